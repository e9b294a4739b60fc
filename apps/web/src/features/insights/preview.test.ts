import { expect, test } from 'vitest'
import { previewCharacters, previewOf } from './preview'

const lengthOf = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length

test.each([
  ['a text that is short enough stays as it is', 'One breath.', 20, 'One breath.'],
  ['just long enough is short enough', 'One breath', 10, 'One breath'],
  ['a word that does not fit is left out whole', 'One slow breath', 10, 'One slow…'],
  ['a word that just fits is kept', 'One slow breath', 8, 'One slow…'],
  ['no comma or full stop before the ellipsis', 'One, two, three', 9, 'One, two…'],
  ['a sentence that just ends is cut after its last word', 'It rains. We wait.', 9, 'It rains…'],
  ['lines and double spaces are spaces', 'One\n\nslow  breath', 11, 'One\n\nslow…'],
  ['one endless word is cut inside', 'Donaudampfschifffahrt', 5, 'Donau…'],
  ['space around the text is not counted', '   One breath   ', 10, 'One breath'],
])('%s', (_, text, limit, preview) => {
  expect(previewOf(text, limit)).toBe(preview)
})

test.each([
  // क्षि and त्रि are one cluster each, of four and four code points.
  ['Devanagari', 'क्षित्रिक्षित्रि', 3, /^क्षित्रि(क्षि)…$/u],
  ['Tamil', 'நிமிடத்திற்கு', 3, /^நிமிட…$/u],
  ['emoji of several parts', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, /^👩‍👩‍👧‍👦👩‍👩‍👧‍👦…$/u],
  ['flags', '🇮🇳🇮🇳🇮🇳', 2, /^🇮🇳🇮🇳…$/u],
  ['letters with marks of their own', 'e\u0301e\u0301e\u0301', 2, /^e\u0301e\u0301…$/u],
])('no cluster is cut in two: %s', (_, text, limit, preview) => {
  expect(previewOf(text, limit)).toMatch(preview)
})

test('Devanagari words are counted in clusters and cut between words, without a danda at the end', () => {
  const text = 'आज मन कैसा है? थोड़ा भारी है। फिर भी चाय बन गई। '.repeat(10)
  const preview = previewOf(text)
  expect(lengthOf(preview)).toBeLessThanOrEqual(previewCharacters + 1)
  expect(lengthOf(preview)).toBeGreaterThan(previewCharacters - 12)
  expect(preview).not.toMatch(/[।\s]…$/u)
  expect(text.startsWith(preview.slice(0, -1))).toBe(true)
  expect(text.charAt(preview.length - 1)).toMatch(/[\s।?]/u)
})
