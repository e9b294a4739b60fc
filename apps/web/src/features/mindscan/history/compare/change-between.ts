import type { TextAnalysis } from '@maitri/contracts'
import { type EmotionFamily, sentimentFromCounts } from '@maitri/domain'
import { emotionShown, isMarked, isVideo, type Reading } from '../../../../data/reading'
import { countedWordsOf } from './counted-words-of'

/** What may be said of two readings. It names what was found more or less, and never calls a person better or worse. */
export type Change =
  | { key: 'needs_help' | 'first_impression' | 'lighter' | 'heavier' | 'alike' }
  | { key: 'same_emotion' | 'other_emotion'; earlier: EmotionFamily; later: EmotionFamily }

/** Scores closer than this are called alike: one word more or less moves a score as far. */
const leastDifference = 0.1

/** Two videos are told apart by what was found most in them, everything else by its words. Words that the gate marks stand before both. */
export function changeBetween(earlier: Reading, later: Reading): Change {
  if (isMarked(earlier.body) || isMarked(later.body)) return { key: 'needs_help' }
  const [before, after] = [dominantOf(earlier), dominantOf(later)]
  if (before && after)
    return { key: before === after ? 'same_emotion' : 'other_emotion', earlier: before, later: after }
  const [first, second] = [countedWordsOf(earlier), countedWordsOf(later)]
  if (!first?.enough || !second?.enough) return { key: 'first_impression' }
  const difference = countedScore(second) - countedScore(first)
  if (Math.abs(difference) < leastDifference) return { key: 'alike' }
  return { key: difference > 0 ? 'lighter' : 'heavier' }
}

/** What is said is said of the words that counted, so a score that the cloud gave is left aside. */
function countedScore({ sentimentSource, score, positiveWords, negativeWords }: TextAnalysis): number {
  return sentimentSource === 'cloud' ? sentimentFromCounts(positiveWords, negativeWords).score : score
}

function dominantOf(reading: Reading): EmotionFamily | null {
  const shown = isVideo(reading) ? emotionShown(reading.body) : 'none'
  return shown === 'none' || shown === 'unclear' ? null : shown
}
