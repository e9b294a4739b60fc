import { expect, test } from 'vitest'
import { routineDuration } from './routine-duration'

test.each([
  [[], 0, '0 min'],
  [['5 min'], 5, '5 min'],
  [['5-10 min', '3 min'], 8, '8 min'],
  [['20 minutes', '20 minutes', '19 minutes'], 59, '59 min'],
  [['30 min', '30 min'], 60, '1 h'],
  [['45-60 min', '20 min', '15 min'], 80, '1 h 20 min'],
  [['60 min', '60 min', '5 min'], 125, '2 h 5 min'],
  [['as long as you like'], 0, '0 min'],
])('%j takes %d minutes, written %s', (durations, minutes, text) => {
  expect(routineDuration(durations)).toEqual({ minutes, text })
})
