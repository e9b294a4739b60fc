/** 0 up, 1 right, 2 down, 3 left. */
export type Side = 0 | 1 | 2 | 3

/** The sides at which a tile's line ends, as bits: side s is `1 << s`. 0 is a tile without a line. */
export type Ends = number

/** A square of tiles, row by row. */
export type JaaliPuzzle = {
  width: number
  /** As it is shown first. */
  start: readonly Ends[]
  /** One way to close it; others count as well. */
  solution: readonly Ends[]
}

export const sides: readonly Side[] = [0, 1, 2, 3]
const opposite = (side: Side): Side => ((side + 2) & 3) as Side

/** Lines that cross: such a tile looks the same however it is turned. */
const crossing: Ends = 0b1111

export const hasEnd = (ends: Ends, side: Side): boolean => (ends & (1 << side)) !== 0

/** Turned clockwise by quarters; a negative number turns the other way. */
export function turnedEnds(ends: Ends, quarters: number): Ends {
  const by = ((quarters % 4) + 4) % 4
  return ((ends << by) | (ends >> (4 - by))) & crossing
}

/** Whether turning changes anything. */
export const canTurn = (ends: Ends): boolean => ends !== 0 && ends !== crossing

/** The neighbour of a tile at one side; null beyond the edge. */
export function neighbourOf(width: number, tile: number, side: Side): number | null {
  const [row, column] = [Math.floor(tile / width), tile % width]
  if (side === 0) return row > 0 ? tile - width : null
  if (side === 1) return column < width - 1 ? tile + 1 : null
  if (side === 2) return row < width - 1 ? tile + width : null
  return column > 0 ? tile - 1 : null
}

/** Whether the line meets another at that side of the tile. */
export function meets(width: number, tiles: readonly Ends[], tile: number, side: Side): boolean {
  const neighbour = neighbourOf(width, tile, side)
  return neighbour !== null && hasEnd(tiles[neighbour] ?? 0, opposite(side))
}

export function looseSides(width: number, tiles: readonly Ends[], tile: number): Side[] {
  return sides.filter((side) => hasEnd(tiles[tile] ?? 0, side) && !meets(width, tiles, tile, side))
}

/** Closed is a screen without a loose end. */
export function isClosed(width: number, tiles: readonly Ends[]): boolean {
  return tiles.every((_, tile) => looseSides(width, tiles, tile).length === 0)
}

/** A tile to turn next on the way to the solution, one with a loose end first, and by how many quarters; null where all stand as in it. */
export function hint(
  { width, solution }: JaaliPuzzle,
  tiles: readonly Ends[],
): { tile: number; quarters: number } | null {
  const wrong = tiles.flatMap((ends, tile) => (ends === solution[tile] ? [] : [tile]))
  const tile = wrong.find((place) => looseSides(width, tiles, place).length > 0) ?? wrong[0]
  if (tile === undefined) return null
  const quarters = [1, 2, 3].find((by) => turnedEnds(tiles[tile] ?? 0, by) === solution[tile])
  return { tile, quarters: quarters ?? 0 }
}

/** Tries enough that the plain ring is hardly ever needed: about one in eight is a good screen. */
const tries = 200

/** A screen that can be closed and is not closed yet. `random` gives numbers in [0, 1); the same numbers give the same puzzle. */
export function jaaliPuzzle(width: number, random: () => number): JaaliPuzzle {
  const solution = closedLine(width, random)
  const start = solution.map((ends) => turnedEnds(ends, Math.floor(4 * random())))
  if (!isClosed(width, start)) return { width, start, solution }
  // A straight line or a bend that is turned once in a closed screen always leaves a loose end.
  const turnable = solution.findIndex(canTurn)
  return { width, start: start.map((ends, tile) => (tile === turnable ? turnedEnds(ends, 1) : ends)), solution }
}

/**
 * The openings between four tiles are chosen to lie inside or outside, and the line runs wherever an inside meets an outside. So every
 * tile has two ends, four or none, and none is loose. It is kept where it is one line that goes through most tiles and crosses itself seldom.
 */
function closedLine(width: number, random: () => number): Ends[] {
  const openings = (width - 1) ** 2
  for (let attempt = 0; attempt < tries; attempt++) {
    const line = borderOf(
      width,
      Array.from({ length: openings }, () => random() < 0.5),
    )
    const empty = line.filter((ends) => ends === 0).length
    const crossings = line.filter((ends) => ends === crossing).length
    if (empty <= width - 2 && crossings <= width - 1 && isOneLine(width, line)) return line
  }
  return borderOf(width, new Array<boolean>(openings).fill(true))
}

function borderOf(width: number, isInside: readonly boolean[]): Ends[] {
  const across = width - 1
  const inside = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < across && column < across && isInside[row * across + column] === true
  return Array.from({ length: width * width }, (_, tile) => {
    const [row, column] = [Math.floor(tile / width), tile % width]
    // The four openings round the tile, clockwise from the upper right; its line runs up where the two above it differ, and so on.
    const round = [inside(row - 1, column), inside(row, column), inside(row, column - 1), inside(row - 1, column - 1)]
    return sides.reduce<Ends>((ends, side) => (round[side] === round[(side + 3) & 3] ? ends : ends | (1 << side)), 0)
  })
}

/** Whether following the line from any tile comes home after all of it; where lines cross, it goes straight on. */
export function isOneLine(width: number, tiles: readonly Ends[]): boolean {
  const first = tiles.findIndex((ends) => ends !== 0)
  const firstSide = sides.find((side) => hasEnd(tiles[first] ?? 0, side))
  if (firstSide === undefined) return false
  let [tile, side, steps] = [first, firstSide, 0]
  do {
    const next = neighbourOf(width, tile, side)
    if (next === null || !hasEnd(tiles[next] ?? 0, opposite(side))) return false
    const cameFrom = opposite(side)
    const ends = tiles[next] ?? 0
    side = ends === crossing ? side : (sides.find((way) => way !== cameFrom && hasEnd(ends, way)) ?? side)
    tile = next
    steps++
  } while (tile !== first || side !== firstSide)
  const allEnds = tiles.reduce((sum, ends) => sum + sides.filter((way) => hasEnd(ends, way)).length, 0)
  return steps === allEnds / 2
}
