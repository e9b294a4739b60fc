const dayMinutes = 24 * 60

/** How long the box stands open once its time has come, in minutes: time to come to it, and the fifteen minutes of the tool (`docs/exercises.md`, tool 9). */
const openMinutes = 60

/** Whether it is worry time: `time` is the time of day it begins (HH:MM), `now` a moment by the device's clock. The day is a circle. */
export function isWorryTime(time: string, now: Date): boolean {
  const passed = now.getHours() * 60 + now.getMinutes() - minutesOf(time)
  return (passed + dayMinutes) % dayMinutes < openMinutes
}

/** The next moment after `now` at which the device's clock shows `time` (HH:MM). */
export function nextTime(time: string, now: Date): Date {
  const next = new Date(now)
  next.setHours(0, minutesOf(time), 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}

/** Minutes since midnight of a time of day (HH:MM). */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
