import type { DrawnFigure } from '../../../components/kolam/kolam-drawing'
import drawn from './drawn/together.json'

/**
 * The figure of the page, drawn beforehand: growing it would cost a phone its first paint. The test beside this grows it anew and compares;
 * `vitest -u` writes it after a change. What JSON is read as knows no tuples.
 */
export const togetherFigure = drawn as unknown as DrawnFigure
