import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day'

test.each([
  ['03:59', 'night'],
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['21:59', 'evening'],
  ['22:00', 'night'],
] as const)('%s is %s', (time, part) => {
  expect(partOfDay(new Date(`2026-11-20T${time}:00`))).toBe(part)
})
