import { useEffect, useRef, useState } from 'react'
import { Kolam } from '../../../components/kolam/kolam'
import { KolamDrawing } from '../../../components/kolam/kolam-drawing'
import { classNames } from '../../../components/ui/class-names'
import type { ShownGroup } from '../shown-group'
import { exampleFigure } from './group-figures'
import styles from './group-tile.module.css'

type GroupTileProps = { group: Pick<ShownGroup, 'id' | 'hue'>; className?: string | undefined }

/** A group's own figure on the tint of what it is for. */
export function GroupTile({ group: { id, hue }, className }: GroupTileProps) {
  const figure = exampleFigure(id)
  return (
    <div className={classNames(styles.tile, className)} data-hue={hue}>
      {figure ? <KolamDrawing figure={figure} className={styles.figure} /> : <GrownFigure id={id} />}
    </div>
  )
}

/** Grown once it is nearly seen: there may be many, and each takes a slow phone a few milliseconds. */
function GrownFigure({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '200px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={styles.figure}>
      {isNear && <Kolam seed={id} />}
    </div>
  )
}
