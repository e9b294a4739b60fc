import { expect, test } from 'vitest'
import { checkText } from './check-text'

test.each([
  ['', { key: 'too_short' }],
  ['123456789', { key: 'too_short' }],
  ['   123456789   ', { key: 'too_short' }],
  ['1234567890', null],
  ['a'.repeat(10_000), null],
  ['a'.repeat(10_002), { key: 'too_long', count: 2 }],
])('a text is checked by its trimmed length', (text, problem) => {
  expect(checkText(text)).toEqual(problem)
})
