import { expect, test } from 'vitest'
import { showsDebug } from './shows-debug'

test.each([
  ['', false, false],
  ['?reading=one', false, false],
  ['?debug', false, true],
  ['?reading=one&debug=1', false, true],
  ['', true, true],
])('at %j the debug button of a reading stands there, in development %s: %s', (search, isDevelopment, expected) => {
  expect(showsDebug(search, isDevelopment)).toBe(expected)
})
