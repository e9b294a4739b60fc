import { expect, test } from 'vitest'
import { bodyPointAt, breathNumberAt, nidraForms, nidraPoints, nidraStepSeconds, oppositeAt } from './nidra-course'

test('attention goes round forty places in four minutes', () => {
  expect([0, 5_999, 6_000, 239_999, 240_000].map((ms) => bodyPointAt(ms))).toEqual([1, 1, 2, 40, 40])
})

test('the breath is counted from 27 down to 1 within two minutes', () => {
  expect([0, 4_444, 4_445, 119_999, 120_000].map((ms) => breathNumberAt(ms))).toEqual([27, 27, 26, 1, 1])
})

test('opposites are felt in pairs, and a place of ease comes last', () => {
  expect([0, 24_000, 48_000, 72_000, 96_000, 130_000].map((ms) => oppositeAt(ms))).toEqual([
    'heavy',
    'light',
    'warm',
    'cool',
    'place',
    'place',
  ])
})

test('each form lasts as long as it says, and names one place every six seconds', () => {
  const minutes = nidraForms.map((form) => nidraStepSeconds[form].reduce((sum, seconds) => sum + seconds, 0) / 60)
  expect(minutes).toEqual([4, 5, 11, 20, 30])
  expect(nidraPoints('five').length * 6).toBe(nidraStepSeconds.five[1])
  expect(nidraPoints('thirty').length * 6).toBe(nidraStepSeconds.thirty[1])
  expect(nidraPoints('sleep').length * 6).toBe(nidraStepSeconds.sleep[2])
  expect([0, 6_000, 119_000].map((ms) => bodyPointAt(ms, 'five'))).toEqual([1, 6, 40])
  expect([240_000, 719_000].map((ms) => bodyPointAt(ms, 'thirty'))).toEqual([1, 40])
  expect([0, 120_000, 419_000].map((ms) => breathNumberAt(ms, 420_000))).toEqual([27, 27, 14])
  expect([0, 12_000, 59_000].map((ms) => oppositeAt(ms, 60_000))).toEqual(['heavy', 'light', 'place'])
})
