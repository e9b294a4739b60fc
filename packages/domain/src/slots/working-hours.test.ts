import { expect, test } from 'vitest'
import { readWorkingHours } from './working-hours'

test.each([
  ['09:00-13:00', { from: 540, until: 780 }],
  ['00:00-24:00', { from: 0, until: 1440 }],
  ['23:59-24:00', { from: 1439, until: 1440 }],
])('hours are read from %s', (text, expected) => {
  expect(readWorkingHours(text)).toEqual(expected)
})

test.each([
  '',
  '9-13',
  '9:00-13:00',
  '13:00-09:00',
  '09:00-09:00',
  '09:60-11:00',
  '22:00-24:01',
  '09:00-25:00',
  '09:00 - 13:00',
  'x',
])('no hours are read from %j', (text) => {
  expect(readWorkingHours(text)).toBeNull()
})
