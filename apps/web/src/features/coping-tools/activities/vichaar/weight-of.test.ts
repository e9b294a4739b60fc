import { expect, test } from 'vitest'
import { leanOf, weightOf } from './weight-of'

test.each([
  ['', 0],
  ['She sounded short', 1],
  ['She sounded short. She did not call back.', 2],
  ['एक बात। दूसरी बात।', 2],
  ['one thing\nand another; and a third', 3],
  ['... a ... ', 0],
])('%j makes %i points', (text, points) => {
  expect(weightOf(text)).toBe(points)
})

test('the beam leans to the side with more points, and never falls over', () => {
  expect(leanOf('', '')).toBe(0)
  expect(leanOf('one thing', '')).toBe(-5)
  expect(leanOf('one thing', 'one thing. another thing')).toBe(5)
  expect(leanOf('', 'aaa. bbb. ccc. ddd. eee.')).toBe(14)
})
