import { expect, test } from 'vitest'
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
