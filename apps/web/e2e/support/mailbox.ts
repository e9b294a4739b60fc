import { expect } from '@playwright/test'
import { startSmtpStandIn } from '../../../server/src/testing/smtp-stand-in'

export type CalendarEntry = { method: string; properties: ReadonlyMap<string, string> }
export type ReadMail = { subject: string; text: string; calendar: CalendarEntry | null }

/** A mail server on this machine whose mails are read as a person's program reads them. */
export async function openMailboxes() {
  const standIn = await startSmtpStandIn('accepts')
  const readFor = (recipient: string): ReadMail[] =>
    standIn.received.filter(({ to }) => to.includes(recipient)).map(({ source }) => readMail(source))
  return {
    url: standIn.url,
    close: standIn.close,
    readFor,
    /** Waits for the mail to `recipient` with that subject and answers the newest; `after` of them were there before. */
    async waitFor(recipient: string, subject: RegExp, after = 0): Promise<ReadMail> {
      const found = () => readFor(recipient).filter((mail) => subject.test(mail.subject))
      await expect.poll(() => found().length, { message: `mail: ${subject.source}` }).toBeGreaterThan(after)
      const mail = found().at(-1)
      if (!mail) throw new Error('The mail is gone')
      return mail
    },
  }
}

function readMail(source: string): ReadMail {
  const parts = partsOf(source)
  const calendar = parts.find(({ type }) => type.startsWith('text/calendar'))
  return {
    subject: decodeWords(headerOf(source, 'subject')),
    text: parts.find(({ type }) => type.startsWith('text/plain'))?.body ?? '',
    calendar: calendar ? readCalendar(calendar.body) : null,
  }
}

/** The parts of a mail (RFC 2046), those inside others too. */
function partsOf(source: string): { type: string; body: string }[] {
  const end = source.indexOf('\r\n\r\n')
  const body = source.slice(end + 4)
  const type = headerOf(source, 'content-type')
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary === undefined) return [{ type, body: decodeBody(body, headerOf(source, 'content-transfer-encoding')) }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, '')))
}

function headerOf(source: string, name: string): string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  return /quoted-printable/i.test(encoding) ? decodeQuoted(body.replaceAll(/=\r\n/g, '')) : body
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (text: string) =>
  text
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      /b/i.test(kind) ? Buffer.from(word, 'base64').toString('utf8') : decodeQuoted(word.replaceAll('_', ' ')),
    )

/** One event of an iCalendar file (RFC 5545); throws where the file is not one whole event or a line is too long. */
export function readCalendar(file: string): CalendarEntry {
  const tooLong = file.split('\r\n').find((line) => Buffer.byteLength(line) > 75)
  if (tooLong !== undefined) throw new Error(`A line is longer than 75 bytes: ${tooLong}`)
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'))
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR' || event.length === 0)
    throw new Error('Not a calendar of one event')
  const alarm = event.indexOf('BEGIN:VALARM')
  const own = alarm < 0 ? event : event.slice(0, alarm)
  const pairs = own.map((line): [string, string] => {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`Not a property: ${line}`)
    return [name, value.replaceAll(/\\([,;\\])/g, '$1').replaceAll('\\n', '\n')]
  })
  return { method: lines.find((line) => line.startsWith('METHOD:'))?.slice(7) ?? '', properties: new Map(pairs) }
}
