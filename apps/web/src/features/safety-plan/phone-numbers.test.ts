import { expect, test } from 'vitest'
import { phoneNumbersIn } from './phone-numbers'

test.each([
  ['Meena 98450 12345', ['98450 12345']],
  ['amma +91 98450-12345, home 080 2345 6789', ['+91 98450-12345', '080 2345 6789']],
  ['house 14, on 5 June 2026', []],
  ['', []],
])('%s', (text, numbers) => {
  expect(phoneNumbersIn(text)).toEqual(numbers)
})
