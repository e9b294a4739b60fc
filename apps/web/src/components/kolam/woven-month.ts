import { type Board, boardOf, type Dot } from './board'
import { figureOf, unit } from './figure'
import type { Point } from './grids'
import { hashOf, randomFrom } from './random'
import { isOneLine, walk } from './walk'

/** A day of the month: its place in the calendar, and what was left on it; null on a day of rest. */
export type WovenDay = { column: number; row: number; left: { seed: string; mood: number } | null }

export type WovenMonth = {
  /** A closed line for each run of days that touch each other. */
  lines: string[]
  /** The dots that a line goes round, and those of the days of rest. */
  laid: Point[]
  resting: Point[]
  viewBox: readonly [x: number, y: number, width: number, height: number]
}

/** Dots along the side of a day. */
const side = 3
const weekdays = 7

/**
 * A month as woven lines: nine dots a day, days that touch joined by one gate each, so that a run of days is one line. Opening a gate
 * between two lines makes them one; a light day then opens as many pairs of its own gates as leave the line one, a heavy day curls in.
 */
export function wovenMonth(days: readonly WovenDay[]): WovenMonth {
  const rows = Math.max(...days.map(({ row }) => row)) + 1
  const present = days.filter(({ left }) => left !== null)
  const dotsOf = ({ column, row }: WovenDay): Point[] =>
    Array.from({ length: side * side }, (_, index) => [
      column * side + (index % side),
      row * side + Math.floor(index / side),
    ])
  return {
    lines: runsOf(present).map((run) => lineRound(run, dotsOf)),
    laid: present.flatMap(dotsOf).map(inUnits),
    resting: days
      .filter(({ left }) => left === null)
      .flatMap(dotsOf)
      .map(inUnits),
    viewBox: [-0.75 * unit, -0.75 * unit, (weekdays * side + 0.5) * unit, (rows * side + 0.5) * unit],
  }
}

const inUnits = ([x, y]: Point): Point => [x * unit, y * unit]

/** Days that touch at a side, together. */
function runsOf(days: readonly WovenDay[]): WovenDay[][] {
  const waiting = new Set(days)
  const runs: WovenDay[][] = []
  for (const first of waiting) {
    const run = [first]
    waiting.delete(first)
    for (const day of run)
      for (const other of waiting)
        if (Math.abs(day.column - other.column) + Math.abs(day.row - other.row) === 1) {
          run.push(other)
          waiting.delete(other)
        }
    runs.push(run)
  }
  return runs
}

function lineRound(run: readonly WovenDay[], dotsOf: (day: WovenDay) => Point[]): string {
  const board = boardOf(run.flatMap(dotsOf), 'D1')
  const dayAt = new Map(run.flatMap((day) => dotsOf(day).map((dot) => [dot.join(), day] as const)))
  const dayOf = ({ x, y }: Dot) => dayAt.get(`${x},${y}`)
  const open = joined(board, ({ x, y }) => hashOf(`${dayAt.get(`${x},${y}`)?.left?.seed} ${x} ${y}`))
  // One more crossing on a whole line would cut it in two, two at once can leave it whole. The more a day weighs, the fewer are tried.
  for (const day of run) {
    const closed = gatesOf(board).filter(
      ({ gate, from, to }) => !open[gate] && dayOf(from) === day && dayOf(to) === day,
    )
    const random = randomFrom(hashOf(`${day.left?.seed} opens`))
    for (const [index, { gate: one }] of closed.entries())
      for (const { gate: other } of closed.slice(index + 1)) {
        if (open[one] || open[other] || random() > (day.left?.mood ?? 0) / 10) continue
        open[one] = true
        open[other] = true
        if (isOneLine(board, walk(board, open))) continue
        open[one] = false
        open[other] = false
      }
  }
  return figureOf(board, walk(board, open), 'D1').line
}

type Gate = { gate: number; from: Dot; to: Dot }

const gatesOf = ({ dots }: Board): Gate[] =>
  dots.flatMap((from) =>
    [from.ways[0], from.ways[3]].flatMap((way) => (way ? [{ gate: way.gate, from, to: way.to }] : [])),
  )

/** Just as many open gates as make all dots one line: a tree over them, its branches in the order of `weightOf`. */
function joined(board: Board, weightOf: (dot: Dot) => number): boolean[] {
  const open = new Array<boolean>(board.gateCount).fill(false)
  const rootOf = new Map(board.dots.map((dot) => [dot, dot]))
  const find = (dot: Dot): Dot => {
    let root = dot
    for (let above = rootOf.get(root); above && above !== root; above = rootOf.get(root)) root = above
    return root
  }
  const byWeight = gatesOf(board)
    .map((gate) => ({ ...gate, weight: weightOf(gate.from) ^ (gate.gate * 2_654_435_761) }))
    .sort((one, other) => one.weight - other.weight)
  for (const { gate, from, to } of byWeight) {
    const [one, other] = [find(from), find(to)]
    if (one === other) continue
    rootOf.set(one, other)
    open[gate] = true
  }
  return open
}
