import type { Token } from '../text/tokens-of'
import { newEntry } from './entry'
import type { ToneReading } from './learned/read-tone'
import { sentimentFromCounts } from './sentiment-from-counts'
import type { WeighedHit } from './weighed-hit'

type Effect = WeighedHit['effect']

/** Words that one mark covers at most: what can be taken in at a glance. */
const longestMark = 12

/**
 * The tone of the whole decides over single words: those that say otherwise are shown and not counted, and where none says it, the words
 * that say most of it are marked together. So marks, counts and result never contradict one another.
 */
export function settleWhole(tokens: readonly Token[], weighed: WeighedHit[], reading: ToneReading): WeighedHit[] {
  switch (reading.tone) {
    case 'positive':
      return settleOneWay(tokens, weighed, reading, 1)
    case 'negative':
      return settleOneWay(tokens, weighed, reading, -1)
    case 'mixed':
      return settleBothWays(tokens, weighed, reading)
    case 'neutral':
      if (!isBalanced(weighed)) weighed.forEach(overrule)
      return weighed
  }
}

function settleOneWay(tokens: readonly Token[], weighed: WeighedHit[], reading: ToneReading, effect: Effect) {
  for (const one of weighed) if (one.effect !== effect) overrule(one)
  return weighed.some(counts) ? weighed : withMark(tokens, weighed, reading, effect)
}

function settleBothWays(tokens: readonly Token[], weighed: WeighedHit[], reading: ToneReading): WeighedHit[] {
  let settled = weighed
  for (const effect of [1, -1] as const)
    if (countOf(settled, effect) === 0) settled = withMark(tokens, settled, reading, effect)
  const more = countOf(settled, 1) > countOf(settled, -1) ? 1 : -1
  const weakestFirst = settled.filter((one) => counts(one) && one.effect === more).sort((a, b) => a.weight - b.weight)
  const fewer = countOf(settled, more === 1 ? -1 : 1)
  // As many stay as neither side outweighs the other; none, where the other side has nothing.
  const gone = weakestFirst.findIndex(
    (_, count) => sentimentFromCounts(weakestFirst.length - count, fewer).sentiment === 'neutral',
  )
  for (const one of weakestFirst.slice(0, gone < 0 ? undefined : gone)) overrule(one)
  return settled
}

const counts = ({ weight }: WeighedHit) => weight > 0

const countOf = (weighed: readonly WeighedHit[], effect: Effect) =>
  weighed.filter((one) => counts(one) && one.effect === effect).length

const isBalanced = (weighed: readonly WeighedHit[]) =>
  sentimentFromCounts(countOf(weighed, 1), countOf(weighed, -1)).sentiment === 'neutral'

function overrule(one: WeighedHit): void {
  if (one.weight === 0) return
  one.weight = 0
  one.emotions = []
  one.reasons.push('overruled')
}

/** With a mark over the clause that says most in one direction; what else was shown there gives way to it. */
function withMark(tokens: readonly Token[], weighed: WeighedHit[], reading: ToneReading, effect: Effect): WeighedHit[] {
  const { sentences, leanings } = reading
  const isTaken = new Set(weighed.filter(counts).flatMap(({ hit }) => rangeOf(hit.from, hit.to)))
  let best = { sum: 0, from: 0, to: 0 }
  for (const clause of clausesOf(tokens, isTaken)) {
    const sum = effect * clause.reduce((total, at) => total + (leanings[at] ?? 0), 0)
    if (sum > best.sum) best = { sum, from: clause[0] ?? 0, to: (clause.at(-1) ?? 0) + 1 }
  }
  const { sum, from, to } = best
  if (sum === 0) return weighed
  const mark: WeighedHit = {
    hit: { from, to, entry: { ...newEntry(), phrase: true }, negatedInside: false, isCompleted: false },
    effect,
    weight: 1,
    reasons: ['together'],
    emotions: [],
    sentence: sentences[from] ?? 0,
  }
  const apart = weighed.filter(({ hit }) => hit.to <= from || hit.from >= to)
  return [...apart, mark].sort((a, b) => a.hit.from - b.hit.from)
}

const rangeOf = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

/** The places of the words of each clause; what is counted already and a clause that is too long part it. */
function clausesOf(tokens: readonly Token[], isTaken: ReadonlySet<number>): number[][] {
  const clauses: number[][] = [[]]
  tokens.forEach(({ kind }, at) => {
    const isBreak = kind === 'clause_break' || kind === 'sentence_break' || isTaken.has(at)
    if (isBreak || clauses.at(-1)?.length === longestMark) clauses.push([])
    if (!isBreak) clauses.at(-1)?.push(at)
  })
  return clauses.filter((clause) => clause.length > 0)
}
