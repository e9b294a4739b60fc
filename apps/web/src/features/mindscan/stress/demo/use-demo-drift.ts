import { useEffect, useEffectEvent } from 'react'
import { type Drift, drawDrift, driftEveryMs } from './draw-drift'

/** Lets the demo's values drift while it is on. */
export function useDemoDrift(isOn: boolean, random: () => number, onDrift: (drift: Drift) => void): void {
  const step = useEffectEvent(() => {
    const drift = drawDrift(random)
    if (drift) onDrift(drift)
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => step(), driftEveryMs)
    return () => clearInterval(timer)
  }, [isOn])
}
