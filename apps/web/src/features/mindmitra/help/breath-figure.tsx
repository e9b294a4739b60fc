import { dotsPath } from '../../../components/kolam/dots-path'
import type { KolamFigure } from '../../../components/kolam/figure'
import styles from './breath-figure.module.css'

/** A kolam that opens with the breath: the same line as eight branches, drawn from the centre as far as the breath is. */
export function BreathFigure({ figure, drawn }: { figure: KolamFigure; drawn: number }) {
  const lit = figure.dots.filter((_, index) => drawn > 0 && (figure.litAt[index] ?? 0) <= drawn)
  return (
    <svg viewBox={figure.viewBox.join(' ')} className={styles.figure} aria-hidden="true" focusable="false">
      <path className={styles.ahead} d={figure.line} />
      <path className={styles.dots} d={dotsPath(figure.dots)} />
      <path className={styles.lit} d={dotsPath(lit)} />
      {figure.bloom.map((branch) => (
        <path
          key={branch}
          className={styles.branch}
          d={branch}
          pathLength={1}
          strokeDasharray={`${drawn} 2`}
          opacity={drawn > 0 ? 1 : 0}
        />
      ))}
    </svg>
  )
}
