import { expect, test } from 'vitest'
import { sparkPoints } from './spark-points'

const box = { width: 100, height: 40 }

test.each([
  [[], []],
  [[5], [{ x: 100, y: 20 }]],
  [
    [0, 10],
    [
      { x: 0, y: 40 },
      { x: 100, y: 0 },
    ],
  ],
  [
    [2.5, 5, 7.5],
    [
      { x: 0, y: 30 },
      { x: 50, y: 20 },
      { x: 100, y: 10 },
    ],
  ],
])('the scores %j stand in the box', (scores, points) => {
  expect(sparkPoints(scores, box)).toEqual(points)
})
