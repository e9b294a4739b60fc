import { expect, test } from 'vitest'
import { breathAt } from './breath'

test.each([
  [0, { phase: 'in', breath: 1, secondsLeft: 4, drawn: 0 }],
  [2_000, { phase: 'in', breath: 1, secondsLeft: 2, drawn: 0.5 }],
  [4_000, { phase: 'out', breath: 1, secondsLeft: 6, drawn: 1 }],
  [7_000, { phase: 'out', breath: 1, secondsLeft: 3, drawn: 0.5 }],
  [10_000, { phase: 'in', breath: 2, secondsLeft: 4, drawn: 0 }],
  [59_999, { phase: 'out', breath: 6, secondsLeft: 1 }],
  [60_000, { phase: 'done' }],
])('after %i ms the breath is at %o', (elapsed, moment) => {
  const found = breathAt(elapsed)
  expect(found).toMatchObject('drawn' in moment ? { ...moment, drawn: expect.closeTo(moment.drawn ?? 0) } : moment)
})
