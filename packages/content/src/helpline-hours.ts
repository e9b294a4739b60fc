import type { Helpline, OpenHours } from './helplines'

/** India has one time zone and no summer time: UTC plus 330 minutes, all year. */
const indiaOffsetMinutes = 330
const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Whether someone should answer at that instant; false also where the hours are not known. */
export function isOpenAt(line: Helpline, instant: Date): boolean {
  if (line.hours === 'always') return true
  if (line.hours === null) return false
  const { weekday, minute } = inIndia(instant)
  return hoursOn(line.hours, weekday).some(({ from, until }) => from <= minute && minute < until)
}

/** When the line closes next; null where it is closed now, never closes, or its hours are not known. */
export function closesAt(line: Helpline, instant: Date): Date | null {
  if (line.hours === 'always' || line.hours === null) return null
  const { weekday, minute, midnightMs } = inIndia(instant)
  const now = hoursOn(line.hours, weekday).find(({ from, until }) => from <= minute && minute < until)
  return now ? new Date(midnightMs + now.until * minuteMs) : null
}

/** When the line opens next, seconds zero; null where it is open now, or its hours are not known. */
export function opensNextAt(line: Helpline, instant: Date): Date | null {
  if (line.hours === 'always' || line.hours === null || isOpenAt(line, instant)) return null
  const { weekday, minute, midnightMs } = inIndia(instant)
  for (let days = 0; days <= 7; days++) {
    const next = hoursOn(line.hours, (weekday + days) % 7).find(({ from }) => days > 0 || from > minute)
    if (next) return new Date(midnightMs + (days * dayMinutes + next.from) * minuteMs)
  }
  return null
}

function hoursOn(week: readonly (readonly OpenHours[])[], weekday: number): readonly OpenHours[] {
  return week[weekday] ?? []
}

/** The weekday in India (0 is Monday), minutes since its midnight, and that midnight as a time stamp. */
function inIndia(instant: Date): { weekday: number; minute: number; midnightMs: number } {
  const minutesInIndia = Math.floor(instant.getTime() / minuteMs) + indiaOffsetMinutes
  const day = Math.floor(minutesInIndia / dayMinutes)
  return {
    // The first of January 1970 was a Thursday.
    weekday: (day + 3) % 7,
    minute: minutesInIndia - day * dayMinutes,
    midnightMs: (day * dayMinutes - indiaOffsetMinutes) * minuteMs,
  }
}
