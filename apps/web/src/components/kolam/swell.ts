import type { Point } from './grids'

/** How far from the pointer a dot still feels it, in pixels, in a figure so wide. */
export const reachIn = (widthPx: number): number => Math.min(130, 0.42 * widthPx)

/** How strongly a pointer is felt at a dot, 1 under it to 0 where it is out of reach: it rises softly at the edge and at the top. */
export function swellOf([x, y]: Point, [atX, atY]: Point, reachPx: number): number {
  const near = Math.max(0, 1 - Math.hypot(x - atX, y - atY) / reachPx)
  return near * near * (3 - 2 * near)
}
