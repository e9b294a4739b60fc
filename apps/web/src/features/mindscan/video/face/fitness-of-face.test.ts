import { expect, test } from 'vitest'
import { type DetectedFace, unfitnessOf } from './fitness-of-face'

/** A face that looks straight at the camera: eyes 40 apart, the mouth 40 below them. */
const face = (changes: Partial<DetectedFace> = {}): DetectedFace => ({
  score: 0.92,
  box: [200, 100, 120, 120],
  points: { leftEye: [[240, 140]], rightEye: [[280, 140]], nose: [[262, 160]], mouth: [[260, 180]] },
  ...changes,
})

const points = (changes: DetectedFace['points']) => face({ points: { ...face().points, ...changes } })

test.each([
  ['one clear face', [face()], null],
  ['a small face far behind', [face(), face({ box: [0, 0, 30, 30] })], null],
  ['two people', [face(), face({ box: [400, 100, 90, 90] })], 'several_faces'],
  ['what is hardly a face', [face({ score: 0.65 })], 'unsure'],
  ['a face far away', [face({ box: [200, 100, 50, 50] })], 'small'],
  ['a face turned aside', [points({ nose: [[276, 160]] })], 'turned'],
  ['a tilted head', [points({ rightEye: [[270, 170]] })], 'tilted'],
  ['a cat: the mouth right under eyes that stand wide apart', [points({ mouth: [[260, 165]] })], 'unsure'],
  ['a face without points', [face({ points: {} })], 'unsure'],
])('%s', (_, faces, expected) => {
  expect(unfitnessOf(faces)).toBe(expected)
})
