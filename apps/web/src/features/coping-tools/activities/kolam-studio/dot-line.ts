import type { Drawing, Place } from './drawing'

/** Drawing from dot to dot: where the cursor stands, and the line that was begun there and is not ended yet. */
export type DotLine = { cursor: Place; line: readonly Place[] }

export const firstDot: DotLine = { cursor: [0, 0], line: [] }

/** As far as a line round the outermost dots goes. */
const edgeOf = (grid: Drawing['grid']) => (grid - 1) / 2 + 0.5

const within = (value: number, edge: number) => Math.min(edge, Math.max(-edge, value))

/** Moves the cursor by steps of the grid, and an open line with it. */
export function moved({ cursor, line }: DotLine, [dx, dy]: Place, grid: Drawing['grid']): DotLine {
  const edge = edgeOf(grid)
  return goneTo({ cursor, line }, [within(cursor[0] + dx, edge), within(cursor[1] + dy, edge)])
}

/** Puts the cursor at a place, and takes an open line there. */
export function goneTo({ line }: DotLine, place: Place): DotLine {
  const last = line.at(-1)
  return { cursor: place, line: last && !isSame(last, place) ? [...line, place] : line }
}

export const begun = (place: Place): DotLine => ({ cursor: place, line: [place] })

export const ended = ({ cursor }: DotLine): DotLine => ({ cursor, line: [] })

/** One place less; the first one stays. */
export function takenBack({ cursor, line }: DotLine): DotLine {
  const shorter = line.slice(0, -1)
  const last = shorter.at(-1)
  return last ? { cursor: last, line: shorter } : { cursor, line }
}

/** The dot, or the place half way between dots, that is nearest to the hand. */
export function nearestPlace([x, y]: Place, grid: Drawing['grid']): Place {
  const edge = edgeOf(grid)
  const half = (value: number) => within(Math.round(value * 2) / 2, edge) + 0
  const dot: Place = [Math.round(x) + 0, Math.round(y) + 0]
  // A dot draws the hand to it from further away than the places between.
  const isOnDot = Math.hypot(x - dot[0], y - dot[1]) < 0.36 && Math.max(...dot.map(Math.abs)) <= edge - 0.5
  return isOnDot ? dot : [half(x), half(y)]
}

export const isSame = (one: Place, other: Place): boolean => one[0] === other[0] && one[1] === other[1]
