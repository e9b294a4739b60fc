import { type DrawingProps, KolamDrawing } from './kolam-drawing'
import { ownKolam } from './kolam-figure'

/** The figure of one moment, grown from its id: of a check-in, a result, an exercise that was finished. */
export function OwnKolam({ seed, ...drawing }: DrawingProps & { seed: string }) {
  return <KolamDrawing figure={ownKolam(seed)} {...drawing} />
}
