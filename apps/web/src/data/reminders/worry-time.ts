import { minuteOf } from './time-of-day'

/** How far from sleep a worry time stays, in minutes (`docs/exercises.md`, tool 9). */
const fromSleepMinutes = 120
const dayMinutes = 24 * 60

/** Whether a time of day (HH:MM) lies less than two hours before or after the time of sleep; the day is a circle. */
export function isTooCloseToSleep(time: string, sleep: string): boolean {
  const apart = Math.abs((minuteOf(time) ?? 0) - (minuteOf(sleep) ?? 0))
  return Math.min(apart, dayMinutes - apart) < fromSleepMinutes
}
