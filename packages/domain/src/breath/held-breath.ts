import type { BreathMoment } from './breath-pattern'

/** A breath that a finger leads: how often it was pressed, whether it is now, and since when with the figure how far open. */
export type HeldBreath = { presses: number; isHeld: boolean; sinceMs: number; fromOpenness: number }

export const noBreathYet: HeldBreath = { presses: 0, isHeld: false, sinceMs: 0, fromOpenness: 0 }

/** The figure's pace of opening and closing, in milliseconds: that of six breaths a minute, so that nothing asks for a deep or quick one. */
const opensInMs = 4_000
const closesInMs = 6_000

/** Where a breath led by touch is at a moment of its clock; null before the first press. */
export function heldBreathAt(breath: HeldBreath, nowMs: number): BreathMoment | null {
  if (breath.presses === 0) return null
  const elapsedMs = Math.max(0, nowMs - breath.sinceMs)
  const { isHeld, fromOpenness, presses } = breath
  const openness = isHeld ? fromOpenness + elapsedMs / opensInMs : fromOpenness - elapsedMs / closesInMs
  return {
    round: presses - 1,
    phase: isHeld ? 'in' : 'out',
    elapsedMs,
    phaseMs: Math.max(elapsedMs, isHeld ? opensInMs : closesInMs),
    openness: Math.min(1, Math.max(0, openness)),
  }
}

/** The breath after the finger was put down, or lifted, at `nowMs`; the figure goes on from where it is. */
export function turnHeldBreath(breath: HeldBreath, isHeld: boolean, nowMs: number): HeldBreath {
  if (breath.isHeld === isHeld) return breath
  return {
    presses: breath.presses + (isHeld ? 1 : 0),
    isHeld,
    sinceMs: nowMs,
    fromOpenness: heldBreathAt(breath, nowMs)?.openness ?? 0,
  }
}
