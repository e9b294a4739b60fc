import { dayOf, moodDays, moodTrend, startOfDay } from '@maitri/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyNames } from '../data/records/private-ids'
import { inZone } from '../testing/in-zone'
import { localMinute, momentOf } from './check-in/draft'
import { monthDays, monthOf } from './check-in/month/month-days'
import { promptOfDay } from './community/group/prompt-of-day'
import { weekOf } from './home/week'
import { lastSevenDays, moodLine } from './profile/progress/mood-points'
import { rangeStart } from './profile/progress/range-start'

const hourMs = 3_600_000

/** A zone, the day that its clocks make longer or shorter, and how many hours that day has. */
const days = [
  ['America/New_York', '2026-11-01', 25],
  ['America/New_York', '2027-03-14', 23],
  ['America/Santiago', '2026-09-06', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Asia/Kolkata', '2026-11-20', 24],
] as const

const checkIn = (at: number, mood = 6) => ({ id: `at ${at}`, occurredAt: new Date(at).toISOString(), body: { mood } })

test.each(days)('in %s every quarter of an hour of %s (%d hours) is that day, on every page', (zone, day, hours) => {
  inZone(zone, () => {
    const begin = Date.parse(startOfDay(zone, `${day}T12:00:00Z`))
    const end = begin + hours * hourMs
    const onDay = Array.from({ length: hours * 4 }, (_, index) => begin + (index * hourMs) / 4)
    const given = [checkIn(begin - 1, 0), ...onDay.map((at) => checkIn(at)), checkIn(end, 10)]
    expect(
      moodDays(
        given.map(({ occurredAt: at, body }) => ({ at, ...body })),
        zone,
      ),
    ).toHaveLength(3)
    for (const at of [begin, end - 1]) {
      const now = new Date(at)
      const left = given.map((one) => ({ ...one, kind: 'check_in' as const, isEnough: true }))
      const today = weekOf(now, left).filter(({ isToday }) => isToday)
      expect(today.map(({ left: there }) => there.length)).toEqual([onDay.length])
      const trend = moodTrend(
        given.map(({ occurredAt, body }) => ({ at: occurredAt, ...body })),
        now,
        zone,
      )
      expect(trend.moodHistory.at(-1)).toBe(6)
      expect(trend.days.lastWeek).toBe(2)
      expect(dayOf(now, zone)).toBe(day)
      // The first day of what is looked back at is whole, and no other day with it.
      const start = rangeStart('7d', now)
      expect(start?.toISOString()).toBe(start && startOfDay(zone, start))
      expect(promptOfDay(['a', 'b', 'c'], now, zone)).toBe(promptOfDay(['a', 'b', 'c'], new Date(begin), zone))
      expect(onlyNames.chat(now)).toBe(onlyNames.chat(new Date(begin)))
    }
    const woven = monthDays(
      monthOf(new Date(begin)),
      onDay.map((at) => checkIn(at)),
    )
    expect(woven.filter(({ left }) => left !== null)).toHaveLength(1)
  })
})

test('whatever zone and whenever, each check-in of the last week stands on one day of the chart and of Home, and in one month', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...days),
      fc.array(fc.integer({ min: -7 * 24 * 60, max: 3 * 24 * 60 }), { maxLength: 30 }),
      fc.integer({ min: 0, max: 3 * 24 * 60 }),
      ([zone, day], minutes, later) =>
        inZone(zone, () => {
          const noon = Date.parse(`${day}T12:00:00Z`)
          const now = new Date(noon + later * 60_000)
          const given = minutes
            .map((minute) => checkIn(noon + minute * 60_000))
            .filter(({ occurredAt }) => Date.parse(occurredAt) <= now.getTime())
          const ofDay = moodDays(
            given.map(({ occurredAt: at, body }) => ({ at, ...body })),
            zone,
          )
          const today = dayOf(now, zone)
          const week = lastSevenDays(ofDay, today)
          const start = rangeStart('7d', now)
          const inRange = given.filter(({ occurredAt }) => start && Date.parse(occurredAt) >= start.getTime())
          expect(new Set(week.map((place) => place.day)).size).toBe(7)
          expect(week.reduce((sum, { count }) => sum + count, 0)).toBe(inRange.length)
          const line = moodLine(ofDay, '30d', dayOf(rangeStart('30d', now) ?? now, zone), today)
          expect(line).toHaveLength(given.length > 0 ? 30 : 0)
          expect(line.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
          const home = weekOf(
            now,
            given.map((one) => ({ ...one, kind: 'check_in' as const, isEnough: true })),
          )
          expect(home.filter(({ isToday }) => isToday)).toHaveLength(1)
          for (const { date, left } of home)
            for (const { occurredAt } of left) expect(dayOf(occurredAt, zone)).toBe(dayOf(date, zone))
          const months = [...new Set(given.map(({ occurredAt }) => JSON.stringify(monthOf(new Date(occurredAt)))))]
          const woven = months.flatMap((month) => monthDays(JSON.parse(month), given).filter(({ left }) => left))
          expect(woven).toHaveLength(ofDay.length)
        }),
    ),
    { numRuns: 150 },
  )
})

test('someone who flies west on a long day has each check-in on one day by the clock where they are now', () => {
  // Morning in India, evening in New York: 34 hours of one Sunday.
  const given = ['2026-11-01T02:30:00Z', '2026-11-01T23:30:00Z', '2026-11-02T04:45:00Z'].map((at) => ({ at, mood: 6 }))
  const daysIn = (zone: string) => moodDays(given, zone).map(({ day, count }) => [day, count])
  expect(daysIn('Asia/Kolkata')).toEqual([
    ['2026-11-01', 1],
    ['2026-11-02', 2],
  ])
  expect(daysIn('America/New_York')).toEqual([
    ['2026-10-31', 1],
    ['2026-11-01', 2],
  ])
})

test('a check-in of the hour that comes twice keeps its moment when something else of it is changed', () => {
  inZone('America/New_York', () => {
    for (const occurredAt of ['2026-11-01T05:30:10.000Z', '2026-11-01T06:30:10.000Z']) {
      const kept = { id: 'one', occurredAt, body: { mood: 6, feelings: [], tags: [], note: '' } }
      const draft = { ...kept.body, note: 'more', when: localMinute(new Date(occurredAt)) }
      expect(momentOf(draft, new Date('2026-11-02T12:00:00Z'), kept)).toBe(occurredAt)
    }
  })
})
