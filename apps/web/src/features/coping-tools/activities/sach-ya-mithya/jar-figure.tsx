import { classNames } from '../../../../components/ui/class-names'
import styles from './sach-ya-mithya.module.css'

/** As many as there is room for; the words beside it count them all. */
const mostBeads = 40
const across = 5

/** A jar that fills: one bead for every good thing, those of today falling in last. The words beside it say how many. */
export function JarFigure({ count, newCount }: { count: number; newCount: number }) {
  const shown = Math.min(count, mostBeads)
  return (
    <svg viewBox="0 0 96 120" className={styles.jarFigure} aria-hidden="true" focusable="false">
      {Array.from({ length: shown }, (_, bead) => {
        const row = Math.floor(bead / across)
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
            key={bead}
            className={classNames(styles.bead, bead >= shown - newCount && styles.isNew)}
            cx={20 + (bead % across) * 14 + (row % 2) * 2}
            cy={106 - row * 11}
            r="6"
          />
        )
      })}
      <path d="M26 14h44v8c8 4 14 10 14 20v62a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10V42c0-10 6-16 14-20z" />
      <path d="M24 6h48v8H24z" />
    </svg>
  )
}
