import { exampleGroup } from '@maitri/content/groups'
import { useEffect, useRef, useState } from 'react'
import { Kolam } from '../../../components/kolam/kolam'
import { GroupPicture } from '../../../components/picture/group-picture'
import { classNames } from '../../../components/ui/class-names'
import type { ShownGroup } from '../shown-group'
import styles from './group-tile.module.css'

type GroupTileProps = { group: Pick<ShownGroup, 'id' | 'hue'>; className?: string | undefined }

/** What a group of ours is for; of one that somebody started, a kolam of its own: nobody knows what to draw for it. */
export function GroupTile({ group: { id, hue }, className }: GroupTileProps) {
  const example = exampleGroup(id)
  return (
    <div className={classNames(styles.tile, className)} data-hue={hue} data-shared={`group:${id}`}>
      {example ? <GroupPicture id={example.id} className={styles.picture} /> : <GrownFigure id={id} />}
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
