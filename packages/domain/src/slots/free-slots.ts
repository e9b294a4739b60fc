import { addDays, type CalendarDay, weekdayOf, zonedTime } from './zoned-time'

/** Minutes since midnight by the therapist's clock, `from` included, `until` excluded; 1440 is the end of the day. */
export type WorkingHours = { from: number; until: number }

export type SlotQuestion = {
  /** Monday first; a weekday without hours, or not named, is closed. */
  weeklyHours: readonly (readonly WorkingHours[])[]
  /** The therapist's IANA time zone, for instance `Asia/Kolkata`. */
  timeZone: string
  /** Instants as ISO 8601 with their offset: no slot begins before `from` or ends after `to`. */
  from: string
  to: string
  /** Length of a slot, at least 1. */
  slotMinutes: number
  /** Days without slots whatever the week says: first and last of each as YYYY-MM-DD by the therapist's calendar. */
  closedDays?: readonly { from: string; to: string }[] | undefined
  /** What is booked already, from the start to the end of each. */
  taken: readonly { startsAt: string; endsAt: string }[]
}

/** The longest span that is looked through, so that a far `to` costs nothing without end. */
const longestDays = 370

/**
 * The beginnings of free slots in order, as ISO instants in UTC. Slots stand at fixed minutes of the therapist's clock, also where it
 * changes for daylight saving: an hour that is skipped has none, an hour that comes twice has one. A question that makes no sense
 * (unreadable instants, no length) throws a RangeError.
 */
export function freeSlots(question: SlotQuestion): string[] {
  return [...eachFreeSlot(question)]
}

/** The first free slot from `from` on, as an ISO instant; null where there is none up to `to`. */
export function nextAvailable(question: SlotQuestion): string | null {
  const [first] = eachFreeSlot(question)
  return first ?? null
}

function* eachFreeSlot({
  weeklyHours,
  timeZone,
  from,
  to,
  slotMinutes,
  closedDays = [],
  taken,
}: SlotQuestion): Generator<string> {
  if (!(slotMinutes >= 1)) throw new RangeError('A slot lasts a minute or longer')
  const fromMs = instantMs(from)
  const toMs = instantMs(to)
  const slotMs = slotMinutes * 60_000
  const booked = taken.map(({ startsAt, endsAt }) => ({ startMs: instantMs(startsAt), endMs: instantMs(endsAt) }))
  const isTaken = (startMs: number) =>
    booked.some((booking) => booking.startMs < startMs + slotMs && startMs < booking.endMs)
  const zone = zonedTime(timeZone)
  const firstDay = zone.dayAt(fromMs)
  let lastEndMs = Number.NEGATIVE_INFINITY
  for (let ahead = 0; ahead <= longestDays; ahead++) {
    const day = addDays(firstDay, ahead)
    if (dayStartsAfter(day, toMs)) return
    const written = writtenDay(day)
    if (closedDays.some((closed) => closed.from <= written && written <= closed.to)) continue
    for (const minute of slotMinutesOf(weeklyHours[weekdayOf(day)] ?? [], slotMinutes)) {
      const startMs = zone.instantOf(day, minute)
      // Where clocks go forward, or hours overlap, a slot could begin before the one before it has ended.
      if (startMs === null || startMs < lastEndMs || startMs < fromMs || startMs + slotMs > toMs) continue
      if (isTaken(startMs)) continue
      lastEndMs = startMs + slotMs
      yield new Date(startMs).toISOString()
    }
  }
}

/** Minutes of the day at which a slot begins and still fits, in order, each once. */
function slotMinutesOf(hours: readonly WorkingHours[], slotMinutes: number): number[] {
  const minutes = new Set<number>()
  for (const { from, until } of hours)
    for (let minute = from; minute + slotMinutes <= until; minute += slotMinutes) minutes.add(minute)
  return [...minutes].sort((one, other) => one - other)
}

/** No zone is more than 14 hours ahead of UTC. */
function dayStartsAfter({ year, month, day }: CalendarDay, instant: number): boolean {
  return Date.UTC(year, month - 1, day) - 14 * 3_600_000 > instant
}

const writtenDay = ({ year, month, day }: CalendarDay) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

function instantMs(iso: string): number {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) throw new RangeError('Not an instant')
  return instant
}
