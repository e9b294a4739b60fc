import { expect, test } from 'vitest'
import { faultOfLight, isDark, meanLuminance } from './luminance'

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

/** A square picture whose grey at each place is given, from 0 to 255. */
const square = (side: number, grey: (x: number, y: number) => number) =>
  new Uint8ClampedArray(
    Array.from({ length: side * side }, (_, at) => grey(at % side, Math.floor(at / side))).flatMap((value) => [
      value,
      value,
      value,
      255,
    ]),
  )

test.each([
  ['a sharp one', square(16, (x, y) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 90 : 160)), null],
  ['a blurred one', square(16, (x) => 90 + x), 'blurred'],
  ['one in the dark', square(16, (x) => (x % 2 === 0 ? 5 : 30)), 'dim'],
  ['one before a lamp', square(16, (x) => (x % 2 === 0 ? 230 : 255)), 'bright'],
])('of the picture of a face, %s', (_, pixels, fault) => {
  expect(faultOfLight(pixels, 16)).toBe(fault)
})
