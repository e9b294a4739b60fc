import { addDays, type CalendarDay, zonedTime } from '../slots/zoned-time'

/** One check-in as a number: 0 (very heavy) to 10 (very light) at an ISO moment. */
export type MoodPoint = { mood: number; at: string }

/** A day with at least one check-in: the mean of what was given on it, 0 to 10, unrounded. */
export type MoodDay = { day: string; mean: number; count: number }

/** The day that clocks of an IANA zone show at a moment, as `YYYY-MM-DD`; days in this form sort as text. */
export function dayOf(at: Date | string, zone: string): string {
  return keyOf(zonedTime(zone).dayAt(new Date(at).getTime()))
}

/** The day that many days later, or earlier, by the calendar. */
export function dayAfter(day: string, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return keyOf(addDays({ year, month, day: date }, days))
}

/** The days with check-ins, oldest first, by the calendar of an IANA zone. The order of the points does not matter. */
export function moodDays(points: readonly MoodPoint[], zone: string): MoodDay[] {
  const time = zonedTime(zone)
  const days = new Map<string, { sum: number; count: number }>()
  for (const { mood, at } of points) {
    const day = keyOf(time.dayAt(Date.parse(at)))
    const { sum, count } = days.get(day) ?? { sum: 0, count: 0 }
    days.set(day, { sum: sum + mood, count: count + 1 })
  }
  return [...days]
    .map(([day, { sum, count }]) => ({ day, mean: sum / count, count }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The mean of the days' means, to a tenth; null without a day. A day with many check-ins weighs no more than a day with one. */
export function averageOfDays(days: readonly MoodDay[]): number | null {
  if (days.length === 0) return null
  return toTenth(days.reduce((sum, { mean }) => sum + mean, 0) / days.length)
}

/** To one decimal, as it is shown. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10

const keyOf = ({ year, month, day }: CalendarDay) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
