import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTimeOfDay } from './next-time-of-day'

const evening = 20 * 60

test('it is today where the minute is still to come, else tomorrow', () => {
  expect(nextTimeOfDay(evening, 'Asia/Kolkata', '2026-11-21T10:00:00Z')).toBe('2026-11-21T14:30:00.000Z')
  expect(nextTimeOfDay(evening, 'Asia/Kolkata', '2026-11-21T14:30:00Z')).toBe('2026-11-22T14:30:00.000Z')
})

test('a day whose clocks skip the minute is passed over', () => {
  expect(nextTimeOfDay(150, 'America/New_York', '2026-03-08T05:00:00Z')).toBe('2026-03-09T06:30:00.000Z')
})

test('what makes no sense throws', () => {
  expect(() => nextTimeOfDay(evening, 'Moon/Base', '2026-11-21T10:00:00Z')).toThrow(RangeError)
  expect(() => nextTimeOfDay(evening, 'UTC', 'soon')).toThrow(RangeError)
})

test('it is always ahead, within two days, and shows the minute on the clocks of the zone', () => {
  const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC']
  const clocks = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }),
    ]),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 0, 1) }),
      (minute, timeZone, afterMs) => {
        const next = Date.parse(nextTimeOfDay(minute, timeZone, new Date(afterMs).toISOString()))
        expect(next).toBeGreaterThan(afterMs)
        expect(next - afterMs).toBeLessThanOrEqual(49 * 3_600_000)
        const [hours, minutes] = (clocks.get(timeZone)?.format(next) ?? '').split(':').map(Number)
        expect((hours ?? 0) * 60 + (minutes ?? 0)).toBe(minute)
      },
    ),
    { numRuns: 200 },
  )
})
