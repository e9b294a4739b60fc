import { expect, test } from 'vitest'
import { oldCount } from './recent'

test.each([
  [0, 0],
  [59, 0],
  [60, 20],
  [79, 20],
  [1000, 960],
])('of %i messages %i are drawn only where they are scrolled to', (count, old) => {
  expect(oldCount(count)).toBe(old)
})
