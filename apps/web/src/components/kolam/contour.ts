import { unit } from './figure'
import type { Point } from './grids'

/** From a dot to its neighbours, anticlockwise from the right as seen with y downwards; between two of them lies a quarter. */
const sides: readonly Point[] = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
]

const turnRadius = (Math.SQRT2 / 4) * unit

const keyOf = (x: number, y: number) => `${x},${y}`
const sideAt = (side: number): Point => sides[side % 4] ?? [1, 0]

/**
 * The outer edge of a figure as one closed line in path units: round each dot of the rim, and from one to the next where the strands of the
 * whole figure cross. What is left of it where it is too small for every strand.
 */
export function contourOf(dots: readonly Point[]): string {
  const places = new Set(dots.map(([x, y]) => keyOf(x, y)))
  const hasNeighbour = ([x, y]: Point, side: number) => {
    const [dx, dy] = sideAt(side)
    return places.has(keyOf(x + dx * unit, y + dy * unit))
  }
  // The rightmost dot of the top row has nobody above it.
  const [first] = dots.toSorted((a, b) => a[1] - b[1] || b[0] - a[0])
  if (!first) return ''
  const begins = [3, 2, 1, 0].find((side) => hasNeighbour(first, side))
  if (begins === undefined) return ''
  let dot: Point = first
  let from = begins
  let path = `M${written(gateOf(first, begins))}`
  do {
    let turns = 1
    while (!hasNeighbour(dot, from + turns)) turns += 1
    path += roundDot(dot, from, turns)
    const [dx, dy] = sideAt(from + turns)
    dot = [dot[0] + dx * unit, dot[1] + dy * unit]
    from = (from + turns + 2) % 4
  } while (dot[0] !== first[0] || dot[1] !== first[1] || from !== begins)
  return `${path}Z`
}

/** From the gate on one side to that `turns` quarters on: straight, and between two quarters round the dot. */
function roundDot(dot: Point, from: number, turns: number): string {
  const to = `L${written(gateOf(dot, from + turns))}`
  if (turns === 1) return to
  const isMoreThanHalf = turns > 3 ? 1 : 0
  const arc = `A${rounded(turnRadius)} ${rounded(turnRadius)} 0 ${isMoreThanHalf} 0 ${written(quarterOf(dot, from + turns - 1))}`
  return `L${written(quarterOf(dot, from))}${arc}${to}`
}

const gateOf = ([x, y]: Point, side: number): Point => {
  const [dx, dy] = sideAt(side)
  return [x + (dx * unit) / 2, y + (dy * unit) / 2]
}

/** The middle of the quarter between a side and the next. */
const quarterOf = ([x, y]: Point, side: number): Point => {
  const [ax, ay] = sideAt(side)
  const [bx, by] = sideAt(side + 1)
  return [x + ((ax + bx) * unit) / 4, y + ((ay + by) * unit) / 4]
}

const rounded = (value: number) => Number(value.toFixed(2))
const written = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`
