import { useEffect, useRef } from 'react'
import type { StepNumber } from './activity'
import type { KeptPlace } from './kept-place'

const everyMs = 5_000

/** What is kept of the place apart from the times: under which id it counts, and since when. */
export type Attempt = Pick<KeptPlace, 'recordId' | 'beganAt'>

type KeepPlace = {
  attempt: Attempt
  step: StepNumber
  /** Milliseconds now: of the step, and of the whole. */
  passedMs: () => number
  activeMs: () => number
  isRunning: boolean
  isComplete: boolean
  keep: (place: KeptPlace) => void
}

/** Writes down where the exercise stands: every few seconds, at a pause, and when the page is hidden, which may be its end. */
export function useKeepPlace({ attempt, step, passedMs, activeMs, isRunning, isComplete, keep }: KeepPlace): void {
  const write = useRef(() => {})
  write.current = () => {
    if (!isComplete && activeMs() > 0)
      keep({ ...attempt, step, passedMs: passedMs(), activeMs: activeMs(), leftAt: new Date().toISOString() })
  }
  useEffect(() => {
    const now = () => write.current()
    now()
    if (!isRunning) return
    const timer = setInterval(now, everyMs)
    document.addEventListener('visibilitychange', now)
    addEventListener('pagehide', now)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', now)
      removeEventListener('pagehide', now)
    }
  }, [isRunning])
  useEffect(() => () => write.current(), [])
}
