import { folded, utcTime, writtenText } from './content-line'

/** PUBLISH is opened by hand and invites nobody; REQUEST invites, and says again what changed; CANCEL takes back. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/** One event. Calendars are shared, so the caller's words must say nothing that others must not read. */
export type CalendarEvent = {
  /** Stable, and nothing personal: the id of what it is about. */
  uid: string
  /** One more with every change, from 0. */
  sequence: number
  /** Instants as ISO 8601, shown by the calendar in its owner's zone. `stampedAt` is when the file is made. */
  stampedAt: string
  startsAt: string
  endsAt: string
  summary: string
  description?: string | undefined
  /** Where it is, in words, and an `https:` address to join it by. */
  location?: string | undefined
  url?: string | undefined
  /** Whether it comes again every day, at the same time. */
  isDaily?: boolean | undefined
  /** Minutes before the beginning at which the calendar reminds. */
  remindMinutesBefore: number
  /** Whether the time counts as taken. */
  isBusy: boolean
  /** True of what is asked for and not confirmed. */
  isTentative?: boolean | undefined
  /** Mail addresses; left out of a file that is opened by hand. */
  organizer?: string | undefined
  attendee?: string | undefined
}

/** One event as an iCalendar file (RFC 5545, RFC 5546), marked private. An unreadable instant throws a RangeError. */
export function calendarFile(event: CalendarEvent, method: CalendarMethod): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maitri//Maitri//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...eventLines(event, method),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, method: CalendarMethod): string[] {
  const { uid, sequence, stampedAt, startsAt, endsAt, summary, description, location, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${writtenText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(stampedAt)}`,
    ...(method === 'PUBLISH' ? [] : personLines(event)),
    `DTSTART:${utcTime(startsAt)}`,
    `DTEND:${utcTime(endsAt)}`,
    ...(event.isDaily ? ['RRULE:FREQ=DAILY'] : []),
    `SUMMARY:${writtenText(summary)}`,
    ...(description ? [`DESCRIPTION:${writtenText(description)}`] : []),
    ...(location ? [`LOCATION:${writtenText(location)}`] : []),
    ...(url ? [`URL:${writtenAddress(url)}`] : []),
    'CLASS:PRIVATE',
    ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : standingLines(event)),
    'END:VEVENT',
  ]
}

function personLines({ organizer, attendee }: CalendarEvent): string[] {
  return [
    ...(organizer ? [`ORGANIZER:${mailto(organizer)}`] : []),
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailto(attendee)}`] : []),
  ]
}

/** What an event has only as long as it stands. */
function standingLines({ isBusy, isTentative, remindMinutesBefore, summary }: CalendarEvent): string[] {
  return [
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${writtenText(summary)}`,
    `TRIGGER:${remindMinutesBefore === 0 ? 'PT0S' : `-PT${remindMinutesBefore}M`}`,
    'END:VALARM',
  ]
}

/** What has no place in an address, such as the end of a line, is percent-encoded. */
const writtenAddress = (url: string) => url.replace(/[^\u0021-\u007e]/gu, encodeURIComponent)

/** An address cannot end its line or begin another: what has no place in an URI is percent-encoded. */
const mailto = (address: string) => `mailto:${encodeURI(address)}`
