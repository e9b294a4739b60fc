import type { EmotionLabel, SentimentResult, TopicCounts } from '../sentiment/sentiment-result'
import { type TipTopic, tipsOfTopics } from './tips-of-topics'

/** Tips that belong to no topic alone. */
const generalTips = [
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

export type TipId = (typeof generalTips)[number] | (typeof tipsOfTopics)[TipTopic][number]

/** Tips for coping; their words stand in `packages/content` under `mindscan.tips.<id>`. */
export const tipIds: readonly TipId[] = [...new Set<TipId>([...generalTips, ...Object.values(tipsOfTopics).flat()])]

/** Nothing of these stands beside words that the gate marks (`docs/safety.md` S9, S23). */
export const lightTips: ReadonlySet<TipId> = new Set<TipId>([
  'note_what_helped',
  'share_the_good',
  'keep_the_habit',
  'look_up_and_stretch',
  'thank_one_part',
  'taste_of_home',
])

type Three = [TipId, TipId, TipId]
type Pool = readonly TipId[]

const byKeyword: Record<keyof TopicCounts, Pool> = {
  stress: ['small_list', 'five_minute_break', 'loosen_shoulders', 'hum_breath', 'write_it_down'],
  anxiety: ['name_five_things', 'worry_time', 'slow_breath_out', 'for_and_against', 'hum_breath'],
  breathing: ['slow_breath_out', 'belly_breathing', 'box_breathing', 'hum_breath'],
  depression: ['one_small_task', 'daylight_walk', 'tell_one_person', 'gentle_routine', 'kind_note'],
}

/** Where no topic was named, a feeling can still choose the first tip. */
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

export type TipContext = {
  /** What the words are about, the strongest first (`tipTopicsIn`). */
  heard?: readonly TipTopic[]
  /** Turns the tips of a topic, so that two readings begin with different ones; the same seed gives the same tips. */
  seed?: string
  /** Shown with the latest readings: they come after those that were not. */
  recent?: readonly string[]
  /** What helped this person before: it comes first. */
  helped?: readonly TipId[]
}

/**
 * Three different tips: of the topics that were heard in turn, then of the keyword categories, the feelings and the sentiment. Words that lift
 * get tips that keep what works. Deterministic.
 */
export function chooseTips(
  result: Pick<SentimentResult, 'topics' | 'sentiment' | 'emotions'>,
  context: TipContext = {},
): Three {
  const fallback = bySentiment[result.sentiment]
  if (result.sentiment === 'positive') return fallback
  const heard = (context.heard ?? []).map((topic) => ordered(tipsOfTopics[topic], context))
  const keywords = Object.entries(result.topics)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([topic]) => ordered(byKeyword[topic as keyof TopicCounts], context))
  const felt = result.emotions.flatMap((emotion) => byEmotion[emotion] ?? [])
  return firstThree([...inTurn(heard), ...inTurn(keywords), ...felt, ...fallback], fallback)
}

/** Beside words that the gate marks: the tips of the topic that are not light, and what steadies. Deterministic. */
export function chooseSteadyTips(context: TipContext = {}): Three {
  const heard = (context.heard ?? []).map((topic) =>
    ordered(
      (tipsOfTopics[topic] as Pool).filter((tip) => !lightTips.has(tip)),
      context,
    ),
  )
  return firstThree([...inTurn(heard), ...steadyingTips], steadyingTips)
}

/** What steadies, whatever is heard. */
export const steadyingTips: Three = ['tell_one_person', 'name_five_things', 'slow_breath_out']

function firstThree(tips: Pool, fallback: Three): Three {
  const [first, second, third] = new Set(tips)
  return [first ?? fallback[0], second ?? fallback[1], third ?? fallback[2]]
}

/** Each pool gives its first, then each its second, and so on. */
function inTurn(pools: readonly Pool[]): TipId[] {
  const longest = Math.max(0, ...pools.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => pools.flatMap((pool) => pool[place] ?? [])).flat()
}

/** Turned by the seed, a tip of the topic alone in front; then what helped before first, and what was shown lately last. */
function ordered(pool: Pool, { seed, recent = [], helped = [] }: TipContext): TipId[] {
  const turn = seed === undefined ? 0 : hashOf(seed) % pool.length
  const turned = [...pool.slice(turn), ...pool.slice(0, turn)]
  const own = seed === undefined ? undefined : turned.find((tip) => !generalTips.some((general) => general === tip))
  const rank = (tip: TipId) => (helped.includes(tip) ? 0 : recent.includes(tip) ? 2 : 1)
  return [...new Set(own ? [own, ...turned] : turned)].sort((one, other) => rank(one) - rank(other))
}

/** FNV-1a, 32 bits: spreads ids evenly, and is the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
