export type BreathPhase = 'in' | 'top_up' | 'hold' | 'out' | 'hum' | 'rest'

/** One part of a breath and how long it lasts, in milliseconds. */
export type PhaseTime = { phase: BreathPhase; ms: number }

/** A breath as its parts in order; their times are those of `docs/exercises.md`. */
export type BreathPattern = readonly [PhaseTime, ...PhaseTime[]]

/** Where a breath is: which part, how far in it, and how open the figure is, 0 closed to 1 open. */
export type BreathMoment = {
  /** The breath, counted from 0. */
  round: number
  phase: BreathPhase
  elapsedMs: number
  phaseMs: number
  openness: number
}

const seconds = (count: number) => count * 1000

export const breathPatterns = {
  /** Six a minute (MARCHANT, STEFFEN17). */
  four_six: [
    { phase: 'in', ms: seconds(4) },
    { phase: 'out', ms: seconds(6) },
  ],
  five_five: [
    { phase: 'in', ms: seconds(5) },
    { phase: 'out', ms: seconds(5) },
  ],
  box: [
    { phase: 'in', ms: seconds(4) },
    { phase: 'hold', ms: seconds(4) },
    { phase: 'out', ms: seconds(4) },
    { phase: 'rest', ms: seconds(4) },
  ],
  four_seven_eight: [
    { phase: 'in', ms: seconds(4) },
    { phase: 'hold', ms: seconds(7) },
    { phase: 'out', ms: seconds(8) },
  ],
  /** Two breaths in, one long one out (BALBAN). */
  sigh: [
    { phase: 'in', ms: seconds(2) },
    { phase: 'top_up', ms: seconds(1) },
    { phase: 'out', ms: seconds(6) },
  ],
  hum: [
    { phase: 'in', ms: seconds(4) },
    { phase: 'hum', ms: seconds(10) },
  ],
} as const satisfies Record<string, BreathPattern>

/** How long one breath of a pattern lasts, in milliseconds. */
export const roundMs = (pattern: BreathPattern): number => pattern.reduce((sum, { ms }) => sum + ms, 0)

/** How many whole breaths fit into a time. */
export const roundsIn = (pattern: BreathPattern, ms: number): number => Math.floor(ms / roundMs(pattern))

/** Where the breath is after `elapsedMs`, from 0 on; rounds follow one another without end. */
export function breathAt(pattern: BreathPattern, elapsedMs: number): BreathMoment {
  const whole = roundMs(pattern)
  const round = Math.floor(elapsedMs / whole)
  return { round, ...withinRound(pattern, elapsedMs - round * whole) }
}

/** The shortest breath that an adapting pace begins with, and the longest it grows to, in milliseconds (STEFFEN21). */
const easiest = { fromMs: 4500, toMs: 10_000, growsMs: 500, everyRounds: 4 } as const

/** How long the n-th breath (from 0) of the adapting pace lasts: it begins at about 13 a minute and grows to six. */
export function adaptingRoundMs(round: number): number {
  const grown = easiest.fromMs + easiest.growsMs * Math.floor(round / easiest.everyRounds)
  return Math.min(grown, easiest.toMs)
}

/** Where the breath is `elapsedMs` after the adapting pace began; in and out keep the shares of four to six. */
export function adaptingBreathAt(elapsedMs: number): BreathMoment {
  let round = 0
  let left = elapsedMs
  while (left >= adaptingRoundMs(round)) {
    // From here on all rounds are alike.
    if (adaptingRoundMs(round) === easiest.toMs) {
      const more = Math.floor(left / easiest.toMs)
      round += more
      left -= more * easiest.toMs
      break
    }
    left -= adaptingRoundMs(round)
    round += 1
  }
  const ms = adaptingRoundMs(round)
  return {
    round,
    ...withinRound(
      [
        { phase: 'in', ms: ms * 0.4 },
        { phase: 'out', ms: ms * 0.6 },
      ],
      left,
    ),
  }
}

function withinRound(pattern: BreathPattern, elapsedMs: number): Omit<BreathMoment, 'round'> {
  let left = elapsedMs
  let openness = 0
  for (const { phase, ms } of pattern) {
    const from = openness
    const to = opennessAfter(phase, from, pattern)
    if (left < ms) return { phase, elapsedMs: left, phaseMs: ms, openness: from + (to - from) * eased(left / ms) }
    openness = to
    left -= ms
  }
  // Only for a time that rounding put at the very end.
  const last = pattern.at(-1) ?? pattern[0]
  return { phase: last.phase, elapsedMs: last.ms, phaseMs: last.ms, openness }
}

/** Before a second breath in, the first one opens the figure only in part. */
function opennessAfter(phase: BreathPhase, openness: number, pattern: BreathPattern): number {
  if (phase === 'top_up') return 1
  if (phase === 'in') return pattern.some((part) => part.phase === 'top_up') ? 0.75 : 1
  return phase === 'hold' || phase === 'rest' ? openness : 0
}

/** Slow at both ends, as a breath is. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2
