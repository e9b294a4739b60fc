import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlots, nextAvailable, type SlotQuestion } from './free-slots'

const closed = [[], [], [], [], [], [], []]
const mornings = Array.from({ length: 7 }, () => [{ from: 9 * 60, until: 11 * 60 }])

const ask = (question: Partial<SlotQuestion>): SlotQuestion => ({
  weeklyHours: mornings,
  timeZone: 'Asia/Kolkata',
  from: '2026-11-23T00:00:00Z',
  to: '2026-11-24T00:00:00Z',
  slotMinutes: 60,
  taken: [],
  ...question,
})

test('closed days have no slots, by the calendar of the practice', () => {
  const open = [{ from: 0, until: 60 }]
  const question = {
    weeklyHours: Array.from({ length: 7 }, () => open),
    timeZone: 'Asia/Kolkata',
    slotMinutes: 60,
    from: '2026-12-23T18:30:00.000Z',
    to: '2026-12-28T00:00:00.000Z',
    taken: [],
  }
  const closedDays = [
    { from: '2026-12-25', to: '2026-12-26' },
    { from: '2026-12-28', to: '2026-12-28' },
  ]
  expect(freeSlots({ ...question, closedDays })).toEqual(['2026-12-23T18:30:00.000Z', '2026-12-26T18:30:00.000Z'])
})

test('working hours are those of the therapist, whatever zone the instants are written in', () => {
  expect(freeSlots(ask({}))).toEqual(['2026-11-23T03:30:00.000Z', '2026-11-23T04:30:00.000Z'])
  expect(freeSlots(ask({ from: '2026-11-22T19:00:00-05:00' }))).toEqual(freeSlots(ask({})))
})

test('nothing begins before `from` or ends after `to`', () => {
  expect(freeSlots(ask({ from: '2026-11-23T03:30:00Z' }))).toHaveLength(2)
  expect(freeSlots(ask({ from: '2026-11-23T03:30:01Z' }))).toEqual(['2026-11-23T04:30:00.000Z'])
  expect(freeSlots(ask({ to: '2026-11-23T05:30:00Z' }))).toHaveLength(2)
  expect(freeSlots(ask({ to: '2026-11-23T05:29:00Z' }))).toHaveLength(1)
})

test('what is taken is gone, also where a booking only touches a slot', () => {
  const taken = [{ startsAt: '2026-11-23T04:00:00Z', endsAt: '2026-11-23T04:30:00Z' }]
  expect(freeSlots(ask({ taken }))).toEqual(['2026-11-23T04:30:00.000Z'])
})

test('Monday comes first in a week, and a weekday without hours is closed', () => {
  const mondays = [[{ from: 600, until: 660 }], ...closed.slice(1)]
  const week = { weeklyHours: mondays, from: '2026-11-22T00:00:00Z', to: '2026-12-06T00:00:00Z' }
  expect(freeSlots(ask(week))).toEqual(['2026-11-23T04:30:00.000Z', '2026-11-30T04:30:00.000Z'])
  expect(freeSlots(ask({ weeklyHours: [] }))).toEqual([])
})

test('a slot that does not fit into the hours is not offered', () => {
  expect(freeSlots(ask({ slotMinutes: 50 }))).toHaveLength(2)
  expect(freeSlots(ask({ slotMinutes: 90 }))).toHaveLength(1)
  expect(freeSlots(ask({ slotMinutes: 180 }))).toEqual([])
})

test('daylight saving moves the instants and not the clock', () => {
  const march = { timeZone: 'America/New_York', from: '2026-03-07T05:00:00Z', to: '2026-03-10T03:00:00Z' }
  expect(freeSlots(ask({ ...march, slotMinutes: 120 }))).toEqual([
    '2026-03-07T14:00:00.000Z',
    '2026-03-08T13:00:00.000Z',
    '2026-03-09T13:00:00.000Z',
  ])
})

const nights = Array.from({ length: 7 }, () => [{ from: 60, until: 240 }])

test('an hour that clocks skip has no slot', () => {
  const night = { weeklyHours: nights, timeZone: 'America/New_York' }
  expect(freeSlots(ask({ ...night, from: '2026-03-08T05:00:00Z', to: '2026-03-08T12:00:00Z' }))).toEqual([
    '2026-03-08T06:00:00.000Z',
    '2026-03-08T07:00:00.000Z',
  ])
})

test('an hour that clocks show twice has one', () => {
  const night = { weeklyHours: nights, timeZone: 'America/New_York' }
  expect(freeSlots(ask({ ...night, from: '2026-11-01T04:00:00Z', to: '2026-11-01T12:00:00Z' }))).toEqual([
    '2026-11-01T05:00:00.000Z',
    '2026-11-01T07:00:00.000Z',
    '2026-11-01T08:00:00.000Z',
  ])
})

test('the next free slot is the first of them, or none', () => {
  expect(nextAvailable(ask({}))).toBe('2026-11-23T03:30:00.000Z')
  expect(nextAvailable(ask({ weeklyHours: closed, to: '2030-01-01T00:00:00Z' }))).toBeNull()
})

test('a question without sense throws', () => {
  expect(() => freeSlots(ask({ from: 'soon' }))).toThrow(RangeError)
  expect(() => freeSlots(ask({ slotMinutes: 0 }))).toThrow(RangeError)
  expect(() => freeSlots(ask({ timeZone: 'Moon/Base' }))).toThrow(RangeError)
})

