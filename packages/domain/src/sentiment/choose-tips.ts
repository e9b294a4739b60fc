import type { EmotionLabel, SentimentResult, TopicCounts } from './sentiment-result'

/** Tips for coping; their words stand in `packages/content` under `mindscan.tips.<id>`. */
export const tipIds = [
  'small_list',
  'five_minute_break',
  'loosen_shoulders',
  'name_five_things',
  'worry_time',
  'slow_breath_out',
  'box_breathing',
  'belly_breathing',
  'hum_breath',
  'one_small_task',
  'daylight_walk',
  'tell_one_person',
  'cool_down_first',
  'kind_note',
  'wind_down',
  'note_what_helped',
  'share_the_good',
  'keep_the_habit',
  'look_up_and_stretch',
  'write_it_down',
  'gentle_routine',
] as const

export type TipId = (typeof tipIds)[number]

type Three = [TipId, TipId, TipId]

const byTopic: Record<keyof TopicCounts, Three> = {
  stress: ['small_list', 'five_minute_break', 'loosen_shoulders'],
  anxiety: ['name_five_things', 'worry_time', 'slow_breath_out'],
  breathing: ['slow_breath_out', 'belly_breathing', 'box_breathing'],
  depression: ['one_small_task', 'daylight_walk', 'tell_one_person'],
}

/** Where no category was named, a feeling can still choose the first tip. */
const byEmotion: Partial<Record<EmotionLabel, TipId>> = {
  angry: 'cool_down_first',
  frustrated: 'cool_down_first',
  guilty: 'kind_note',
  ashamed: 'kind_note',
  hurt: 'tell_one_person',
  lonely: 'tell_one_person',
  tired: 'wind_down',
  afraid: 'name_five_things',
  anxious: 'slow_breath_out',
  stressed: 'small_list',
  overwhelmed: 'small_list',
  hopeless: 'one_small_task',
  sad: 'daylight_walk',
}

const bySentiment: Record<SentimentResult['sentiment'], Three> = {
  positive: ['note_what_helped', 'share_the_good', 'keep_the_habit'],
  negative: ['write_it_down', 'hum_breath', 'gentle_routine'],
  neutral: ['look_up_and_stretch', 'write_it_down', 'gentle_routine'],
}

/** Three different tips: of the strongest keyword categories in turn, then of the feelings, then of the sentiment. Deterministic. */
export function chooseTips(result: Pick<SentimentResult, 'topics' | 'sentiment' | 'emotions'>): Three {
  const found = Object.entries(result.topics)
    .filter(([, count]) => count > 0 && result.sentiment !== 'positive')
    .sort(([, one], [, other]) => other - one)
    .map(([topic]) => byTopic[topic as keyof TopicCounts])
  const inTurn = [0, 1, 2].flatMap((place) => found.flatMap((three) => three[place] ?? []))
  const felt = result.sentiment === 'positive' ? [] : result.emotions.flatMap((emotion) => byEmotion[emotion] ?? [])
  const [first, second, third] = new Set([...inTurn, ...felt, ...bySentiment[result.sentiment]])
  const fallback = bySentiment[result.sentiment]
  return [first ?? fallback[0], second ?? fallback[1], third ?? fallback[2]]
}
