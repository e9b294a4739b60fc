/** One day of a calendar with the free slots that begin on it, in order. */
export type SlotDay = {
  /** YYYY-MM-DD by the calendar of the zone that was asked for. */
  day: string
  slots: string[]
}

/** The day of a moment by the calendar of a zone, as YYYY-MM-DD. */
export function dayOf(at: string | Date, timeZone: string): string {
  return calendarOf(timeZone).format(new Date(at))
}

/** Groups slots (ISO instants in order) by the day on which they begin in that zone. */
export function slotDays(slots: readonly string[], timeZone: string): SlotDay[] {
  const calendar = calendarOf(timeZone)
  const days: SlotDay[] = []
  for (const slot of slots) {
    const day = calendar.format(new Date(slot))
    const last = days.at(-1)
    if (last?.day === day) last.slots.push(slot)
    else days.push({ day, slots: [slot] })
  }
  return days
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Writes YYYY-MM-DD. Making one takes a phone milliseconds, and every row of a list asks. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  calendars.set(timeZone, calendar)
  return calendar
}

/** How far a day is from another, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
