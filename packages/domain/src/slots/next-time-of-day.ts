import { addDays, zonedTime } from './zoned-time'

/**
 * The first instant after `after` at which the zone's clocks show that minute of the day, as an ISO instant in UTC. A day whose clocks skip
 * the minute is passed over; one that shows it twice counts the first. An unknown zone or an unreadable instant throws a RangeError.
 */
export function nextTimeOfDay(minuteOfDay: number, timeZone: string, after: string): string {
  const afterMs = Date.parse(after)
  if (Number.isNaN(afterMs)) throw new RangeError('Not an instant')
  const zone = zonedTime(timeZone)
  const today = zone.dayAt(afterMs)
  // A day may be skipped whole where a zone crosses the date line.
  for (let ahead = 0; ahead <= 3; ahead++) {
    const instant = zone.instantOf(addDays(today, ahead), minuteOfDay)
    if (instant !== null && instant > afterMs) return new Date(instant).toISOString()
  }
  throw new RangeError('No such minute of the day')
}
