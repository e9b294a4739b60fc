import { expect, test } from 'vitest'
import { emotionsFromWords } from './emotions-from-words'

const none = { joy: 0, sorrow: 0, anger: 0, surprise: 0, neutral: 0 }

test.each([
  ['I am happy today.', 'en', { joy: 100 }],
  ['I am happy today. I went to the market.', 'en', { joy: 50, neutral: 50 }],
  ['I am tired. I am afraid. I feel sad. I am angry.', 'en', { sorrow: 75, anger: 25 }],
  ['I am happy and sad.', 'en', { joy: 50, sorrow: 50 }],
  ['I am not happy.', 'en', { sorrow: 100 }],
  ['The bus was surprising. It came at eight.', 'en', { surprise: 50, neutral: 50 }],
  ['मैं खुश हूँ। मैं दुखी हूँ।', 'hi', { joy: 50, sorrow: 50 }],
] as const)('%s', (text, language, expected) => {
  expect(emotionsFromWords(text, language)).toEqual({ ...none, ...expected })
})

test('words that express nothing are neutral', () => {
  expect(emotionsFromWords('The train leaves at nine. The platform is four.', 'en')).toEqual({ ...none, neutral: 100 })
})

test.each(['', '   ', '...'])('a text without a word (%o) has no emotions', (text) => {
  expect(emotionsFromWords(text, 'en')).toEqual(none)
})
