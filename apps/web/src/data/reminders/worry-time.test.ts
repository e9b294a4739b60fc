import { expect, test } from 'vitest'
import { isTooCloseToSleep } from './worry-time'

test.each([
  ['18:30', '22:30', false],
  ['20:30', '22:30', false],
  ['20:31', '22:30', true],
  ['22:30', '22:30', true],
  ['23:00', '00:30', true],
  ['22:30', '00:30', false],
  ['01:00', '23:30', true],
  ['01:30', '23:30', false],
])('a worry time at %s is too close to sleep at %s: %s', (time, sleep, isTooClose) => {
  expect(isTooCloseToSleep(time, sleep)).toBe(isTooClose)
})
