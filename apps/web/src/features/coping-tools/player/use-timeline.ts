import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { StepClock } from './activity'
import {
  beginning,
  type Course,
  clockText,
  goTo,
  pause,
  remainingMs,
  run,
  type StepPlace,
  secondsOf,
  settle,
  stepElapsedMs,
  type Timeline,
  totalActiveMs,
} from './timeline'

/** How often the page looks at the clock. What it shows is the clock's, however late it looks. */
const lookMs = 200

export type RunningTimeline = {
  timeline: Timeline
  remainingMs: number
  clock: StepClock
  run: () => void
  pause: () => void
  goTo: (step: number) => void
}

/** A timeline that keeps itself up to date while it runs, also right after the screen comes back. */
export function useTimeline(course: Course, from?: StepPlace): RunningTimeline {
  const timeline = useRef<Timeline>({ ...beginning, ...from })
  const shownText = useRef('')
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  const change = useCallback((next: Timeline) => {
    timeline.current = next
    redraw()
  }, [])
  const look = useCallback(() => {
    const before = timeline.current
    const next = settle(before, course, Date.now())
    const text = clockText(remainingMs(next, course, Date.now()))
    // Between two seconds nothing changes of what is seen.
    const isSeen = next.step !== before.step || (next.since === null) !== (before.since === null)
    timeline.current = next
    if (isSeen || text !== shownText.current) redraw()
    shownText.current = text
  }, [course])

  const isRunning = timeline.current.since !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning, look])

  const { step } = timeline.current
  const clock = useMemo<StepClock>(
    () => ({
      elapsedMs: () => stepElapsedMs(timeline.current, Date.now()),
      activeMs: () => totalActiveMs(timeline.current, Date.now()),
      totalMs: course.isUntimed || course.openStep === step ? null : secondsOf(course.stepSeconds, step) * 1000,
    }),
    [course, step],
  )

  return {
    timeline: timeline.current,
    remainingMs: remainingMs(timeline.current, course, Date.now()),
    clock,
    run: useCallback(() => change(run(timeline.current, Date.now())), [change]),
    pause: useCallback(() => change(pause(timeline.current, course, Date.now())), [change, course]),
    goTo: useCallback((to: number) => change(goTo(timeline.current, to, course, Date.now())), [change, course]),
  }
}
