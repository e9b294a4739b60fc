import type { ToolWriting } from '@maitri/contracts'

/** A picture: a grid, its mirrors, a line woven round the dots, and strokes in steps of the grid from the centre. */
export type Drawing = Pick<Extract<ToolWriting, { kind: 'kolam' }>, 'grid' | 'symmetry' | 'strokes' | 'weave' | 'day'>

export type Stroke = Drawing['strokes'][number]

/** A place in steps of the grid; the middle dot is 0, 0 and y grows downwards. */
export type Place = readonly [x: number, y: number]

/** From the middle to the board's edge: the outermost dots and room for a turn round them. */
export const reachOf = (grid: Drawing['grid']): number => (grid - 1) / 2 + 0.85

/** The record's own bounds, and one on its size: 60,000 numbers are about 350 KB of the 512 that a record may have. */
const most = { strokes: 800, numbers: 60_000, numbersOfStroke: 4000 }

export function isFull({ strokes }: Drawing): boolean {
  return strokes.length >= most.strokes || strokes.reduce((sum, { points }) => sum + points.length, 0) >= most.numbers
}

/** Closer points than this add nothing that the eye sees. */
const leastStep = 0.06

const rounded = (value: number) => Math.round(value * 100) / 100

/** Adds a place to a stroke in the making; answers whether it was far enough from the last one, and there was room. */
export function addPlace(points: number[], [x, y]: Place): boolean {
  if (points.length >= most.numbersOfStroke) return false
  const [lastX, lastY] = points.slice(-2)
  if (lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < leastStep) return false
  points.push(rounded(x), rounded(y))
  return true
}

/**
 * The points of a line from dot to dot. A dot stands twice, which takes the curve through it; a place between dots once, so that the curve
 * rounds it, as a kolam's line rounds its dots.
 */
export function pointsThrough(places: readonly Place[]): number[] {
  return places.flatMap(([x, y], index) => {
    const isInner = index > 0 && index < places.length - 1
    const isDot = Number.isInteger(x) && Number.isInteger(y)
    return isInner && isDot ? [x, y, x, y] : [x, y]
  })
}

/** What a curve is written to: a canvas path, or a string. */
type Sink = {
  moveTo: (x: number, y: number) => void
  lineTo: (x: number, y: number) => void
  quadraticCurveTo: (x1: number, y1: number, x: number, y: number) => void
}

/** The stroke as a soft curve: it goes through the middles between its points and bends towards each point. */
export function trace({ points }: Pick<Stroke, 'points'>, sink: Sink): void {
  const at = (index: number): Place => [points[2 * index] ?? 0, points[2 * index + 1] ?? 0]
  const count = points.length / 2
  sink.moveTo(...at(0))
  for (let index = 1; index < count - 1; index++) {
    const [x, y] = at(index)
    const [nextX, nextY] = at(index + 1)
    sink.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  // A line of no length is a dot where the ends are round.
  sink.lineTo(...at(count - 1))
}

/** The same curve as the text of an SVG path. */
export function pathText(points: readonly number[]): string {
  let text = ''
  trace(
    { points: [...points] },
    {
      moveTo: (x, y) => (text += `M${x} ${y}`),
      lineTo: (x, y) => (text += `L${x} ${y}`),
      quadraticCurveTo: (x1, y1, x, y) => (text += `Q${x1} ${y1} ${x} ${y}`),
    },
  )
  return text
}
