import { expect, test } from 'vitest'
import { inZone } from '../../../../testing/in-zone'
import { isWorryTime, nextTime } from './box-hours'

test.each([
  ['18:30', '18:29', false],
  ['18:30', '18:30', true],
  ['18:30', '19:29', true],
  ['18:30', '19:30', false],
  ['23:45', '00:20', true],
  ['23:45', '00:45', false],
])('a box with worry time %s is open at %s: %s', (time, clock, isOpen) => {
  expect(isWorryTime(time, new Date(`2026-11-22T${clock}`))).toBe(isOpen)
})

test.each([
  ['18:30', '2026-11-22T12:00', '2026-11-22T18:30'],
  ['18:30', '2026-11-22T18:30', '2026-11-23T18:30'],
  ['00:05', '2026-12-31T23:59', '2027-01-01T00:05'],
])('the next %s after %s is %s', (time, now, next) => {
  expect(nextTime(time, new Date(now))).toEqual(new Date(next))
})

const minuteMs = 60_000

test.each([
  ['25', '2026-11-01'],
  ['23', '2027-03-14'],
  ['24', '2026-11-20'],
])('on a day of %s hours the box opens once, for an hour, whatever its time', (_, day) => {
  inZone('America/New_York', () => {
    for (let hour = 0; hour < 23; hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:30`
      const begin = new Date(`${day}T00:00`).getTime()
      const end = new Date(`${day}T24:00`).getTime()
      const first = nextTime(time, new Date(begin - 1)).getTime()
      const second = nextTime(time, new Date(first)).getTime()
      const open: number[] = []
      // The hour of one that opens late in the evening goes on into the next day.
      for (let at = begin; at < end + 60 * minuteMs; at += minuteMs)
        if (at >= first && at < second && isWorryTime(time, new Date(at))) open.push(at)
      expect(open, time).toHaveLength(60)
      expect((open.at(-1) ?? 0) - (open[0] ?? 0), time).toBe(59 * minuteMs)
    }
  })
})

test('after a day whose clocks skipped the minute the next one is at its own time again', () => {
  inZone('America/New_York', () => {
    expect(nextTime('02:30', new Date('2027-03-14T05:00'))).toEqual(new Date('2027-03-15T02:30'))
  })
})
