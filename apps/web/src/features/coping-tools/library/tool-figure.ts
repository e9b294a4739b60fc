import { type ToolId, toolIds } from '@maitri/contracts'
import type { KolamFigure } from '../../../components/kolam/figure'
import { kolamSet } from '../../../components/kolam/kolam-figure'

let figures: ReadonlyMap<ToolId, KolamFigure> | null = null

/** A tool's own figure. The twelve are grown as a set, so that neighbours differ and none repeats. */
export function toolFigure(id: ToolId): KolamFigure {
  figures ??= new Map(
    kolamSet(toolIds.map((tool) => `tool:${tool}`)).map((figure, index) => [toolIds[index], figure]) as [
      ToolId,
      KolamFigure,
    ][],
  )
  return figures.get(id) as KolamFigure
}
