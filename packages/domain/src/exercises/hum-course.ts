import { type BreathMoment, breathAt, breathPatterns, roundMs, roundsIn } from '../breath/breath-pattern'

/** Rounds of humming breath, by the step of the exercise that holds them (`docs/exercises.md`, tool 7). */
export const humRounds = { 2: 6, 4: 9 } as const

export const humRoundCount = humRounds[2] + humRounds[4]

/** Seconds of the five steps of alternate-nostril breath: 27 rounds of 20 s between settling and closing. */
export const nadiStepSeconds = [30, 180, 180, 180, 30] as const

const half = breathPatterns.four_six
/** One round is in left, out right, in right, out left; in milliseconds. */
const nadiRoundMs = 2 * roundMs(half)

export const nadiRoundsAStep = nadiStepSeconds[1] / (nadiRoundMs / 1000)

export const nadiRoundCount = 3 * nadiRoundsAStep

/** Where a step of humming is after `elapsedMs`; null once its rounds are over. */
export function humMomentAt(step: keyof typeof humRounds, elapsedMs: number): BreathMoment | null {
  return elapsedMs < humRounds[step] * roundMs(breathPatterns.hum) ? breathAt(breathPatterns.hum, elapsedMs) : null
}

/** How many rounds of a step of humming are over after `elapsedMs`, never more than the step has. */
export const humRoundsOver = (step: keyof typeof humRounds, elapsedMs: number): number =>
  Math.min(roundsIn(breathPatterns.hum, elapsedMs), humRounds[step])

export type Nostril = 'left' | 'right'

/** A moment of alternate-nostril breath: `round` counts whole rounds of two breaths. */
export type NadiMoment = BreathMoment & { side: Nostril }

/** Where a step of alternate-nostril breath is after `elapsedMs`; null once its rounds are over. Nothing is held. */
export function nadiMomentAt(elapsedMs: number): NadiMoment | null {
  if (elapsedMs >= nadiRoundsAStep * nadiRoundMs) return null
  const breath = breathAt(half, elapsedMs)
  const isLeftFirst = breath.round % 2 === 0
  // Left comes first (ANB16), and each breath out goes through the other side.
  const side = isLeftFirst === (breath.phase === 'in') ? 'left' : 'right'
  return { ...breath, round: Math.floor(breath.round / 2), side }
}

/** How many rounds of a step of alternate-nostril breath are over after `elapsedMs`, never more than the step has. */
export const nadiRoundsOver = (elapsedMs: number): number =>
  Math.min(Math.floor(elapsedMs / nadiRoundMs), nadiRoundsAStep)
