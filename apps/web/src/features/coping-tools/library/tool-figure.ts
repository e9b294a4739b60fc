import type { ToolId } from '@maitri/contracts'
import type { DrawnFigure } from '../../../components/kolam/kolam-drawing'
import drawn from './drawn/tools.json'

// What JSON is read as knows no tuples.
const figures = drawn as unknown as Record<ToolId, DrawnFigure>

/**
 * A tool's own figure. The twelve are drawn beforehand, since growing them took a slow phone a quarter of a second of its first paint; the
 * test beside this grows them anew as a set, so that neighbours differ and none repeats, and `vitest -u` writes them after a change.
 */
export function toolFigure(id: ToolId): DrawnFigure {
  return figures[id]
}
