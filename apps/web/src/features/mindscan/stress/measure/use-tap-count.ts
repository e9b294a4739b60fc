import { useEffect, useEffectEvent, useReducer } from 'react'
import { countTaps, type TapAction, type TapCount, type TapCounterKind } from './tap-count'

const tickMs = 250

/** Counts taps against the clock of the page; `onRate` is called once for a count that gave a rate. */
export function useTapCount(kind: TapCounterKind, onRate: (rate: number) => void) {
  const [count, dispatch] = useReducer((before: TapCount, action: TapAction) => countTaps(kind, before, action), {
    state: 'ready',
  })
  const action = (type: TapAction['type']) => dispatch({ type, nowMs: performance.now() })
  const isCounting = count.state === 'counting'

  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => dispatch({ type: 'passed', nowMs: performance.now() }), tickMs)
    return () => clearInterval(timer)
  }, [isCounting])

  const report = useEffectEvent(onRate)
  const rate = count.state === 'done' && count.outcome.kind === 'rate' ? count.outcome.rate : null
  useEffect(() => {
    if (rate !== null) report(rate)
  }, [rate])

  return {
    count,
    start: () => action('started'),
    tap: () => action('tapped'),
    end: () => action('ended'),
  }
}
