import type { Point } from './grids'

/** All dots as one path: with round caps a line of no length is a dot. */
export const dotsPath = (dots: readonly Point[]): string => dots.map(([x, y]) => `M${x} ${y}h0`).join('')
