import { expect, test } from 'vitest'
import { formatFor } from './format'

test.each([
  [0, 'en', '0 sec'],
  [9, 'en', '9 sec'],
  [60, 'en', '1 min'],
  [252, 'en', '4 min 12 sec'],
  [252, 'hi', '4 मि॰ 12 से॰'],
  [720, 'en', '12 min'],
])('%i seconds in %s are %s', (seconds, language, text) => {
  expect(formatFor(language).activeTime(seconds)).toBe(text)
})

test.each(['hi', 'kn', 'te', 'ta', 'mr', 'gu', 'bn'])(
  'in %s it has the digits 0 to 9 and words of its own',
  (language) => {
    expect(formatFor(language).activeTime(252)).toMatch(/^4 ?\D+12 ?\D+$/)
  },
)
