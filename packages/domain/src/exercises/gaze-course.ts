/** A minute with the lamp, half a minute of rest, twice; in milliseconds (`docs/exercises.md`, tool 10). */
const gazeMs = 60_000
const restMs = 30_000

/** Where a step of gazing is: whether the eyes are on the lamp, and milliseconds until that ends. */
export type GazeMoment = { phase: 'gaze' | 'rest'; turn: number; leftMs: number }

/** Where gazing is after `elapsedMs`; its turns follow one another without end. */
export function gazeMomentAt(elapsedMs: number): GazeMoment {
  const turn = Math.floor(elapsedMs / (gazeMs + restMs))
  const within = elapsedMs - turn * (gazeMs + restMs)
  return within < gazeMs
    ? { phase: 'gaze', turn, leftMs: gazeMs - within }
    : { phase: 'rest', turn, leftMs: gazeMs + restMs - within }
}
