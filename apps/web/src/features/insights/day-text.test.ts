import { expect, test } from 'vitest'
import { dayText } from './day-text'

test.each([
  ['2018', 'en-IN', '2018'],
  ['2018-09', 'en-IN', 'September 2018'],
  ['2018-09-07', 'en-IN', '7 September 2018'],
  ['2018-09-07', 'hi-IN', '7 सितंबर 2018'],
  ['2018-01-01', 'en-IN', '1 January 2018'],
])('%s is said in %s as %s', (date, locale, said) => {
  expect(dayText(date, locale)).toBe(said)
})
