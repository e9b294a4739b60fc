import { useEffect, useState } from 'react'
import type { StepClock } from '../player/activity'

const inMs = 4000
const outMs = 6000

/** Where the breaths of a last step stand. `phaseShare` is how much of this in or out has passed, 0 to 1. */
export type ClosingBreath = { phase: 'in' | 'out' | 'over'; phaseShare: number }

export function closingBreathAt(elapsedMs: number, count: number): ClosingBreath {
  if (elapsedMs >= count * (inMs + outMs)) return { phase: 'over', phaseShare: 1 }
  const inBreath = elapsedMs % (inMs + outMs)
  return inBreath < inMs
    ? { phase: 'in', phaseShare: inBreath / inMs }
    : { phase: 'out', phaseShare: (inBreath - inMs) / outMs }
}

/** The phase of `count` soft breaths, four seconds in and six out, by the player's clock. */
export function useClosingBreaths(clock: StepClock, isRunning: boolean, count: number): ClosingBreath['phase'] {
  const [phase, setPhase] = useState(() => closingBreathAt(clock.elapsedMs(), count).phase)
  useEffect(() => {
    const look = () => setPhase(closingBreathAt(clock.elapsedMs(), count).phase)
    look()
    if (!isRunning) return
    const timer = setInterval(look, 100)
    return () => clearInterval(timer)
  }, [clock, isRunning, count])
  return phase
}
