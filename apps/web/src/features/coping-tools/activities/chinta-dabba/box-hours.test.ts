import { expect, test } from 'vitest'
import { isWorryTime } from './box-hours'

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
