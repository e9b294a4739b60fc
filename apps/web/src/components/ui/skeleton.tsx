import { classNames } from './class-names'
import { DotsFigure } from './dots-figure'
import styles from './skeleton.module.css'

/** The place of a figure that is on its way. Say so once beside it, with `Loading` or a status. */
export function SkeletonTile() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <DotsFigure />
    </div>
  )
}

/** The place of a few lines of text. */
export function SkeletonLines({ count = 2 }: { count?: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
        <span key={line} className={classNames(styles.line, line === count - 1 && styles.last)} />
      ))}
    </div>
  )
}
