import firstScreen from './drawn/first-screen.json'
import type { DrawnFigure } from './kolam-drawing'

// What JSON is read as knows no tuples.
const { threshold, seal } = firstScreen as unknown as Record<keyof typeof firstScreen, DrawnFigure>

/**
 * The figures of the first screen, drawn beforehand: growing them costs a phone time, and the generator costs it bytes, before anyone can
 * type. The test beside this draws them anew and compares; `vitest -u` writes them after a change.
 */
export const firstFigures = { threshold, seal }
