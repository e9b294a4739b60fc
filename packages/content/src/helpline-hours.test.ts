import { expect, test } from 'vitest'
import { closesAt, isOpenAt, opensNextAt } from './helpline-hours'
import { helpline } from './helplines'

const icall = helpline('icall')
const india = (moment: string) => new Date(`${moment}:00+05:30`)

// 2026-11-21 is a Saturday.
test.each([
  ['2026-11-21T07:59', false],
  ['2026-11-21T08:00', true],
  ['2026-11-21T20:59', true],
  ['2026-11-21T21:00', false],
  ['2026-11-22T12:00', false],
  ['2026-11-23T08:00', true],
])('iCall at %s in India: open is %s', (moment, expected) => {
  expect(isOpenAt(icall, india(moment))).toBe(expected)
})

test.each([
  ['2026-11-20T21:00', '2026-11-21T08:00'],
  ['2026-11-21T00:00', '2026-11-21T08:00'],
  ['2026-11-21T21:00', '2026-11-23T08:00'],
  ['2026-11-22T10:00', '2026-11-23T08:00'],
])('closed at %s, iCall opens next at %s', (moment, expected) => {
  expect(opensNextAt(icall, india(moment))).toEqual(india(expected))
})

test('an open line says when it closes, and not when it opens', () => {
  const noon = india('2026-11-21T12:00')
  expect(closesAt(icall, noon)).toEqual(india('2026-11-21T21:00'))
  expect(opensNextAt(icall, noon)).toBeNull()
})

test('a line of every hour is open and neither opens nor closes', () => {
  const night = india('2026-11-22T03:30')
  const line = helpline('tele_manas')
  expect(isOpenAt(line, night)).toBe(true)
  expect(opensNextAt(line, night)).toBeNull()
  expect(closesAt(line, night)).toBeNull()
})

test('a line whose hours vary is never said to be open, nor when it opens', () => {
  const noon = india('2026-11-21T12:00')
  const line = helpline('elderline')
  expect(isOpenAt(line, noon)).toBe(false)
  expect(opensNextAt(line, noon)).toBeNull()
  expect(closesAt(line, noon)).toBeNull()
})

test('a line that never opens does not search for ever', () => {
  expect(opensNextAt({ ...icall, hours: [[], [], [], [], [], [], []] }, india('2026-11-21T12:00'))).toBeNull()
})
