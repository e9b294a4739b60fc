import type { WorkingHours } from './free-slots'

/** Hours as people write them, `09:00-13:00` with 24:00 for the end of the day, in minutes; null where the text is not of that form. */
export function readWorkingHours(text: string): WorkingHours | null {
  const [, from, until] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  const hours = { from: minuteOfDay(from), until: minuteOfDay(until) }
  return hours.from < hours.until ? hours : null
}

/** NaN where there is no such minute, which no comparison holds for. */
function minuteOfDay(clock = ''): number {
  const [hour = Number.NaN, minute = Number.NaN] = clock.split(':').map(Number)
  const minutes = hour * 60 + minute
  return minute < 60 && minutes <= 1440 ? minutes : Number.NaN
}
