import { type EmotionFamily, emotionFamilies } from './emotion-families'

/** Whole percentages of the five families. */
export type EmotionShares = Record<EmotionFamily, number>

/** Whole percentages that sum to 100 for weights of any size (largest remainder); all 0 where nothing weighs. */
export function emotionSharesOf(weights: Partial<Record<EmotionFamily, number>>): EmotionShares {
  const total = emotionFamilies.reduce((sum, family) => sum + (weights[family] ?? 0), 0)
  const exact = (family: EmotionFamily) => (total > 0 ? (100 * (weights[family] ?? 0)) / total : 0)
  const shares = Object.fromEntries(
    emotionFamilies.map((family) => [family, Math.floor(exact(family))]),
  ) as EmotionShares
  const given = emotionFamilies.reduce((sum, family) => sum + shares[family], 0)
  const byRemainder = [...emotionFamilies].sort((one, other) => (exact(other) % 1) - (exact(one) % 1))
  for (const family of byRemainder.slice(0, total > 0 ? 100 - given : 0)) shares[family] += 1
  return shares
}

/** The family with the largest share; the earlier one in `emotionFamilies` where two are equal, neutral where all are 0. */
export function dominantEmotionOf(shares: EmotionShares): EmotionFamily {
  const largest = Math.max(...emotionFamilies.map((family) => shares[family]))
  if (largest === 0) return 'neutral'
  return emotionFamilies.find((family) => shares[family] === largest) ?? 'neutral'
}
