import type { Point, Symmetry } from './grids'

/** 0 east, 1 north, 2 west, 3 south. Quarter q of a dot lies between side q and side q + 1. */
export type Side = 0 | 1 | 2 | 3

type BySide<T> = [east: T, north: T, west: T, south: T]

/** The way from a dot to its neighbour; `gate` is the number of the gate that stands between the two. */
type Way = { gate: number; to: Dot }

export type Dot = { x: number; y: number; ways: BySide<Way | null> }

export type Board = {
  dots: Dot[]
  gateCount: number
  /** Gates that the symmetry makes open or closed together. */
  orbits: number[][]
}

/** Which gates are open, by number. */
export type OpenGates = readonly boolean[]

export const sides: readonly Side[] = [0, 1, 2, 3]
export const towards: BySide<Point> = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
]
export const turned = (side: Side, quarters: number): Side => ((side + quarters) & 3) as Side

const two: ((point: Point) => Point)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-x, y],
  ([x, y]) => [x, -y],
  ([x, y]) => [-x, -y],
]
const swapped: ((point: Point) => Point)[] = two.map((mirror) => (point) => {
  const [x, y] = mirror(point)
  return [y, x]
})
const mirrors = { D1: two.slice(0, 2), D2: two, D4: [...two, ...swapped] }

// Adding 0 turns -0 into 0, which would otherwise be another name for the same place.
const nameOf = ([x, y]: Point) => `${x + 0},${y + 0}`

/** Lays the dots, finds their neighbours and groups the gates between them under the symmetry. */
export function boardOf(points: readonly Point[], symmetry: Symmetry): Board {
  const dots = points.map(([x, y]): Dot => ({ x, y, ways: [null, null, null, null] }))
  const dotAt = new Map(dots.map((dot) => [nameOf([dot.x, dot.y]), dot]))
  const gates: Point[] = []
  for (const dot of dots)
    for (const side of [0, 3] as const) {
      const [dx, dy] = towards[side]
      const neighbour = dotAt.get(nameOf([dot.x + dx, dot.y + dy]))
      if (!neighbour) continue
      dot.ways[side] = { gate: gates.length, to: neighbour }
      neighbour.ways[turned(side, 2)] = { gate: gates.length, to: dot }
      gates.push([dot.x + dx / 2, dot.y + dy / 2])
    }
  return { dots, gateCount: gates.length, orbits: orbitsOf(gates, symmetry) }
}

function orbitsOf(gates: Point[], symmetry: Symmetry): number[][] {
  const gateAt = new Map(gates.map((point, gate) => [nameOf(point), gate]))
  const seen = new Set<number>()
  return gates.flatMap((point, gate) => {
    if (seen.has(gate)) return []
    const images = mirrors[symmetry].map((mirror) => gateAt.get(nameOf(mirror(point))))
    const orbit = [...new Set(images.filter((image) => image !== undefined))]
    for (const image of orbit) seen.add(image)
    return [orbit]
  })
}
