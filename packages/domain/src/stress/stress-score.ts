/** What the four sliders of the stress monitor say. */
export type StressReading = {
  /** Beats a minute. */
  heartRate: number
  /** Breaths a minute. */
  breathingRate: number
  /** Hours slept last night. */
  sleepHours: number
  /** The person's own word for it, from 1 calm to 10. */
  anxiety: number
}

export type StressBand = 'low' | 'moderate' | 'high'

export type StressScore = {
  score: number
  band: StressBand
  /** Each reading on the same scale of 0 to 10, before its weight. */
  parts: { heart: number; breathing: number; sleep: number; anxiety: number }
}

// Weights, divisors, caps and bands: the specification, section 9.

/** How much of each part, 0 to 10, goes into the score; they add up to 1. */
export const stressWeights = { heart: 0.3, breathing: 0.2, sleep: 0.2, anxiety: 0.3 }
const moderateFrom = 3
const highFrom = 6

/** Stress from 0 calm to 10 high, rounded to one decimal, with what each reading contributed. */
export function stressScore(reading: StressReading): StressScore {
  const parts = {
    heart: capped((reading.heartRate - 60) / 4),
    breathing: capped((reading.breathingRate - 10) / 1.5),
    sleep: capped(1.25 * (9 - reading.sleepHours)),
    anxiety: capped(reading.anxiety),
  }
  const sum =
    stressWeights.heart * parts.heart +
    stressWeights.breathing * parts.breathing +
    stressWeights.sleep * parts.sleep +
    stressWeights.anxiety * parts.anxiety
  const score = toTenth(sum)
  return { score, band: bandOf(score), parts }
}

const capped = (value: number) => Math.min(10, Math.max(0, value))

/** Rounds to one decimal; the tiny addition keeps a half that binary numbers write as 0.04999… a half. */
const toTenth = (value: number) => Math.round((value + 1e-9) * 10) / 10

/** The band is taken of the score that is shown, so that a shown 3.0 is never called low. */
function bandOf(score: number): StressBand {
  if (score < moderateFrom) return 'low'
  return score < highFrom ? 'moderate' : 'high'
}
