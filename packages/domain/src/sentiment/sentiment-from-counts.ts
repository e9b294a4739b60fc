import type { EmotionScores, Sentiment } from './sentiment-result'

// Formula, thresholds, shifts and clamps: the specification, section 9.
const threshold = 0.3
const middle = 50
const shifts = { calm: 30, focused: 20, energetic: 25 }

const clamped = (value: number) => Math.min(100, Math.max(0, value))

/** Label, score from -1 (weighs) to 1 (lifts) and the six readings from 0 to 100 for counts of lifting and weighing words; nothing counted is 0 and neutral. */
export function sentimentFromCounts(
  positive: number,
  negative: number,
): { sentiment: Sentiment; score: number; emotionScores: EmotionScores } {
  const total = positive + negative
  const score = total === 0 ? 0 : (positive - negative) / total
  return { sentiment: sentimentOf(score), score, emotionScores: emotionScoresOf(score) }
}

/** The label of a score from -1 to 1: positive above 0.3, negative below -0.3, else neutral. */
export function sentimentOf(score: number): Sentiment {
  if (score > threshold) return 'positive'
  return score < -threshold ? 'negative' : 'neutral'
}

function emotionScoresOf(score: number): EmotionScores {
  return {
    calm: clamped(middle + shifts.calm * score),
    stressed: clamped(middle - shifts.calm * score),
    focused: clamped(middle + shifts.focused * score),
    distracted: clamped(middle - shifts.focused * score),
    energetic: clamped(middle + shifts.energetic * score),
    tired: clamped(middle - shifts.energetic * score),
  }
}
