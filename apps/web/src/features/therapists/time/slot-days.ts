import { dayOf } from '@maitri/domain'

/** One day of a calendar with the free slots that begin on it, in order. */
export type SlotDay = {
  /** YYYY-MM-DD by the calendar of the zone that was asked for. */
  day: string
  slots: string[]
}

/** Groups slots (ISO instants in order) by the day on which they begin in that zone. */
export function slotDays(slots: readonly string[], timeZone: string): SlotDay[] {
  const days: SlotDay[] = []
  for (const slot of slots) {
    const day = dayOf(slot, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.slots.push(slot)
    else days.push({ day, slots: [slot] })
  }
  return days
}

/** How far a day is from another, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Where a day stands below the names of the weekdays, Monday first: column 1 to 7, row 2 for the week of `first`, the names' own being 1. */
export function cellOf(day: string, first: string): { row: number; column: number } {
  const weekday = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7
  return { row: 2 + Math.floor((daysBetween(first, day) + weekday(first)) / 7), column: weekday(day) + 1 }
}
