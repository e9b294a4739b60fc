import { expect, test } from 'vitest'
import { isDark, meanLuminance } from './luminance'

const picture = (...colours: [number, number, number][]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]))

test.each([
  ['black', picture([0, 0, 0]), 0],
  ['white', picture([255, 255, 255]), 1],
  ['half of it white', picture([255, 255, 255], [0, 0, 0]), 0.5],
  ['green, which the eye sees brightest', picture([0, 255, 0]), 0.7152],
  ['no picture at all', picture(), 0],
])('the luminance of %s', (_, pixels, expected) => {
  expect(meanLuminance(pixels)).toBeCloseTo(expected, 6)
})

test.each([
  [20, true],
  [21, false],
])('a grey of %i is dark: %s', (grey, expected) => {
  expect(isDark(picture([grey, grey, grey]))).toBe(expected)
})
