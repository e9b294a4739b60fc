import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file'

const entry = {
  uid: '4f1c2b3a-0000-4000-8000-000000000001',
  start: new Date('2026-12-01T04:30:00.000Z'),
  minutes: 10,
  summary: 'A small step',
  now: new Date('2026-11-21T08:00:00.000Z'),
}
const octets = (text: string) => new TextEncoder().encode(text).length
/** Read by the rules of the format, not by the code that wrote it. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const textOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

test('a step becomes one private entry at its moment in UTC, with no invitation', () => {
  expect(unfolded(calendarFile(entry))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maitri//Coping tools//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:4f1c2b3a-0000-4000-8000-000000000001',
    'DTSTAMP:20261121T080000Z',
    'DTSTART:20261201T043000Z',
    'DURATION:PT10M',
    'SUMMARY:A small step',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:A small step',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('whatever the words, no line is longer than 75 octets, none is broken inside a character, and they read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (words) => {
      const description = words.replace(/\p{Cc}/gu, '')
      const file = calendarFile({ ...entry, description })
      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      if (description !== '') expect(textOf(file, 'DESCRIPTION')?.replace(/\\([\\;,])/g, '$1')).toBe(description)
    }),
  )
})

test('a long line in Hindi is folded between characters and reads back whole', () => {
  const words = 'नानी को फ़ोन करना, फिर चाय बनाना; और पौधों को पानी देना, धीरे धीरे, एक एक करके।'
  const file = calendarFile({ ...entry, description: words })
  expect(file.split('\r\n').every((line) => octets(line) <= 75)).toBe(true)
  expect(textOf(file, 'DESCRIPTION')).toBe(words.replace(/[;,]/g, '\\$&'))
})

test('words cannot bring a line of their own into the file', () => {
  const file = calendarFile({ ...entry, description: 'water\r\nATTENDEE:mailto:someone@example.org\u0007 the plants' })
  expect(unfolded(file).some((line) => line.startsWith('ATTENDEE'))).toBe(false)
  expect(textOf(file, 'DESCRIPTION')).toBe('water\\nATTENDEE:mailto:someone@example.org  the plants')
})