const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC']
const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const hours = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .map(([one, other]) => ({ from: Math.min(one, other), until: Math.max(one, other) }))
const instant = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 0, 1) })

test('slots are in order, apart from each other, within the span, within the hours and never taken', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(hours, { maxLength: 2 }), { minLength: 7, maxLength: 7 }),
      fc.constantFrom(...zones),
      instant,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 20, max: 180 }),
      fc.array(fc.integer({ min: 0, max: 6 * 1440 }), { maxLength: 4 }),
      (weeklyHours, timeZone, fromMs, days, slotMinutes, takenAt) => {
        const iso = (ms: number) => new Date(ms).toISOString()
        const taken = takenAt.map((minutes) => ({
          startsAt: iso(fromMs + minutes * minuteMs),
          endsAt: iso(fromMs + (minutes + 45) * minuteMs),
        }))
        const toMs = fromMs + days * dayMs
        const question = { weeklyHours, timeZone, from: iso(fromMs), to: iso(toMs), slotMinutes, taken }
        const slots = freeSlots(question).map((at) => Date.parse(at))
        expect(nextAvailable(question)).toBe(slots[0] === undefined ? null : iso(slots[0]))
        slots.forEach((at, index) => {
          expect(at).toBeGreaterThanOrEqual(fromMs)
          expect(at + slotMinutes * minuteMs).toBeLessThanOrEqual(toMs)
          if (index > 0) expect(at - (slots[index - 1] ?? 0)).toBeGreaterThanOrEqual(slotMinutes * minuteMs)
          const clashing = taken.filter(
            ({ startsAt, endsAt }) => Date.parse(startsAt) < at + slotMinutes * minuteMs && at < Date.parse(endsAt),
          )
          expect(clashing).toEqual([])
          expect(isWithinHours(at, timeZone, weeklyHours)).toBe(true)
        })
      },
    ),
    { numRuns: 100 },
  )
})

const wallClocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' }),
  ]),
)

/** By another way than the code under test: what a clock on the wall says at that instant. */
function isWithinHours(at: number, timeZone: string, weeklyHours: { from: number; until: number }[][]): boolean {
  const wall = wallClocks.get(timeZone)?.format(at) ?? ''
  const [, weekday = '', hour = '', minute = ''] = /(\w{3}).*(\d\d):(\d\d)/.exec(wall) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  const today = weeklyHours[['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday)] ?? []
  return today.some(({ from, until }) => minutes >= from && minutes < until)
}

/** Days about whose middle clocks change, forward and back, beside one that never does. */
const changes: [timeZone: string, days: string[]][] = [
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['America/St_Johns', ['2026-03-08', '2026-11-01']],
  ['Europe/Berlin', ['2026-03-29', '2026-10-25']],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
  ['Asia/Kathmandu', ['2026-03-29']],
]
const quarter = 15
const quarters = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * quarter)
const quarterHours = fc
  .tuple(quarters(0, 96), quarters(0, 96))
  .map(([one, other]) => ({ from: Math.min(one, other), until: Math.max(one, other) }))

test('about a change of clocks exactly those slots are offered at whose beginning a clock on the wall shows their time', () => {
  const changeDay = fc.constantFrom(...changes.flatMap(([timeZone, days]) => days.map((day) => ({ timeZone, day }))))
  fc.assert(
    fc.property(
      changeDay,
      quarterHours,
      quarters(1, 12),
      quarters(0, 96),
      ({ timeZone, day }, open, slotMinutes, late) => {
        const fromMs = Date.parse(`${day}T00:00:00Z`) - dayMs + late * minuteMs
        const toMs = fromMs + 3 * dayMs
        const question = { weeklyHours: Array.from({ length: 7 }, () => [open]), timeZone, slotMinutes, taken: [] }
        const offered = freeSlots({
          ...question,
          from: new Date(fromMs).toISOString(),
          to: new Date(toMs).toISOString(),
        })
        expect(offered.map((at) => Date.parse(at))).toEqual(
          slotsByTheWall({ timeZone, open, slotMinutes, fromMs, toMs }),
        )
      },
    ),
    { numRuns: 150 },
  )
})

type Wall = {
  timeZone: string
  open: { from: number; until: number }
  slotMinutes: number
  fromMs: number
  toMs: number
}

/** By another way than the code under test: looks at the clock every quarter of an hour, and takes each time of a day once. */
function slotsByTheWall({ timeZone, open, slotMinutes, fromMs, toMs }: Wall): number[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const shown = new Set<string>()
  const slots: number[] = []
  let freeFrom = fromMs
  // From two days before, so that a time that a clock shows a second time is known to have been shown.
  for (let at = fromMs - 2 * dayMs; at + slotMinutes * minuteMs <= toMs; at += quarter * minuteMs) {
    const wall = clock.format(at)
    const [, hour = '', minute = ''] = /(\d\d):(\d\d)$/.exec(wall) ?? []
    const minutes = Number(hour) * 60 + Number(minute)
    const isBeginning =
      minutes >= open.from && minutes + slotMinutes <= open.until && (minutes - open.from) % slotMinutes === 0
    if (!isBeginning || shown.has(wall)) continue
    shown.add(wall)
    if (at < freeFrom) continue
    slots.push(at)
    freeFrom = at + slotMinutes * minuteMs
  }
  return slots
}
