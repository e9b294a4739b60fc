import { expect, test } from 'vitest'
import { initialOf } from './initial-of'

test.each([
  ['ananya rao', 'A'],
  ['  imran', 'I'],
  ['क्षितिज', 'क्षि'],
  ['ஶ்ரீநிதி', 'ஶ்'],
  ['', ''],
])('the initial of "%s" is one whole letter of its script', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
