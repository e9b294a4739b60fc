import type { BreathMoment } from '@maitri/domain'
import { type ReactNode, useRef } from 'react'
import { dotsPath } from '../kolam/dots-path'
import type { KolamFigure } from '../kolam/figure'
import { Strip } from '../kolam/strip'
import styles from './breath-pacer.module.css'
import { type BreathCue, useBreath } from './use-breath'

type BreathPacerProps = {
  figure: KolamFigure
  momentAt: () => BreathMoment | null
  isRunning: boolean
  /** Told when the part of the breath or its second changes. */
  children: (words: BreathCue | null, drawing: ReactNode) => ReactNode
}

/**
 * A kolam that opens with the breath in and closes with the breath out: one line as eight branches from the centre, dots that light when
 * it has gone round them. Drawn without React between two seconds, so that a slow phone keeps up.
 */
export function BreathPacer({ figure, momentAt, isRunning, children }: BreathPacerProps) {
  const branches = useRef<SVGGElement>(null)
  const dots = useRef<SVGGElement>(null)
  const words = useBreath({
    momentAt,
    isRunning,
    draw(openness) {
      branches.current?.style.setProperty('--openness', openness.toFixed(4))
      const lit = dots.current?.children ?? []
      for (let index = 0; index < lit.length; index += 1) {
        const isLit = openness > 0.02 && openness >= (figure.litAt[index] ?? 0)
        lit[index]?.classList.toggle(styles.lit ?? '', isLit)
      }
    },
  })
  return children(
    words,
    <div className={styles.pacer} data-phase={words?.phase}>
      <svg viewBox={figure.viewBox.join(' ')} className={styles.figure} aria-hidden="true" focusable="false">
        <path className={styles.ahead} d={figure.line} />
        <g ref={branches} className={styles.branches}>
          {figure.bloom.map((branch) => (
            <path key={branch} d={branch} pathLength={1} />
          ))}
        </g>
        <g ref={dots} className={styles.dots}>
          {figure.dots.map((dot) => (
            <path key={dot.join()} d={dotsPath([dot])} />
          ))}
        </g>
      </svg>
      {words && (
        <div className={styles.still}>
          <Strip n={words.ofSeconds} filled={Math.min(words.second, words.ofSeconds)} spacing={36} />
        </div>
      )}
    </div>,
  )
}
