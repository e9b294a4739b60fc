import { expect, test } from 'vitest'
import { beyondSlider, defaultReading, sliderRanges, thumbOf } from './slider-ranges'

test('the sliders are those of the specification', () => {
  expect(sliderRanges).toEqual({
    heartRate: { min: 60, max: 100, step: 1 },
    breathingRate: { min: 10, max: 20, step: 0.5 },
    sleepHours: { min: 4, max: 9, step: 0.5 },
    anxiety: { min: 1, max: 10, step: 1 },
  })
  expect(defaultReading).toEqual({ heartRate: 70, breathingRate: 15, sleepHours: 7, anxiety: 3 })
})

test.each([
  ['heartRate', 112, 100, { side: 'above', limit: 100 }],
  ['heartRate', 100, 100, null],
  ['heartRate', 60, 60, null],
  ['heartRate', 48, 60, { side: 'below', limit: 60 }],
  ['breathingRate', 14.3, 14.5, null],
  ['breathingRate', 24, 20, { side: 'above', limit: 20 }],
  ['breathingRate', 20.1, 20, { side: 'above', limit: 20 }],
] as const)('%s %d stands at %d', (name, value, thumb, beyond) => {
  expect(thumbOf(name, value)).toBe(thumb)
  expect(beyondSlider(name, value)).toEqual(beyond)
})
