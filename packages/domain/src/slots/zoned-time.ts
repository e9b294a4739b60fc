const minuteMs = 60_000
/** Zones change their clocks at whole quarters of an hour of UTC, so within one the offset is the same. */
const quarterMs = 15 * minuteMs

/** A day of the calendar, without a time zone. `month` counts from 1. */
export type CalendarDay = { year: number; month: number; day: number }

/** Reads clocks of one IANA time zone; an unknown zone throws a RangeError. */
export class ZonedTime {
  private readonly format: Intl.DateTimeFormat
  private readonly offsets = new Map<number, number>()

  constructor(timeZone: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  }

  /** The day that the zone's calendars show at that instant. */
  dayAt(instantMs: number): CalendarDay {
    const shown = new Date(instantMs + this.offsetMs(instantMs))
    return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() }
  }

  /**
   * The instant at which the zone's clocks show that minute of the day. Where clocks go back and show it twice, the first one; where they
   * go forward and never show it, null.
   */
  instantOf({ year, month, day }: CalendarDay, minuteOfDay: number): number | null {
    const shown = Date.UTC(year, month - 1, day) + minuteOfDay * minuteMs
    // Offsets a day before and after are those on both sides of any change near it.
    const offsets = [this.offsetMs(shown - 24 * 60 * minuteMs), this.offsetMs(shown + 24 * 60 * minuteMs)]
    const instants = offsets.map((offset) => shown - offset).filter((at) => at + this.offsetMs(at) === shown)
    return instants.length === 0 ? null : Math.min(...instants)
  }

  /** How far the zone's clocks are ahead of UTC at that instant, in milliseconds. */
  offsetMs(instantMs: number): number {
    const quarter = Math.floor(instantMs / quarterMs)
    const known = this.offsets.get(quarter)
    if (known !== undefined) return known
    const offset = this.readOffsetMs(quarter * quarterMs)
    this.offsets.set(quarter, offset)
    return offset
  }

  private readOffsetMs(instantMs: number): number {
    const parts = new Map(this.format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    return shown - instantMs
  }
}

const zones = new Map<string, ZonedTime>()

/** The one reader of a zone's clocks: to make one takes a phone milliseconds. An unknown zone throws a RangeError. */
export function zonedTime(timeZone: string): ZonedTime {
  const zone = zones.get(timeZone) ?? new ZonedTime(timeZone)
  zones.set(timeZone, zone)
  return zone
}

/** Whether the clocks of two zones agree at all of these moments; a zone may have two names (Asia/Kolkata, Asia/Calcutta). */
export function isSameClock(one: string, other: string, moments: readonly (Date | string)[]): boolean {
  const [first, second] = [zonedTime(one), zonedTime(other)]
  return moments.map((at) => new Date(at).getTime()).every((at) => first.offsetMs(at) === second.offsetMs(at))
}

/** The day that many days later, by the calendar. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const later = new Date(Date.UTC(year, month - 1, day + days))
  return { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() }
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}
