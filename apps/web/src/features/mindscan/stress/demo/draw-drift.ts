/** By how much the made-up values move: beats and breaths a minute. */
export type Drift = { heartRate: number; breathingRate: number }

/** The specification, section 4: every two seconds, with a chance of 30 percent. How far is ours: up to two beats, up to one step. */
export const driftEveryMs = 2000
const driftChance = 0.3

/** One draw of the demo; null where the values stay. `random` gives numbers from 0 up to 1. */
export function drawDrift(random: () => number): Drift | null {
  if (random() >= driftChance) return null
  return { heartRate: Math.floor(random() * 5) - 2, breathingRate: (Math.floor(random() * 3) - 1) * 0.5 }
}
