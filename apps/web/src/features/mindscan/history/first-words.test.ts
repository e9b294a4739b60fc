import { expect, test } from 'vitest'
import { firstWords } from './first-words'

test.each([
  ['  so\n it  is ', 'so it is'],
  ['Office has been heavy this month. I keep worrying about it', 'Office has been heavy this month. I keep…'],
  ['x'.repeat(60), `${'x'.repeat(48)}…`],
  ['', ''],
])('%j begins with %j', (text, start) => {
  expect(firstWords(text)).toBe(start)
})
