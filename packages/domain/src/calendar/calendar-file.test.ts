import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, type CalendarMethod, calendarFile } from './calendar-file'

/** The appointment of the contract's samples. */
const event: CalendarEvent = {
  uid: 'booking-0001@product.example',
  sequence: 0,
  stampedAt: '2026-11-01T09:00:00.000Z',
  startsAt: '2026-12-01T04:30:00.000Z',
  endsAt: '2026-12-01T05:20:00.000Z',
  summary: 'Appointment',
  description: 'Session by video, 50 minutes.\nयह समय भारतीय मानक समय में है; बदलने के लिए ऐप खोलें और बुकिंग चुनें।',
  remindMinutesBefore: 30,
  isBusy: true,
  organizer: 'bookings@product.example',
  attendee: 'asha@example.com',
}

type Property = { params: string[]; value: string }
type Component = { properties: Map<string, Property[]>; components: Map<string, Component[]> }

/** A reader of its own, by RFC 5545 section 3: unfolds, splits lines, nests components. It refuses what it does not know. */
function read(file: string): Component {
  expect(file.endsWith('\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const newComponent = (): Component => ({ properties: new Map(), components: new Map() })
  const add = <T>(to: Map<string, T[]>, key: string, value: T) => to.set(key, [...(to.get(key) ?? []), value])
  const root = newComponent()
  const open: { name: string; component: Component }[] = [{ name: '', component: root }]
  for (const line of file
    .replaceAll(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n')) {
    const [, name = '', params = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line) ?? []
    expect(name, line).not.toBe('')
    const current = open.at(-1)?.component ?? root
    if (name === 'BEGIN') {
      const component = newComponent()
      add(current.components, value, component)
      open.push({ name: value, component })
    } else if (name === 'END') expect(open.pop()?.name).toBe(value)
    else add(current.properties, name, { params: params.split(';').slice(1), value })
  }
  expect(open).toHaveLength(1)
  return root
}

const unescaped = (value: string) =>
  value.replace(/\\([nN\\;,])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
const only = <T>(list: T[] | undefined): T => {
  expect(list).toHaveLength(1)
  return (list as [T])[0]
}
function partsOf(file: string) {
  const calendar = only(read(file).components.get('VCALENDAR'))
  const found = only(calendar.components.get('VEVENT'))
  const one = (name: string) => only(found.properties.get(name))
  return { calendar, found, one, text: (name: string) => unescaped(one(name).value) }
}

/** A moment of either form of the samples: in UTC, or by the clock of India, which has no daylight saving. */
function instantOf({ params, value }: Property): number {
  const iso = value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6')
  return Date.parse(params.includes('TZID=Asia/Kolkata') ? `${iso}+05:30` : iso)
}

const sample = (name: string) => readFileSync(join(import.meta.dirname, '__fixtures__', name), 'utf8')
const octets = (line: string) => Buffer.byteLength(line)

test.each([
  ['booking.ics', 'REQUEST', event],
  ['booking-cancel.ics', 'CANCEL', { ...event, sequence: 1, description: undefined }],
] as const)('it says what the sample %s says', (name, method, described) => {
  const [expected, written] = [partsOf(sample(name)), partsOf(calendarFile(described, method))]
  for (const property of ['VERSION', 'METHOD']) {
    expect(written.calendar.properties.get(property)).toEqual(expected.calendar.properties.get(property))
  }
  for (const [property, values] of expected.found.properties) {
    const value = only(values)
    if (property === 'DTSTART' || property === 'DTEND') expect(instantOf(written.one(property))).toBe(instantOf(value))
    else expect([property, written.text(property)]).toEqual([property, unescaped(value.value)])
  }
  const { params } = written.one('ATTENDEE')
  expect(params).toEqual(expected.one('ATTENDEE').params.filter((param) => !param.startsWith('CN=')))
  expect(written.found.components).toEqual(expected.found.components)
})

test('times are written in UTC, whatever zone they were given in', () => {
  const { one } = partsOf(calendarFile({ ...event, startsAt: '2026-12-01T10:00:00+05:30' }, 'PUBLISH'))
  expect(one('DTSTART')).toEqual({ params: [], value: '20261201T043000Z' })
  expect(() => calendarFile({ ...event, endsAt: 'soon' }, 'PUBLISH')).toThrow(RangeError)
})

test('a file to be opened by hand names nobody', () => {
  const { found } = partsOf(calendarFile(event, 'PUBLISH'))
  expect([...found.properties.keys()]).toEqual(expect.not.arrayContaining(['ATTENDEE', 'ORGANIZER']))
})

test('an event at whose very beginning the calendar reminds leaves the time free where it says so', () => {
  const { one, found } = partsOf(calendarFile({ ...event, remindMinutesBefore: 0, isBusy: false }, 'PUBLISH'))
  expect(one('TRANSP').value).toBe('TRANSPARENT')
  expect(only(only(found.components.get('VALARM')).properties.get('TRIGGER')).value).toBe('PT0S')
})

test('a long line in Hindi is folded within 75 octets, between characters, and reads back whole', () => {
  const description = 'नानी को फ़ोन करना, फिर चाय बनाना; और पौधों को पानी देना, धीरे धीरे, एक एक करके।'
  const file = calendarFile({ ...event, description }, 'PUBLISH')
  const lines = Buffer.from(file).toString('latin1').split('\r\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(70)
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(75)
    expect(Buffer.from(line, 'latin1').toString('utf8')).not.toContain('\ufffd')
  }
  expect(partsOf(file).text('DESCRIPTION')).toBe(description)
})

test.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\r\n\r\n '])(
  'words and addresses cannot bring a line of their own into the file by %j',
  (end) => {
    const line = `${end}ATTENDEE:mailto:someone@example.org`
    const named = {
      uid: `a${line}`,
      summary: `b${line}`,
      description: `c${line}`,
      organizer: `d${line}`,
      attendee: `e${line}`,
    }
    const file = calendarFile({ ...event, ...named }, 'REQUEST')
    const { found, text } = partsOf(file)
    expect(found.properties.get('ATTENDEE')).toHaveLength(1)
    expect(text('SUMMARY')).toMatch(/^b\n+ ?ATTENDEE:mailto:someone@example\.org$/)
    expect(file.split(/\r\n|[\n\r\u0085\u2028\u2029]/).filter((each) => each.startsWith('ATTENDEE'))).toHaveLength(1)
  },
)

test('whatever the words, lines keep their length and everything reads back', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(
      words,
      words,
      words,
      fc.constantFrom<CalendarMethod>('PUBLISH', 'REQUEST', 'CANCEL'),
      (uid, summary, more, method) => {
        const description = `${more}\n${summary}`
        const file = calendarFile({ ...event, uid, summary, description }, method)
        for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
        const { text } = partsOf(file)
        const readable = (words: string) =>
          words.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')
        expect([text('UID'), text('SUMMARY'), text('DESCRIPTION')]).toEqual([uid, summary, description].map(readable))
      },
    ),
    { numRuns: 200 },
  )
})
