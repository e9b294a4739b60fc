import { expect, test } from 'vitest'
import { drawDrift } from './draw-drift'

const scripted =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0

test.each([
  [[0.3], null],
  [[0.99], null],
  [[0.29, 0, 0], { heartRate: -2, breathingRate: -0.5 }],
  [[0, 0.5, 0.5], { heartRate: 0, breathingRate: 0 }],
  [[0, 0.999, 0.999], { heartRate: 2, breathingRate: 0.5 }],
])('a draw of %j moves by %j', (numbers, drift) => {
  expect(drawDrift(scripted(...numbers))).toEqual(drift)
})
