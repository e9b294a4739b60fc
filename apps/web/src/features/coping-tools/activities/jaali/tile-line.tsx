import { type Ends, hasEnd, type Side, sides } from './jaali-puzzle'

/** Half a tile; a tile goes from -50 to 50. */
const half = 50

const edge: Record<Side, readonly [number, number]> = { 0: [0, -half], 1: [half, 0], 2: [0, half], 3: [-half, 0] }

/** The line of one tile: straight across, or a quarter circle round the corner, so that lines meet without a kink. */
export function tileLine(ends: Ends): string {
  const [first, second, third] = sides.filter((side) => hasEnd(ends, side))
  if (first === undefined || second === undefined) return ''
  if (third !== undefined) return `M0 -${half}V${half}M-${half} 0H${half}`
  const [[x1, y1], [x2, y2]] = [edge[first], edge[second]]
  if (second - first === 2) return `M${x1} ${y1}L${x2} ${y2}`
  // From up to left the corner lies on the other hand.
  return `M${x1} ${y1}A${half} ${half} 0 0 ${second - first === 3 ? 1 : 0} ${x2} ${y2}`
}

/** The end of the line at a side, as a dot a little inside the tile. */
export function LooseEnd({ side }: { side: Side }) {
  const [x, y] = edge[side]
  return <circle cx={x * 0.82} cy={y * 0.82} r={9} />
}
