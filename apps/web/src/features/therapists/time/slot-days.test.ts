import { dayOf, isSameClock } from '@maitri/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf, daysBetween, slotDays } from './slot-days'
import { nearDay } from './use-time-words'

const slots = ['2026-11-23T03:30:00.000Z', '2026-11-23T13:00:00.000Z', '2026-11-24T03:30:00.000Z']

test('slots belong to the day on which they begin by the calendar of the zone', () => {
  expect(slotDays(slots, 'Asia/Kolkata')).toEqual([
    { day: '2026-11-23', slots: slots.slice(0, 2) },
    { day: '2026-11-24', slots: slots.slice(2) },
  ])
  expect(slotDays(slots, 'America/New_York').map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23'])
  expect(slotDays([], 'Asia/Kolkata')).toEqual([])
})

test('a day stands below its weekday, each week in a row of its own, also where weeks are empty between', () => {
  const first = '2026-11-25'
  expect(['2026-11-25', '2026-11-29', '2026-11-30', '2026-12-22'].map((day) => cellOf(day, first))).toEqual([
    { row: 2, column: 3 },
    { row: 2, column: 7 },
    { row: 3, column: 1 },
    { row: 6, column: 2 },
  ])
})

const zones = ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC']

test('in every zone, clock changes included, each slot stands once, in order, under its own day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.uniqueArray(fc.integer({ min: 0, max: 400 * 24 * 4 }), { maxLength: 60 }),
      (zone, quarters) => {
        const at = quarters
          .toSorted((one, other) => one - other)
          .map((quarter) => new Date(Date.UTC(2026, 0, 1) + quarter * 900_000).toISOString())
        const days = slotDays(at, zone)
        expect(days.flatMap((day) => day.slots)).toEqual(at)
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
        for (const { day, slots } of days) for (const slot of slots) expect(dayOf(slot, zone)).toBe(day)
      },
    ),
    { numRuns: 50 },
  )
})

test.each([
  ['2026-11-21T18:00:00Z', 'today'],
  ['2026-11-21T18:45:00Z', 'tomorrow'],
  ['2026-11-23T04:00:00Z', 'soon'],
  ['2026-11-27T04:00:00Z', 'soon'],
  ['2026-11-28T04:00:00Z', 'later'],
])('on 21 November in India %s is %s', (at, near) => {
  expect(nearDay(at, new Date('2026-11-21T10:00:00Z'), 'Asia/Kolkata')).toBe(near)
})

test('two names of one zone are one clock; zones that only agree in winter are two', () => {
  expect(isSameClock('Asia/Kolkata', 'Asia/Calcutta', slots)).toBe(true)
  expect(isSameClock('Europe/London', 'UTC', slots)).toBe(true)
  expect(isSameClock('Europe/London', 'UTC', [...slots, '2026-07-01T10:00:00Z'])).toBe(false)
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})
