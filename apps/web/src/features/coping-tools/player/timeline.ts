import type { StepCount } from '@maitri/content/coping-tools'
import type { StepNumber } from './activity'

const lastStep = 5

/**
 * Where someone is in an exercise. Times are moments of the wall clock in milliseconds, since a locked screen and a sleeping tab stop every
 * other clock.
 */
export type Timeline = {
  step: StepNumber
  /** Milliseconds of this step that had passed at `since`, or in all while paused. */
  passedMs: number
  /** When it last began to run; null while it stands still. */
  since: number | null
  /** Milliseconds that the exercise has run, over all steps and without pauses. */
  activeMs: number
  isComplete: boolean
}

/** A step, from its beginning or after what had passed of it, and the milliseconds that the exercise had run by then. */
export type StepPlace = Pick<Timeline, 'step' | 'activeMs'> & Partial<Pick<Timeline, 'passedMs'>>

export type Course = {
  stepSeconds: StepCount
  /** An untimed exercise goes on by hand only. */
  isUntimed: boolean
  /** A step that goes on by hand in an exercise that is timed. */
  openStep?: StepNumber | undefined
}

export const beginning: Timeline = { step: 1, passedMs: 0, since: null, activeMs: 0, isComplete: false }

/** Starts or goes on. */
export function run(timeline: Timeline, now: number): Timeline {
  return timeline.isComplete || timeline.since !== null ? timeline : { ...timeline, since: now }
}

/** The same moment seen from now: steps that are over are left, and the exercise ends with its last one. */
export function settle(timeline: Timeline, { stepSeconds, isUntimed, openStep }: Course, now: number): Timeline {
  if (timeline.since === null) return timeline
  // A clock that was set back must not take time away.
  const ran = Math.max(0, now - timeline.since)
  let { step } = timeline
  let passedMs = timeline.passedMs + ran
  const settled = { ...timeline, since: now, activeMs: timeline.activeMs + ran }
  if (isUntimed) return { ...settled, passedMs }
  while (step !== openStep && passedMs >= secondsOf(stepSeconds, step) * 1000) {
    if (step === lastStep) {
      const over = passedMs - secondsOf(stepSeconds, step) * 1000
      return {
        ...settled,
        step,
        passedMs: passedMs - over,
        activeMs: settled.activeMs - over,
        since: null,
        isComplete: true,
      }
    }
    passedMs -= secondsOf(stepSeconds, step) * 1000
    step = (step + 1) as StepNumber
  }
  return { ...settled, step, passedMs }
}

export function pause(timeline: Timeline, course: Course, now: number): Timeline {
  return { ...settle(timeline, course, now), since: null }
}

/** To the beginning of a step; beyond the last one the exercise is complete. */
export function goTo(timeline: Timeline, step: number, course: Course, now: number): Timeline {
  const settled = settle(timeline, course, now)
  if (settled.isComplete || step < 1) return settled
  if (step > lastStep) return { ...settled, since: null, isComplete: true }
  return { ...settled, step: step as StepNumber, passedMs: 0 }
}

/** Milliseconds of the current step that have passed. */
export function stepElapsedMs(timeline: Timeline, now: number): number {
  return timeline.passedMs + (timeline.since === null ? 0 : Math.max(0, now - timeline.since))
}

/** Milliseconds that the exercise has run over all its steps, without pauses. */
export function totalActiveMs(timeline: Timeline, now: number): number {
  return timeline.activeMs + (timeline.since === null ? 0 : Math.max(0, now - timeline.since))
}

/** Milliseconds left until the end, this step's rest and all later steps; never below 0. */
export function remainingMs(timeline: Timeline, course: Course, now: number): number {
  const settled = settle(timeline, course, now)
  if (settled.isComplete) return 0
  const later = course.stepSeconds.slice(settled.step).reduce((sum, seconds) => sum + seconds, 0)
  return later * 1000 + Math.max(0, secondsOf(course.stepSeconds, settled.step) * 1000 - settled.passedMs)
}

/** Minutes and seconds as the specification shows them, mm:ss; a part of a second counts as a whole one. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

export const secondsOf = (stepSeconds: StepCount, step: StepNumber): number =>
  stepSeconds[(step - 1) as 0 | 1 | 2 | 3 | 4]
