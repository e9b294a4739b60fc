import type { CSSProperties } from 'react'
import { classNames } from '../ui/class-names'
import { dotsPath } from './dots-path'
import type { FamilyName, KolamSize } from './grids'
import { KolamDrawing } from './kolam-drawing'
import { kolam } from './kolam-figure'
import styles from './opening-kolam.module.css'

type OpeningKolamProps = {
  /** A figure of four mirrors, so that its line opens from the centre. */
  seed: string
  size: KolamSize
  family: FamilyName
  /** How far it is open, 0 to 1; null before anything was asked of it: the whole line, drawn once. */
  open: number | null
  className?: string | undefined
}

/** A kolam that opens from its centre as far as it is told, its way ahead still to be seen. */
export function OpeningKolam({ seed, size, family, open, className }: OpeningKolamProps) {
  const figure = kolam(seed, { size, family })
  if (open === null || figure.bloom.length === 0)
    return <KolamDrawing figure={figure} animate="draw" className={className} />
  return (
    <span className={classNames(styles.frame, className)} style={{ '--open': open } as CSSProperties}>
      <svg viewBox={figure.viewBox.join(' ')} aria-hidden="true" focusable="false">
        <path className={styles.ahead} d={figure.line} />
        <g className={styles.branches}>
          {figure.bloom.map((branch) => (
            <path key={branch} d={branch} pathLength={1} />
          ))}
        </g>
        <path className={styles.idle} d={dotsPath(figure.dots.filter((_, index) => !isLit(index)))} />
        <path className={styles.lit} d={dotsPath(figure.dots.filter((_, index) => isLit(index)))} />
      </svg>
    </span>
  )

  function isLit(index: number): boolean {
    return (open ?? 0) >= (figure.litAt[index] ?? 0)
  }
}
