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

/**
 * Follows the line from the first dot until it comes home. The mirror-curve rule: at an open gate two strands cross and pass into
 * the opposite quarter of the neighbour; at a closed one, and at the edge, the strand turns round its own dot into the next quarter.
 */
export function walk({ dots }: Board, open: OpenGates): Pass[] {
  const [start] = dots
  if (!start) return []
  const passes: Pass[] = []
  let dot: Dot = start
  let quarter: Side = 0
  let from: Side = 0
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
  } while (dot !== start || quarter !== 0 || from !== 0)
  return passes
}

/** A figure is one line exactly when the walk comes home after all four quarters of every dot. */
export const isOneLine = (board: Board, passes: Pass[]) => passes.length === 4 * board.dots.length
