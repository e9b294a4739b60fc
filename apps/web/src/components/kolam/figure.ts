import { type Board, type Dot, type Side, towards } from './board'
import type { Point, Symmetry } from './grids'
import type { Pass } from './walk'

/** Path units from a dot to its neighbour. Browsers measure dashes badly on tiny numbers. */
export const unit = 20

/** The one radius for which a turn is tangent to the strands at 45 degrees, in spacings. */
const turnRadius = Math.SQRT2 / 4

/** A drawn kolam; every number is in path units. */
export type KolamFigure = {
  dots: Point[]
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** The whole line, closed. */
  line: string
  /** With four mirrors: the same line as eight equal branches, each from the centre out to a tip. Else empty. */
  bloom: string[]
  /** For each dot the share of the bloom (0 to 1) at which the line has gone round it; 0 where there is no bloom. */
  litAt: number[]
}

/** Half of a pass: the path from one place to the next, straight or a turn round the dot. */
type Piece = { dot: Dot; start: Point; end: Point; shape: 'straight' | 'clockwise' | 'anticlockwise' }

export function figureOf(board: Board, passes: Pass[], symmetry: Symmetry): KolamFigure {
  const pieces = piecesOf(passes)
  const reach = (places: number[]) => (Math.max(...places.map(Math.abs)) + 0.75) * unit
  const width = reach(board.dots.map(({ x }) => x))
  const height = reach(board.dots.map(({ y }) => y))
  const branches = symmetry === 'D4' ? branchesOf(pieces) : []
  const lit = litShares(branches)
  return {
    dots: board.dots.map(({ x, y }) => [x * unit, y * unit]),
    viewBox: [-width, -height, 2 * width, 2 * height],
    line: `${drawn(pieces)}Z`,
    bloom: branches.map(drawn),
    litAt: board.dots.map((dot) => lit.get(dot) ?? 0),
  }
}

/** One closed line as the text of a path, in path units. */
export const lineOf = (passes: Pass[]): string => `${drawn(piecesOf(passes))}Z`

/** The middle of each quarter, as seen from its dot. */
const quarterMiddle: [Point, Point, Point, Point] = [
  [1, -1],
  [-1, -1],
  [-1, 1],
  [1, 1],
]

/** Starts half way along a quarter of the centre dot, so that every mirror axis meets the list between two pieces. */
function piecesOf(passes: Pass[]): Piece[] {
  const centre = Math.max(
    0,
    passes.findIndex(({ dot }) => dot.x === 0 && dot.y === 0),
  )
  const fromCentre = [...passes.slice(centre), ...passes.slice(0, centre)]
  let arrivesStraight = fromCentre.at(-1)?.crosses ?? false
  const pieces = fromCentre.flatMap(({ dot, quarter, from, to, crosses }): Piece[] => {
    const [dx, dy] = quarterMiddle[quarter]
    const middle: Point = [dot.x + dx / 4, dot.y + dy / 4]
    const turn = to === (from + 1) % 4 ? 'anticlockwise' : 'clockwise'
    const arrival: Piece = {
      dot,
      start: atSide(dot, from, arrivesStraight),
      end: middle,
      shape: arrivesStraight ? 'straight' : turn,
    }
    arrivesStraight = crosses
    return [arrival, { dot, start: middle, end: atSide(dot, to, crosses), shape: crosses ? 'straight' : turn }]
  })
  return [...pieces.slice(1), ...pieces.slice(0, 1)]
}

function atSide({ x, y }: Dot, side: Side, isGate: boolean): Point {
  const [dx, dy] = towards[side]
  const distance = isGate ? 0.5 : turnRadius
  return [x + dx * distance, y + dy * distance]
}

function branchesOf(pieces: Piece[]): Piece[][] {
  const length = pieces.length / 8
  return Array.from({ length: 8 }, (_, index) => {
    const branch = pieces.slice(index * length, (index + 1) * length)
    return index % 2 === 0 ? branch : branch.map(reversed).reverse()
  })
}

const opposite = { straight: 'straight', clockwise: 'anticlockwise', anticlockwise: 'clockwise' } as const

const reversed = ({ dot, start, end, shape }: Piece): Piece => ({ dot, start: end, end: start, shape: opposite[shape] })

function litShares(branches: Piece[][]): Map<Dot, number> {
  const lit = new Map<Dot, number>()
  for (const branch of branches) {
    const whole = branch.reduce((sum, piece) => sum + lengthOf(piece), 0)
    let run = 0
    for (const piece of branch) {
      run += lengthOf(piece)
      lit.set(piece.dot, Math.max(lit.get(piece.dot) ?? 0, run / whole))
    }
  }
  return lit
}

const lengthOf = ({ shape }: Piece) => (shape === 'straight' ? Math.SQRT2 / 4 : (turnRadius * Math.PI) / 4)

function drawn(pieces: Piece[]): string {
  const [first] = pieces
  if (!first) return ''
  return `M${written(first.start)}${pieces.map(stroke).join('')}`
}

/** Relative to where the piece before ended: the same few steps over and over, which compress to a third. */
function stroke({ start, end, shape }: Piece): string {
  const [x, y] = [step(start[0], end[0]), step(start[1], end[1])]
  if (shape === 'straight') return `l${x} ${y}`
  return `a${radius} ${radius} 0 0 ${shape === 'clockwise' ? 1 : 0} ${x} ${y}`
}

const written = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`
const rounded = (spacings: number) => Number((spacings * unit).toFixed(2))
/** Between rounded places, so that no error adds up along the line. */
const step = (from: number, to: number) => Number((rounded(to) - rounded(from)).toFixed(2))
const radius = rounded(turnRadius)
