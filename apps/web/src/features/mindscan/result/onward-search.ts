import type { EmotionFamily, EmotionLabel, PresetTopic, TopicCounts } from '@maitri/domain'
import { emotionShown, isHeavy, isMarked, leadingWord, type Reading } from '../../../data/reading'
import { emotionOfOwnWord } from './emotion-of-own-word'
import type { ToolNeed } from './tool-needs'

/** The fields of therapists that a reading can lead to, of the specification's section 3. */
export type TherapistField = 'anxiety' | 'relationships' | 'stress'

/** What the addresses of the next screens carry of a reading: names from closed lists, never a person's words. */
export type OnwardSearch = {
  copingTools: { for?: ToolNeed }
  mindmitra: { topic?: PresetTopic }
  therapists: { specialty?: TherapistField }
}

type Context = [need: ToolNeed, topic: PresetTopic, field: TherapistField]

const byTopic: Record<keyof TopicCounts, Context> = {
  stress: ['stress', 'stress', 'stress'],
  anxiety: ['anxiety', 'anxiety', 'anxiety'],
  breathing: ['relaxation', 'breathing', 'anxiety'],
  depression: ['outlook', 'depression', 'anxiety'],
}

/** Where no keyword was named, the strongest feeling leads. */
const byFeeling: Partial<Record<EmotionLabel, Context>> = {
  sad: byTopic.depression,
  hopeless: byTopic.depression,
  disappointed: byTopic.depression,
  lonely: ['outlook', 'connections', 'relationships'],
  hurt: ['outlook', 'boundaries', 'relationships'],
  jealous: ['outlook', 'connections', 'relationships'],
  anxious: byTopic.anxiety,
  afraid: byTopic.anxiety,
  stressed: byTopic.stress,
  overwhelmed: byTopic.stress,
  angry: ['relaxation', 'stress', 'stress'],
  frustrated: ['relaxation', 'stress', 'stress'],
  tired: ['relaxation', 'sleep', 'stress'],
}

const byFamily: Partial<Record<EmotionFamily, Context>> = {
  sorrow: byTopic.depression,
  anger: ['relaxation', 'stress', 'stress'],
}

/** Nothing was named that leads anywhere in particular; light readings lead to no field of therapy. */
const openSearch: OnwardSearch = {
  copingTools: { for: 'mindfulness' },
  mindmitra: { topic: 'mindfulness' },
  therapists: {},
}

/** Words that need help lead to what steadies, and to a chat and therapists without a topic: nothing narrows them. */
const helpSearch: OnwardSearch = { copingTools: { for: 'relaxation' }, mindmitra: {}, therapists: {} }

/** What a reading hands to the screens it leads to; the person's own word leads. Deterministic. */
export function onwardSearch(reading: Reading): OnwardSearch {
  if (isHeavy(reading.body)) return helpSearch
  const context = contextOf(reading)
  if (!context) return isMarked(reading.body) ? helpSearch : openSearch
  const [need, topic, specialty] = context
  return { copingTools: { for: need }, mindmitra: { topic }, therapists: { specialty } }
}

function contextOf({ body }: Reading): Context | undefined {
  const own = leadingWord(body)
  if (own) {
    const emotion = emotionOfOwnWord(own)
    return emotion ? byFeeling[emotion] : undefined
  }
  if (body.kind === 'video') {
    const shown = emotionShown(body)
    return shown === 'none' || shown === 'unclear' ? undefined : byFamily[shown]
  }
  if (body.sentiment === 'positive' && !isMarked(body)) return undefined
  const [strongest] = Object.entries(body.topics)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
  if (strongest) return byTopic[strongest[0] as keyof TopicCounts]
  return body.emotions.map((feeling) => byFeeling[feeling]).find((context) => context !== undefined)
}
