import { expect, test } from 'vitest'
import { bodyPointAt, breathNumberAt, oppositeAt } from './nidra-course'

test('attention goes round forty places in four minutes', () => {
  expect([0, 5_999, 6_000, 239_999, 240_000].map(bodyPointAt)).toEqual([1, 1, 2, 40, 40])
})

test('the breath is counted from 27 down to 1 within two minutes', () => {
  expect([0, 4_444, 4_445, 119_999, 120_000].map(breathNumberAt)).toEqual([27, 27, 26, 1, 1])
})

test('opposites are felt in pairs, and a place of ease comes last', () => {
  expect([0, 24_000, 48_000, 72_000, 96_000, 130_000].map(oppositeAt)).toEqual([
    'heavy',
    'light',
    'warm',
    'cool',
    'place',
    'place',
  ])
})
