import { expect, test } from 'vitest'
import { minuteOf, timeOf } from './time-of-day'

test('every minute of the day goes through the field and comes back', () => {
  for (let minute = 0; minute < 1440; minute += 1) expect(minuteOf(timeOf(minute))).toBe(minute)
})

test('what is no time is none, and seconds that a browser adds do not matter', () => {
  expect([minuteOf(''), minuteOf('soon'), minuteOf('20:05:00')]).toEqual([null, null, 1205])
})
