import type { Drawing } from './drawing'

/** A turn or a mirror about the centre: (x, y) becomes (a x + c y, b x + d y), in the order that canvas and SVG take. */
export type Image = readonly [a: number, b: number, c: number, d: number]

const itself: Image = [1, 0, 0, 1]
const halfTurn: Image = [-1, 0, 0, -1]
const quarterTurns: readonly Image[] = [
  [0, 1, -1, 0],
  [0, -1, 1, 0],
]
const twoMirrors: readonly Image[] = [
  [-1, 0, 0, 1],
  [1, 0, 0, -1],
]
const diagonals: readonly Image[] = [
  [0, 1, 1, 0],
  [0, -1, -1, 0],
]

/** Where a stroke appears, itself first. */
export const imagesOf: Record<Drawing['symmetry'], readonly Image[]> = {
  none: [itself],
  two: [itself, ...twoMirrors, halfTurn],
  four: [itself, ...twoMirrors, halfTurn, ...quarterTurns, ...diagonals],
  turn: [itself, ...quarterTurns, halfTurn],
}

export const applied = ([a, b, c, d]: Image, [x, y]: readonly [number, number]): [number, number] => [
  a * x + c * y,
  b * x + d * y,
]

/** The image that leads back: turns and mirrors keep lengths, so it is the transposed one. */
export const inverse = ([a, b, c, d]: Image): Image => [a, c, b, d]
