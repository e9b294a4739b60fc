import { useEffect, useState } from 'react'
import type { KolamFigure } from '../../../components/kolam/figure'
import type { FamilyName } from '../../../components/kolam/grids'
import { kolam } from '../../../components/kolam/kolam-figure'
import { whenIdle } from '../../../lib/when-idle'

const grown = new Map<string, KolamFigure>()

/** A figure that may take a while to grow: it comes when the page has nothing else to do, and null stands in its place until then. */
export function useGrownFigure(seed: string, family: FamilyName): KolamFigure | null {
  const [figure, setFigure] = useState(() => grown.get(seed) ?? null)
  useEffect(() => {
    return whenIdle(() => {
      const own = grown.get(seed) ?? kolam(seed, { family })
      grown.set(seed, own)
      setFigure(own)
    })
  }, [seed, family])
  return figure
}
