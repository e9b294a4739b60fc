import { minutesOf } from './box-hours'

/** How far from sleep a worry time stays, in minutes (`docs/exercises.md`, tool 9). */
const fromSleepMinutes = 120
const dayMinutes = 24 * 60

/** Whether a time of day (HH:MM) lies less than two hours before or after the time of sleep; the day is a circle. */
export function isTooCloseToSleep(time: string, sleep: string): boolean {
  const apart = Math.abs(minutesOf(time) - minutesOf(sleep))
  return Math.min(apart, dayMinutes - apart) < fromSleepMinutes
}
