import { expect, test } from 'vitest'
import { dominantEmotionOf, emotionSharesOf } from './emotion-shares'

const none = { joy: 0, sorrow: 0, anger: 0, surprise: 0, neutral: 0 }

test.each([
  [{ joy: 1 }, { ...none, joy: 100 }],
  [
    { joy: 1, sorrow: 1, anger: 1 },
    { ...none, joy: 34, sorrow: 33, anger: 33 },
  ],
  [
    { joy: 0.2, neutral: 0.6 },
    { ...none, joy: 25, neutral: 75 },
  ],
  [
    { surprise: 1, neutral: 199 },
    { ...none, surprise: 1, neutral: 99 },
  ],
])('shares of %o are whole and sum to 100', (weights, expected) => {
  expect(emotionSharesOf(weights)).toEqual(expected)
})

test('where nothing weighs every share is 0', () => {
  expect(emotionSharesOf({})).toEqual(none)
})

test.each([
  [{ ...none, sorrow: 60, joy: 40 }, 'sorrow'],
  [{ ...none, joy: 50, neutral: 50 }, 'joy'],
  [none, 'neutral'],
] as const)('of %o the dominant one is %s', (shares, dominant) => {
  expect(dominantEmotionOf(shares)).toBe(dominant)
})
