import { expect, test } from 'vitest'
import { firstSpoken } from './language'

test.each([
  [['hi-IN', 'hi', 'en'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['fr', 'ur-IN', 'TA-in', 'en'], 'ta'],
  [['bn'], 'bn'],
  [['mrj', 'gu-Gujr-IN'], 'gu'],
  [['fr', 'de-DE'], 'en'],
  [[], 'en'],
] as const)('to a reader of %j the product speaks %s', (tags, language) => {
  expect(firstSpoken(tags)).toBe(language)
})
