import { contourOf } from './contour'
import { type DrawingProps, type DrawnFigure, KolamDrawing } from './kolam-drawing'
import { ownKolam } from './kolam-figure'

type OwnKolamProps = DrawingProps & {
  seed: string
  /** For places of 72 px and less: the edge and the lamps without the strands between, which are too many to see there. */
  isSmall?: boolean
}

/** The figure of one moment, grown from its id: of a check-in, a result, an exercise that was finished. */
export function OwnKolam({ seed, isSmall = false, ...drawing }: OwnKolamProps) {
  return <KolamDrawing figure={isSmall ? lightKolam(seed) : ownKolam(seed)} {...drawing} />
}

const light = new Map<string, DrawnFigure>()

function lightKolam(seed: string): DrawnFigure {
  const known = light.get(seed)
  if (known) return known
  const { dots, viewBox, lamps } = ownKolam(seed)
  const figure = { dots, viewBox, lamps, line: contourOf(dots) }
  light.set(seed, figure)
  return figure
}
