import { type Board, boardOf, type Dot, type Side, sides } from '../../../../components/kolam/board'
import { lineOf } from '../../../../components/kolam/figure'
import { type Point, row } from '../../../../components/kolam/grids'
import { walk } from '../../../../components/kolam/walk'
import { dayDots } from './day-dots'
import type { Drawing, Place } from './drawing'
import { applied, imagesOf } from './symmetry'

/**
 * A line that bends round the dots, as in a sikku kolam: which gates between neighbouring dots it passes, by number. At a gate that is open two
 * strands cross; everywhere else the line turns round its dot.
 */
export type Weave = readonly number[]

type Woven = {
  /** Every line, closed, as the text of one path in the units of `components/kolam`. */
  path: string
  /** How many lines that is. */
  lines: number
  /** How many dots lie inside them. */
  dots: number
  /** Whether one line holds every dot there is. */
  isWhole: boolean
}

/** A board with its gates by place: the middle between two dots. */
type Laid = { board: Board; gateAt: Map<string, number>; placeOf: Map<number, Place> }

const nameOf = ([x, y]: Place) => `${x + 0},${y + 0}`
const laid = new Map<string, Laid>()

type Ground = Pick<Drawing, 'grid' | 'day'>

/** The dots of the board: all of the grid, or those of the day. */
export function dotsOf({ grid, day }: Ground): readonly Point[] {
  if (day) return dayDots(day).dots
  const places = row(grid)
  return places.flatMap((y) => places.map((x): Point => [x, y]))
}

function laidOf(ground: Ground): Laid {
  const key = `${ground.grid} ${ground.day ?? ''}`
  const known = laid.get(key)
  if (known) return known
  const board = boardOf(dotsOf(ground), 'D1')
  const gateAt = new Map<string, number>()
  const placeOf = new Map<number, Place>()
  for (const { x, y, ways } of board.dots)
    for (const way of ways) {
      if (!way) continue
      const place: Place = [(x + way.to.x) / 2, (y + way.to.y) / 2]
      gateAt.set(nameOf(place), way.gate)
      placeOf.set(way.gate, place)
    }
  const made = { board, gateAt, placeOf }
  laid.set(key, made)
  return made
}

/** The gates that open or close together with the one between two dots; none where the dots are no neighbours. */
export function gatesBetween(drawing: Ground & Pick<Drawing, 'symmetry'>, one: Place, other: Place): number[] {
  return gatesAt(drawing, [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2])
}

function gatesAt(drawing: Ground & Pick<Drawing, 'symmetry'>, place: Place): number[] {
  const { gateAt } = laidOf(drawing)
  if (!gateAt.has(nameOf(place))) return []
  const gates = imagesOf[drawing.symmetry].map((image) => gateAt.get(nameOf(applied(image, place))))
  return [...new Set(gates.filter((gate) => gate !== undefined))]
}

/** The gates nearest to a place, for a touch between two dots; none where none is within `reach`. */
export function gatesNear(drawing: Ground & Pick<Drawing, 'symmetry'>, [x, y]: Place, reach: number): number[] {
  let best: { place: Place; distance: number } | null = null
  for (const place of laidOf(drawing).placeOf.values()) {
    const distance = Math.hypot(place[0] - x, place[1] - y)
    if (distance <= reach && (!best || distance < best.distance)) best = { place, distance }
  }
  return best ? gatesAt(drawing, best.place) : []
}

/** The weave with gates opened or closed. */
export function withGates(weave: Weave, gates: readonly number[], isOpen: boolean): number[] {
  const rest = weave.filter((gate) => !gates.includes(gate))
  return isOpen ? [...rest, ...gates] : rest
}

/** The same line on another grid; what lies outside of it is left out. */
export function onGrid(weave: Weave, from: Ground, to: Ground): number[] {
  const [before, after] = [laidOf(from), laidOf(to)]
  return weave.flatMap((gate) => {
    const place = before.placeOf.get(gate)
    return (place && after.gateAt.get(nameOf(place))) ?? []
  })
}

const quarters: readonly Side[] = sides

/** The lines that a weave draws. A dot that no gate leads to has none. */
export function wovenOf(drawing: Ground & Pick<Drawing, 'weave'>): Woven {
  const { board } = laidOf(drawing)
  const open = openOf(board, drawing.weave ?? [])
  const held = board.dots.filter((dot) => isHeld(dot, open))
  const seen = new Set<string>()
  const paths: string[] = []
  for (const dot of held)
    for (const quarter of quarters) {
      if (seen.has(`${nameOf([dot.x, dot.y])} ${quarter}`)) continue
      const passes = walk(board, open, { dot, quarter })
      for (const pass of passes) seen.add(`${nameOf([pass.dot.x, pass.dot.y])} ${pass.quarter}`)
      paths.push(lineOf(passes))
    }
  return {
    path: paths.join(''),
    lines: paths.length,
    dots: held.length,
    isWhole: paths.length === 1 && held.length === board.dots.length,
  }
}

function openOf(board: Board, weave: Weave): boolean[] {
  const open = new Array<boolean>(board.gateCount).fill(false)
  for (const gate of weave) if (gate < open.length) open[gate] = true
  return open
}

const isHeld = ({ ways }: Dot, open: readonly boolean[]) => ways.some((way) => way !== null && open[way.gate] === true)

/** The radius of a turn round a dot (`components/kolam/figure.ts`). */
const turn = Math.SQRT2 / 4

/** How finely an arc is told in points: eighths of a quarter turn. */
const arcSteps = 4

/** The edge of the shape that the line draws round the dot nearest to a place; null where no line goes round it. */
export function petalRound(drawing: Ground & Pick<Drawing, 'weave'>, [x, y]: Place): number[] | null {
  const { board } = laidOf(drawing)
  const open = openOf(board, drawing.weave ?? [])
  const dot = board.dots.find((one) => Math.abs(one.x - x) + Math.abs(one.y - y) <= 0.5)
  if (!dot || !isHeld(dot, open)) return null
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return sides.flatMap((side) => {
    const way = dot.ways[side]
    const isOpen = way !== null && open[way.gate] === true
    const middle = (-side * Math.PI) / 2
    const steps = isOpen ? [-1, 0, 1] : Array.from({ length: 2 * arcSteps + 1 }, (_, at) => at / arcSteps - 1)
    return steps.flatMap((share) => {
      const angle = middle - (share * Math.PI) / 4
      const radius = isOpen && share === 0 ? 0.5 : turn
      return [rounded(dot.x + radius * Math.cos(angle)), rounded(dot.y + radius * Math.sin(angle))]
    })
  })
}

/** How many lines a picture has, woven and drawn. */
export const lineCountOf = (drawing: Drawing): number => drawing.strokes.length + wovenOf(drawing).lines
