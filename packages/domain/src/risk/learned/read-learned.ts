import { lazy } from '../../lazy'
import { blockOf, isIndic } from '../../text/letters'
import type { About } from '../about-whom'
import { conceptsOf } from '../concept-set'
import type { Found } from '../found'
import { isBurdenThought } from '../is-burden-thought'
import { fewestWords, type MatchedTier } from '../read-rules'
import { type Score, Scorer } from './score'
import { weights } from './weights'
import { thresholds } from './weights-data'

const sets = lazy(() => ({
  self: conceptsOf('self'),
  my: conceptsOf('my'),
  other: conceptsOf('other'),
  body: conceptsOf('took|overdose|chest|breath|seizure|withdrawal|severe'),
}))

/** Phrases of the training are this long at most; a longer text is read in parts. */
const longestPart = 24
const partStep = 12
/** Parts of a text are many, and each might be taken wrongly. */
const partCaution = 0.7
/** Pieces of words do not hear a negation, which the rules have heard. */
export const denialCaution = 1
/** 112 stands first only where it is likelier than not. */
const surest = 0.5

/** What the learned reader takes a text for, where it is surer than its threshold by `caution`, and whom it is about. Null where it is calm. */
export function readLearned(
  found: Found,
  ruleNames: readonly string[],
  caution = 0,
): { tier: MatchedTier; about: About } | null {
  if (found.count < fewestWords) return null
  const scorer = new Scorer(found, ruleNames, weights())
  const threshold = (thresholds[scriptOf(found)] ?? thresholds[0] ?? 0) + caution
  for (const [from, to] of partsOf(found)) {
    const score = scorer.score(from, to)
    const isPart = to - from < found.count
    if (score.margin <= threshold + (isPart ? partCaution : 0)) continue
    return { tier: tierOf(score, found, from, to), about: isOfOthers(found, from, to) ? 'someone_else' : 'self' }
  }
  return null
}

/** The whole text, then its sentences, then slices of what is longer. */
function* partsOf(found: Found): Generator<[from: number, to: number]> {
  const { sentence } = found.words
  if (found.count <= 2 * longestPart) yield [0, found.count]
  for (let from = 0; from < found.count; ) {
    let to = from + 1
    while (to < found.count && sentence[to] === sentence[from]) to++
    if (to - from <= longestPart) {
      if (to - from > 2 && to - from < found.count) yield [from, to]
    } else {
      for (let at = from; at < to; at += partStep) yield [at, Math.min(to, at + longestPart)]
    }
    from = to
  }
}

/** A plan and a body in danger are one kind to the model; what was taken, or hurts, tells them apart. */
function tierOf({ shares }: Score, found: Found, from: number, to: number): MatchedTier {
  const [crisis = 0, acute = 0, harm = 0] = shares
  if (harm > crisis && harm > acute) return 'abuse'
  if (acute <= Math.max(crisis, surest)) return 'crisis'
  return found.isBetween(sets().body, from, to - 1) ? 'medical' : 'imminent'
}

/** Where someone else is named and the writer is not; the 'my' of 'my friend' names the friend. */
function isOfOthers(found: Found, from: number, to: number): boolean {
  const { self, my, other } = sets()
  if (isBurdenThought(found, from, to - 1) || found.isBetween(self, from, to - 1)) return false
  for (let at = from; at < to; at++) {
    if (found.isBetween(my, at, at) && !found.isBetween(other, at + 1, at + 1)) return false
  }
  return found.isBetween(other, from, to - 1)
}

const latin = 0
/** No block of letters: a text in Latin letters that is English and not an Indian language typed in them. */
const english = 1
const englishWords = new Set(
  'the a an is are was am be been to of in on at for with from and but or if so not no my me i im you your he she his her they we it this that what when how do did have has had can will just dont cant want'.split(
    ' ',
  ),
)
const leastEnglish = 0.25

/** Which script most words are written in, as the thresholds name them: the first code of its block, 0 for Latin letters, 1 for English. */
export function scriptOf(found: Found): number {
  const counts = new Map<number, number>()
  let most = latin
  for (const word of found.words.plain) {
    const code = word.charCodeAt(0)
    const script = isIndic(code) ? blockOf(code) : latin
    const count = (counts.get(script) ?? 0) + 1
    counts.set(script, count)
    if (count > (counts.get(most) ?? 0)) most = script
  }
  if (most !== latin) return most
  const known = found.words.plain.filter((word) => englishWords.has(word)).length
  return known >= leastEnglish * found.count ? english : latin
}
