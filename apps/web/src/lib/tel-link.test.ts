import { expect, test } from 'vitest'
import { telLink } from './tel-link'

test.each([
  ['+91 80 1234 5678', 'tel:+918012345678'],
  ['080-1234 5678', 'tel:08012345678'],
  [' +91 (80) 1234.5678 ', 'tel:+918012345678'],
  ['1-800-891-4416', 'tel:18008914416'],
  ['080+12', 'tel:08012'],
])('%j is dialled as %s', (written, address) => {
  expect(telLink(written)).toBe(address)
})
