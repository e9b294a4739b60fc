import { moodDays } from '@maitri/domain'
import { expect, test } from 'vitest'
import { lastSevenDays, moodLine, runsOf } from './mood-points'
import { progressCounts } from './progress-counts'
import { rangeStart } from './range-start'

const on = (day: string, mood: number) => ({ mood, at: `${day}T06:00:00.000Z` })
const days = (...points: ReturnType<typeof on>[]) => moodDays(points, 'Asia/Kolkata')

test('the bars are the last seven days from Monday to Sunday, whatever day is today', () => {
  const bars = lastSevenDays(
    days(on('2026-11-20', 6), on('2026-11-20', 7), on('2026-11-14', 3), on('2026-11-13', 9)),
    '2026-11-20',
  )
  expect(bars.map(({ day, mean, count }) => [day, mean, count])).toEqual([
    ['2026-11-16', null, 0],
    ['2026-11-17', null, 0],
    ['2026-11-18', null, 0],
    ['2026-11-19', null, 0],
    ['2026-11-20', 6.5, 2],
    ['2026-11-14', 3, 1],
    ['2026-11-15', null, 0],
  ])
})

test('a month is a line of thirty days, and stops where a day has none', () => {
  const line = moodLine(
    days(on('2026-10-22', 2), on('2026-11-18', 4), on('2026-11-19', 5)),
    '30d',
    '2026-10-22',
    '2026-11-20',
  )
  expect(line).toHaveLength(30)
  expect(runsOf(line).map((run) => run.map(({ mean }) => mean))).toEqual([[2], [4, 5]])
})

test('longer times are a line of weeks, each from its Monday, from the first check-in on', () => {
  const line = moodLine(
    days(on('2026-10-01', 1), on('2026-11-08', 2), on('2026-11-09', 6), on('2026-11-11', 8), on('2026-11-11', 8)),
    '3m',
    '2026-11-01',
    '2026-11-20',
  )
  expect(line).toEqual([
    { day: '2026-11-02', mean: 2, count: 1 },
    { day: '2026-11-09', mean: 7, count: 3 },
    { day: '2026-11-16', mean: null, count: 0 },
  ])
  expect(moodLine([], 'all', null, '2026-11-20')).toEqual([])
})

test.each([
  ['7d', '2026-11-20T23:59:00', '2026-11-14T00:00:00'],
  ['30d', '2026-11-20T00:00:00', '2026-10-22T00:00:00'],
  ['3m', '2026-05-31T08:00:00', '2026-02-28T00:00:00'],
  ['6m', '2026-02-10T08:00:00', '2025-08-10T00:00:00'],
] as const)('%s from %s begins at %s', (range, now, start) => {
  expect(rangeStart(range, new Date(now))).toEqual(new Date(start))
})

test('all time has no beginning', () => {
  expect(rangeStart('all', new Date())).toBeNull()
})

test('each activity counts for its kind', () => {
  const done = (['tool', 'tool', 'chat', 'insight'] as const).map((type) => ({ body: { type } }))
  expect(progressCounts(done)).toEqual({ insight: 1, tool: 2, routine: 0, chat: 1 })
})
