import { expect, test } from 'vitest'
import { reachIn, swellOf } from './swell'

test('a dot swells most under the pointer, less beside it, and not at all out of reach', () => {
  expect(swellOf([40, 30], [40, 30], 100)).toBe(1)
  expect(swellOf([0, 0], [50, 0], 100)).toBeCloseTo(0.5)
  expect(swellOf([0, 0], [100, 0], 100)).toBe(0)
  expect(swellOf([0, 0], [0, 200], 100)).toBe(0)
})

test('in a small figure it reaches less far, so that never all of it swells', () => {
  expect(reachIn(760)).toBe(130)
  expect(reachIn(160)).toBeLessThan(80)
})
