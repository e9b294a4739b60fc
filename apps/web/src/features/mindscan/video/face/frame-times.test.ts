import { expect, test } from 'vitest'
import { frameTimes } from './frame-times'

test.each([
  ['a short video', 1.5, [0.25, 0.75, 1.25]],
  ['two seconds, of which six frames must be good', 2, [0.125, 0.375, 0.625, 0.875, 1.125, 1.375, 1.625, 1.875]],
  ['less than half a second', 0.3, [0.15]],
  ['a video without length', 0, [0]],
])('the frames of %s', (_, durationSeconds, times) => {
  expect(frameTimes(durationSeconds).map((at) => Number(at.toFixed(3)))).toEqual(times)
})

test('a video of an hour is looked at 240 times, evenly', () => {
  const times = frameTimes(3600)
  expect(times).toHaveLength(240)
  expect([times[0], times[1], times.at(-1)]).toEqual([7.5, 22.5, 3592.5])
})
