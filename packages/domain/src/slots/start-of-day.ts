import { zonedTime } from './zoned-time'

const quarter = 15
const dayMinutes = 24 * 60

/**
 * The instant at which the day of `at` began by the clocks of an IANA zone, as an ISO instant in UTC. A day has 23, 24 or 25 hours; one whose
 * clocks skip midnight begins when they go on. An unknown zone or an unreadable instant throws a RangeError.
 */
export function startOfDay(timeZone: string, at: Date | string): string {
  const atMs = new Date(at).getTime()
  if (Number.isNaN(atMs)) throw new RangeError('Not an instant')
  const zone = zonedTime(timeZone)
  const today = zone.dayAt(atMs)
  for (let minute = 0; minute < dayMinutes; minute += quarter) {
    const instant = zone.instantOf(today, minute)
    if (instant !== null) return new Date(instant).toISOString()
  }
  throw new RangeError('No such day')
}
