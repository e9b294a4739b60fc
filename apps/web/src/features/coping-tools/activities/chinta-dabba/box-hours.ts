import { minuteOf } from '../../../../data/reminders/time-of-day'

/** How long the box stands open once its time has come: time to come to it, and the fifteen minutes of the tool (`docs/exercises.md`, tool 9). */
const openMs = 60 * 60_000

/**
 * The moment at which the device's clock shows `time` (HH:MM), so many days after the day of `now`. Where clocks go back and show it twice, the
 * first one; where they go forward and never show it, as much later.
 */
const timeOn = (time: string, now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 0, minuteOf(time) ?? 0)

/** Whether it is worry time at `now`: once a day from `time` (HH:MM) by the device's clock, into the next day where it is late. */
export function isWorryTime(time: string, now: Date): boolean {
  return [0, -1].some((days) => {
    const passed = now.getTime() - timeOn(time, now, days).getTime()
    return passed >= 0 && passed < openMs
  })
}

/** The next moment after `now` at which the device's clock shows `time` (HH:MM). */
export function nextTime(time: string, now: Date): Date {
  const today = timeOn(time, now, 0)
  return today > now ? today : timeOn(time, now, 1)
}
