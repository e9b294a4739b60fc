import { useEffect, useRef } from 'react'
import type { StepClock, StepNumber } from '../../player/activity'

/** Tells five times a second where a step is, and how far the step before had come when it was left. */
export function useStepLooks(
  { step, clock, isRunning }: { step: StepNumber; clock: StepClock; isRunning: boolean },
  look: (step: StepNumber, elapsedMs: number) => void,
): void {
  const last = useRef({ step, elapsedMs: 0, activeMs: 0 })
  const latest = useRef(look)
  latest.current = look

  useEffect(() => {
    const lookNow = () => {
      const now = { step, elapsedMs: clock.elapsedMs(), activeMs: clock.activeMs() }
      const before = last.current
      last.current = now
      // A round that ends with its step is over although nobody looked in its last moment. The clock may be in the next one already.
      if (before.step !== step || now.elapsedMs < before.elapsedMs) {
        latest.current(before.step, before.elapsedMs + now.activeMs - before.activeMs - now.elapsedMs)
      }
      latest.current(step, now.elapsedMs)
    }
    lookNow()
    if (!isRunning) return
    const timer = setInterval(lookNow, 200)
    return () => clearInterval(timer)
  }, [step, clock, isRunning])
}
