/** One thing to do, for a calendar. Times are moments; the calendar shows them in the person's own zone. */
export type CalendarEntry = {
  /** Stable and without anything personal: a record's id. */
  uid: string
  start: Date
  minutes: number
  summary: string
  description?: string | undefined
  /** When the file is made. */
  now: Date
}

/** Octets that a line of the format has at most, its end not counted (RFC 5545, section 3.1). */
const lineOctets = 75

/** A calendar file (RFC 5545) that is opened by hand: it invites nobody and is marked private. */
export function calendarFile({ uid, start, minutes, summary, description, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maitri//Coping tools//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A moment as the format writes it in UTC, for instance 20261201T043000Z. */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** A text value. Other control characters have no place in the format and are left out. */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?|\n/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** Broken into lines of at most 75 octets, each later one begun by a blank, and never inside a character. */
function folded(line: string): string {
  const octets = new TextEncoder()
  let folded = ''
  let used = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (used + size > lineOctets) {
      folded += '\r\n '
      used = 1
    }
    folded += character
    used += size
  }
  return folded
}
