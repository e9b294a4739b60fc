import { lazy } from '../../lazy'
import { type Weights, WeightTable } from '../../learned/weight-table'
import type { Token } from '../../text/tokens-of'
import { numberSentences } from '../number-sentences'
import type { WeighedHit } from '../weighed-hit'
import { placeOfWord, seeTone } from './tone-features'
import { type Tone, tones } from './tones'
import { packed } from './weights-data'

export type ToneReading = {
  tone: Tone
  /** Whether it is likely enough to be told as more than a first impression. */
  isSure: boolean
  /** For each token how much it weighs (below 0) or lifts (above). */
  leanings: Float64Array
  /** For each token the sentence that it stands in, from 0. */
  sentences: readonly number[]
}

/** Below this share nobody is told how they feel, they are asked (decision 0022). */
const sureShare = 0.7
/** A text is read as heavy or light only where that is at least this likely (decision 0022). */
const leastShare = 0.55
/** Of words that were never seen nothing is said: one in five must be known. Chosen by us. */
const leastKnown = 0.2

const width = tones.length
const table = lazy(() => new WeightTable(packed).weights)
const negative = tones.indexOf('negative')
const positive = tones.indexOf('positive')

/** How the writer of a text feels, by weights learned from passages; `weighed` is what the lexicons found. */
export function readTone(
  tokens: readonly Token[],
  weighed: readonly WeighedHit[],
  weights: Weights = table(),
): ToneReading {
  const sums = new Float64Array(width)
  const leanings = new Float64Array(tokens.length)
  let squares = 0
  seeTone(tokens, weighed, (place, value, at) => {
    const row = (weights.rowAt[place] ?? 0) - 1
    if (row < 0) return
    squares += value * value
    const says = (kind: number) => value * (weights.values[row * width + kind] ?? 0)
    for (let kind = 0; kind < width; kind++) sums[kind] = (sums[kind] ?? 0) + says(kind)
    leanings[at] = (leanings[at] ?? 0) + says(positive) - says(negative)
  })
  const step = weights.scale / (Math.sqrt(squares) || 1)
  const shares = sharesOf(weights.bias.map((bias, kind) => bias + step * (sums[kind] ?? 0)))
  const most = Math.max(...shares)
  const likeliest = tones[shares.indexOf(most)] ?? 'neutral'
  const isOneWay = likeliest === 'positive' || likeliest === 'negative'
  const words = tokens.filter(({ kind }) => kind === 'word')
  const known = words.filter((word) => weights.rowAt[placeOfWord(word)] !== 0)
  const isKnown = squares > 0 && known.length >= leastKnown * words.length
  const isTold = isKnown && !(isOneWay && most < leastShare)
  return {
    tone: isTold ? likeliest : 'neutral',
    isSure: isKnown && most >= sureShare,
    leanings,
    sentences: numberSentences(tokens),
  }
}

function sharesOf(logits: readonly number[]): number[] {
  const most = Math.max(...logits)
  const raised = logits.map((logit) => Math.exp(logit - most))
  const total = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / total)
}
