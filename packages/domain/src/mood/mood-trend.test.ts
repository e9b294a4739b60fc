import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOfDays, dayAfter, dayOf, moodDays } from './mood-days'
import { moodTrend, moodTrendRule } from './mood-trend'

const zone = 'Asia/Kolkata'
const now = new Date('2026-11-20T12:00:00+05:30')

/** At noon of a day so many days before today. */
const on = (daysAgo: number, mood: number) => ({
  mood,
  at: new Date(Date.UTC(2026, 10, 20 - daysAgo, 6, 30)).toISOString(),
})
const week = (from: number, moods: readonly number[]) => moods.map((mood, index) => on(from + index, mood))
const trendOf = (lastWeek: readonly number[], weekBefore: readonly number[]) =>
  moodTrend([...week(0, lastWeek), ...week(7, weekBefore)], now, zone).moodTrend

test.each([
  ['half a point higher is improving', [6, 6, 6.5], [5.5, 6, 5.5], 'Improving'],
  ['half a point lower is lower', [5, 5, 5], [5, 6, 5.5], 'Lower'],
  ['less than half a point is steady', [6, 6, 6], [6, 5, 6], 'Steady'],
  ['two days in the last week are not enough yet', [9, 9], [1, 1, 1], null],
  ['two days in the week before are not enough yet', [9, 9, 9], [1, 1], null],
  ['nothing is not enough yet', [], [], null],
] as const)('%s', (_, lastWeek, weekBefore, trend) => {
  expect(trendOf(lastWeek, weekBefore)).toBe(trend)
})

test('a day with many check-ins weighs no more than a day with one', () => {
  const { averageMoodLastWeek, checkInsLastWeek, days } = moodTrend([on(0, 2), on(0, 2), on(0, 2), on(1, 8)], now, zone)
  expect({ averageMoodLastWeek, checkInsLastWeek, days }).toEqual({
    averageMoodLastWeek: 5,
    checkInsLastWeek: 4,
    days: { lastWeek: 2, weekBefore: 0 },
  })
})

test('the history has one place for each of the seven days, and no number for a day without a check-in', () => {
  expect(moodTrend([on(0, 7), on(2, 4), on(2, 5), on(6, 1), on(7, 10)], now, zone).moodHistory).toEqual([
    1,
    null,
    null,
    null,
    4.5,
    null,
    7,
  ])
})

test('the zone decides whose day it is, to the minute', () => {
  const points = [
    { mood: 3, at: '2026-11-19T18:29:59.000Z' },
    { mood: 9, at: '2026-11-19T18:30:00.000Z' },
  ]
  expect(moodDays(points, zone).map(({ day, mean }) => [day, mean])).toEqual([
    ['2026-11-19', 3],
    ['2026-11-20', 9],
  ])
  expect(moodDays(points, 'UTC')).toEqual([{ day: '2026-11-19', mean: 6, count: 2 }])
})

test('days are counted by the calendar, also over a change of clocks and a leap day', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
  expect(dayOf(new Date('2026-03-29T00:30:00Z'), 'Europe/Berlin')).toBe('2026-03-29')
})

const points = fc.array(
  fc.record({
    mood: fc.integer({ min: 0, max: 10 }),
    at: fc
      .integer({ min: now.getTime() - 15 * 86_400_000, max: now.getTime() })
      .map((ms) => new Date(ms).toISOString()),
  }),
  { maxLength: 40 },
)

test('whatever was given: no number without a check-in, none outside what was given, none that the order changes', () => {
  fc.assert(
    fc.property(points, (history) => {
      const result = moodTrend(history, now, zone)
      const given = result.moodHistory.filter((mood) => mood !== null)
      expect(given).toHaveLength(result.days.lastWeek)
      expect(result.averageMoodLastWeek === null).toBe(given.length === 0)
      if (result.averageMoodLastWeek !== null) {
        expect(result.averageMoodLastWeek).toBeGreaterThanOrEqual(Math.min(...given) - 0.1)
        expect(result.averageMoodLastWeek).toBeLessThanOrEqual(Math.max(...given) + 0.1)
      }
      const { leastDays } = moodTrendRule
      expect(result.moodTrend === null).toBe(result.days.lastWeek < leastDays || result.days.weekBefore < leastDays)
      expect(moodTrend([...history].reverse(), now, zone)).toEqual(result)
    }),
  )
})

test('what is added after today, or lay before both weeks, changes nothing', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 10 }), (history, days, mood) => {
      const more = [on(-days, mood), on(14 + days, mood)]
      const far = history.filter(({ at }) => dayOf(new Date(at), zone) > '2026-11-06')
      expect(moodTrend([...far, ...more], now, zone)).toEqual(moodTrend(far, now, zone))
    }),
  )
})

test('one more point on every day of the last week never turns the trend down', () => {
  const order = ['Lower', 'Steady', 'Improving']
  fc.assert(
    fc.property(points, (history) => {
      const startOfWeek = dayAfter(dayOf(now, zone), -7)
      const lifted = history.map(({ mood, at }) =>
        dayOf(new Date(at), zone) > startOfWeek ? { mood: mood + 1, at } : { mood, at },
      )
      const [before, after] = [moodTrend(history, now, zone), moodTrend(lifted, now, zone)]
      expect(order.indexOf(after.moodTrend ?? 'none')).toBeGreaterThanOrEqual(order.indexOf(before.moodTrend ?? 'none'))
    }),
  )
})

test('the average of no days is no number', () => {
  expect(averageOfDays([])).toBeNull()
})
