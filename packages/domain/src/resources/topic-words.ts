import type { Language } from '../language'
import { analyzeSentiment } from '../sentiment/analyze-sentiment'
import type { EmotionLabel, TopicCounts } from '../sentiment/sentiment-result'
import { foldWord } from '../text/fold-word'
import { wordsIn } from '../text/tokens-of'
import { topicForms } from './topic-forms'
import { type TopicWord, topicsMax, topicWordList } from './topic-word'

const byKeyword: Record<keyof TopicCounts, TopicWord> = {
  stress: 'stress',
  anxiety: 'anxiety',
  breathing: 'breathing',
  depression: 'depression',
}

/** Feelings that were said without naming a topic; the others lead nowhere in particular. */
const byEmotion: Partial<Record<EmotionLabel, TopicWord>> = {
  stressed: 'stress',
  overwhelmed: 'overwhelm',
  anxious: 'anxiety',
  afraid: 'anxiety',
  sad: 'low mood',
  hopeless: 'low mood',
  disappointed: 'low mood',
  lonely: 'loneliness',
  angry: 'anger',
  frustrated: 'anger',
  guilty: 'guilt',
  ashamed: 'guilt',
  tired: 'tiredness',
  hurt: 'relationships',
  jealous: 'relationships',
  calm: 'relaxation',
  relieved: 'relaxation',
  happy: 'happiness',
  grateful: 'happiness',
}

/** What says the same less exactly, and gives way. */
const widerThan: Partial<Record<TopicWord, readonly TopicWord[]>> = {
  'exam stress': ['stress'],
  'work stress': ['stress'],
  'panic attacks': ['anxiety'],
  'money worries': ['worry'],
  'violence at home': ['anger'],
}

type Finder = { topic: TopicWord; endings: string[]; whole: string[] }

let finders: Finder[] | undefined

/**
 * What a text is about, in words of the closed vocabulary and nothing else: at most `topicsMax`, said most often first; empty where it
 * names no topic and no feeling. All languages are read; `language` is the hint of `analyzeSentiment`.
 */
export function topicWords(text: string, language: Language): TopicWord[] {
  finders ??= topicWordList.map(finderFor)
  const spoken = ` ${wordsIn(text).join(' ')} `
  const found = new Map<TopicWord, number>()
  const add = (topic: TopicWord, count: number) => {
    if (count > 0) found.set(topic, (found.get(topic) ?? 0) + count)
  }
  for (const { topic, endings, whole } of finders) {
    // A topic that was named outweighs any feeling that only speaks of it.
    add(topic, 2 * (countOf(spoken, endings) + countOf(spoken, whole)))
  }
  const { topics, emotions } = analyzeSentiment(text, language)
  for (const name of Object.keys(byKeyword) as (keyof TopicCounts)[]) add(byKeyword[name], Math.sign(topics[name]))
  for (const emotion of emotions) {
    const topic = byEmotion[emotion]
    if (topic) add(topic, 1)
  }
  const wider = new Set([...found.keys()].flatMap((topic) => widerThan[topic] ?? []))
  return [...found]
    .filter(([topic]) => !wider.has(topic))
    .sort(([, one], [, other]) => other - one)
    .slice(0, topicsMax)
    .map(([topic]) => topic)
}

/** Whether a text names that topic in any of the languages; a feeling alone names none. */
export function namesTopic(text: string, topic: TopicWord): boolean {
  finders ??= topicWordList.map(finderFor)
  const spoken = ` ${wordsIn(text).join(' ')} `
  return finders.some(
    (finder) => finder.topic === topic && countOf(spoken, finder.endings) + countOf(spoken, finder.whole) > 0,
  )
}

/** The topic's name in that language, to show and to search with; the English one where the table has none. */
export function topicName(topic: TopicWord, language: Language): string {
  const forms = language === 'en' ? undefined : topicForms[topic][language]
  return forms === undefined ? topic : (formsOf(forms)[0] ?? topic)
}

/** What is asked of a search on the web: the topics' names in that language, and that it is about the mind. Nothing else. */
export function topicQuery(topics: readonly TopicWord[], language: Language): string {
  const named = new Set<TopicWord>([...topics, 'mental health'])
  return [...named].map((topic) => topicName(topic, language)).join(' ')
}

function finderFor(topic: TopicWord): Finder {
  const { latin, ...others } = topicForms[topic]
  const latinForms = formsOf(latin)
  const endings = latinForms.filter((form) => form.endsWith('*')).map((form) => form.slice(0, -1))
  const own = endings.some((form) => topic.startsWith(form)) ? [] : [topic]
  const whole = new Set([...latinForms.filter((form) => !form.endsWith('*')), ...own])
  const native = Object.values(others).flatMap(formsOf)
  return {
    topic,
    endings: [...new Set([...endings, ...native])].map((form) => ` ${folded(form)}`),
    whole: [...whole].map((form) => ` ${folded(form)} `),
  }
}

const formsOf = (listed: string) => listed.split(',').map((form) => form.trim())

/** As the words of a text are: 'self-esteem' is two. */
const folded = (form: string) =>
  form
    .split(/[\s-]+/)
    .map(foldWord)
    .join(' ')

function countOf(spoken: string, forms: readonly string[]): number {
  let count = 0
  for (const form of forms) if (spoken.includes(form)) count += 1
  return count
}
