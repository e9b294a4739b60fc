import { type Board, type Dot, type OpenGates, type Side, turned } from './board'

/** One quarter of a dot as the line passes it: in by side `from`, out by side `to`. */
export type Pass = {
  dot: Dot
  quarter: Side
  from: Side
  to: Side
  /** True where the line leaves the dot through an open gate; false where it turns round the dot. */
  crosses: boolean
}

/** Where a walk may begin: a quarter of a dot, entered by the side of its own number. */
export type Beginning = { dot: Dot; quarter: Side }

/**
 * Follows the line from a quarter, that of the first dot where none is named, until it comes home. The mirror-curve rule: at an open gate two strands cross and pass into
 * the opposite quarter of the neighbour; at a closed one, and at the edge, the strand turns round its own dot into the next quarter.
 */
export function walk({ dots }: Board, open: OpenGates, beginning?: Beginning): Pass[] {
  const start = beginning?.dot ?? dots[0]
  if (!start) return []
  const first: Side = beginning?.quarter ?? 0
  const passes: Pass[] = []
  let dot: Dot = start
  let quarter = first
  let from = first
  do {
    const to: Side = from === quarter ? turned(quarter, 1) : quarter
    const way = dot.ways[to]
    const crosses = way !== null && open[way.gate] === true
    passes.push({ dot, quarter, from, to, crosses })
    if (crosses) {
      dot = way.to
      quarter = turned(quarter, 2)
      from = turned(to, 2)
    } else {
      quarter = turned(quarter, to === quarter ? 3 : 1)
      from = to
    }
  } while (dot !== start || quarter !== first || from !== first)
  return passes
}

/** A figure is one line exactly when the walk comes home after all four quarters of every dot. */
export const isOneLine = (board: Board, passes: Pass[]) => passes.length === 4 * board.dots.length
