import { expect, test } from 'vitest'
import { isHeadLowered } from './is-head-lowered'

type Point = [number, number]

const face = (earsAt: number, turn: (point: Point) => Point = (point) => point) => ({
  leftEye: [turn([60, 50])],
  rightEye: [turn([40, 50])],
  mouth: [turn([50, 72])],
  leftEar: [turn([75, earsAt])],
  rightEar: [turn([25, earsAt])],
})
const tilted = ([x, y]: Point): Point => [x * 0.8 - y * 0.6, x * 0.6 + y * 0.8]
const mirrored = ([x, y]: Point): Point => [100 - x, y]

test.each([
  ['upright', face(54), false],
  ['lowered', face(44), true],
  ['upright and tilted', face(54, tilted), false],
  ['lowered and tilted', face(44, tilted), true],
  ['lowered, in a mirrored picture', face(44, mirrored), true],
  ['half outside of the picture', { leftEye: [[10, 10] as Point] }, false],
])('a head that is %s', (_, points, expected) => {
  expect(isHeadLowered(points)).toBe(expected)
})
