/** In for four, out for six: the longer out-breath, with nothing held, suits almost everyone. */
export const inMs = 4_000
export const outMs = 6_000
export const breathCount = 6

export type BreathMoment =
  | {
      phase: 'in' | 'out'
      breath: number
      secondsLeft: number /** How far the line is drawn, 0 to 1. */
      drawn: number
    }
  | { phase: 'done' }

/** Where the breath is, so many milliseconds after its start. */
export function breathAt(elapsedMs: number): BreathMoment {
  const roundMs = inMs + outMs
  const breath = Math.floor(elapsedMs / roundMs) + 1
  if (breath > breathCount) return { phase: 'done' }
  const within = elapsedMs % roundMs
  return within < inMs
    ? { phase: 'in', breath, secondsLeft: Math.ceil((inMs - within) / 1000), drawn: eased(within / inMs) }
    : {
        phase: 'out',
        breath,
        secondsLeft: Math.ceil((roundMs - within) / 1000),
        drawn: 1 - eased((within - inMs) / outMs),
      }
}

/** Slow at both ends, as breath is. */
function eased(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2
}
