import type { FamilyName, KolamSize } from './grids'
import { type DrawingProps, KolamDrawing } from './kolam-drawing'
import { kolam } from './kolam-figure'

type KolamProps = DrawingProps & { seed: string; size?: KolamSize; family?: FamilyName }

/** The figure that grows from a seed, for instance the id of a tool or of a reading. */
export function Kolam({ seed, size = 'm', family, ...drawing }: KolamProps) {
  return <KolamDrawing figure={kolam(seed, { size, ...(family ? { family } : {}) })} {...drawing} />
}
