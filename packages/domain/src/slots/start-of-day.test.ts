import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../mood/mood-days'
import { startOfDay } from './start-of-day'

test.each([
  ['a day of 25 hours, in its last hour', 'America/New_York', '2026-11-02T04:30:00Z', '2026-11-01T04:00:00.000Z'],
  [
    'the day after one of 23 hours, in its first hour',
    'America/New_York',
    '2026-03-09T04:30:00Z',
    '2026-03-09T04:00:00.000Z',
  ],
  ['a day of 23 hours', 'America/New_York', '2026-03-08T20:00:00Z', '2026-03-08T05:00:00.000Z'],
  ['a day whose clocks skip midnight', 'America/Santiago', '2026-09-06T20:00:00Z', '2026-09-06T04:00:00.000Z'],
  ['a day of half an hour more', 'Australia/Lord_Howe', '2026-04-05T12:00:00Z', '2026-04-04T13:00:00.000Z'],
  ['midnight itself', 'Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-20T18:30:00.000Z'],
])('%s begins at its own midnight', (_, zone, at, begin) => {
  expect(startOfDay(zone, at)).toBe(begin)
})

test('what makes no sense throws', () => {
  expect(() => startOfDay('Moon/Base', '2026-11-21T10:00:00Z')).toThrow(RangeError)
  expect(() => startOfDay('UTC', 'soon')).toThrow(RangeError)
})

test('it is never ahead, lies on the same day, and a moment before it is another day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Asia/Kolkata', 'America/New_York', 'America/Santiago', 'America/Havana', 'Australia/Lord_Howe'),
      fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) }),
      (zone, atMs) => {
        const begin = Date.parse(startOfDay(zone, new Date(atMs)))
        expect(begin).toBeLessThanOrEqual(atMs)
        expect(atMs - begin).toBeLessThan(25 * 3_600_000)
        expect(dayOf(new Date(begin), zone)).toBe(dayOf(new Date(atMs), zone))
        expect(dayOf(new Date(begin - 1), zone)).not.toBe(dayOf(new Date(atMs), zone))
      },
    ),
    { numRuns: 300 },
  )
})
