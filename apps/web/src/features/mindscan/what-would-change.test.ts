import { expect, test } from 'vitest'
import { whatWouldChange } from './what-would-change'

test.each([
  [0, 0, { direction: 'either' }],
  [1, 1, { direction: 'either' }],
  [0, 3, { direction: 'lighter', count: 2 }],
  [1, 2, { direction: 'lighter', count: 1 }],
  [4, 0, { direction: 'heavier', count: 3 }],
])('with %d light and %d heavy words counted, %j', (positive, negative, change) => {
  expect(whatWouldChange(positive, negative)).toEqual(change)
})
