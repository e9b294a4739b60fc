import { minuteOf } from '../../../../data/reminders/time-of-day'

const dayMinutes = 24 * 60

/** How long the box stands open once its time has come, in minutes: time to come to it, and the fifteen minutes of the tool (`docs/exercises.md`, tool 9). */
const openMinutes = 60

/** Whether it is worry time: `time` is the time of day it begins (HH:MM), `now` a moment by the device's clock. The day is a circle. */
export function isWorryTime(time: string, now: Date): boolean {
  const passed = now.getHours() * 60 + now.getMinutes() - (minuteOf(time) ?? 0)
  return (passed + dayMinutes) % dayMinutes < openMinutes
}

/** The next moment after `now` at which the device's clock shows `time` (HH:MM). */
export function nextTime(time: string, now: Date): Date {
  const next = new Date(now)
  next.setHours(0, minuteOf(time) ?? 0, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}
