import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stressScore } from './stress-score'

const calm = { heartRate: 60, breathingRate: 10, sleepHours: 9, anxiety: 0 }

test.each([
  ['the defaults of the sliders', { heartRate: 70, breathingRate: 15, sleepHours: 7, anxiety: 3 }, 2.8, 'low'],
  ['all at rest', { heartRate: 60, breathingRate: 10, sleepHours: 9, anxiety: 1 }, 0.3, 'low'],
  ['all at the far end', { heartRate: 100, breathingRate: 20, sleepHours: 4, anxiety: 10 }, 8.6, 'high'],
  ['a heart far above the slider', { heartRate: 180, breathingRate: 10, sleepHours: 9, anxiety: 1 }, 3.3, 'moderate'],
  ['long sleep is no merit', { heartRate: 60, breathingRate: 10, sleepHours: 12, anxiety: 1 }, 0.3, 'low'],
] as const)('%s', (_, reading, score, band) => {
  const result = stressScore(reading)
  expect(result.score).toBeCloseTo(score, 5)
  expect(result.band).toBe(band)
})

test.each([
  [9.6, 'low'],
  [10, 'moderate'],
] as const)('anxiety alone of %d is %s: the band turns at 3.0 as shown', (anxiety, band) => {
  expect(stressScore({ ...calm, anxiety }).band).toBe(band)
})

test('the band turns to high at 6.0', () => {
  expect(stressScore({ heartRate: 100, breathingRate: 10, sleepHours: 9, anxiety: 10 })).toMatchObject({
    score: 6,
    band: 'high',
  })
  expect(stressScore({ heartRate: 99, breathingRate: 10, sleepHours: 9, anxiety: 10 })).toMatchObject({
    score: 5.9,
    band: 'moderate',
  })
})

test('every reading gives a score from 0 to 10 with one decimal', () => {
  const any = fc.double({ min: -1000, max: 1000, noNaN: true })
  fc.assert(
    fc.property(any, any, any, any, (heartRate, breathingRate, sleepHours, anxiety) => {
      const { score } = stressScore({ heartRate, breathingRate, sleepHours, anxiety })
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(10)
      expect(Math.round(score * 10) / 10).toBe(score)
    }),
  )
})
