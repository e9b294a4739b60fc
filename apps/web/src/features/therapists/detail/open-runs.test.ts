import { expect, test } from 'vitest'
import { openRuns } from './open-runs'

const week = (days: string) => [...days].map((day) => day === 'x')

test.each([
  [
    'xxx-x--',
    [
      { from: 0, length: 3 },
      { from: 4, length: 1 },
    ],
  ],
  ['-------', []],
  ['xxxxxxx', [{ from: 0, length: 7 }]],
  [
    'x-----x',
    [
      { from: 0, length: 1 },
      { from: 6, length: 1 },
    ],
  ],
])('%s has its runs', (days, runs) => {
  expect(openRuns(week(days))).toEqual(runs)
})
