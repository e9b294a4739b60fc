import type { BreathMoment, Nostril } from '@maitri/domain'
import { type ReactNode, useRef } from 'react'
import { type BreathCue, useBreath } from '../../../../components/breath/use-breath'
import { Strip } from '../../../../components/kolam/strip'
import styles from './nadi-pacer.module.css'

type NadiPacerProps = {
  side: Nostril | null
  momentAt: () => BreathMoment | null
  isRunning: boolean
  children: (words: BreathCue | null, drawing: ReactNode) => ReactNode
}

/** From the nostril up past the bridge of the nose; the other side is its mirror. */
const leftWay = 'M84 214C58 214 54 186 74 172C98 154 102 96 92 24'

/** A nose as in a mirror, so that left is left: the breath rises and falls on one side at a time. */
export function NadiPacer({ side, momentAt, isRunning, children }: NadiPacerProps) {
  const figure = useRef<SVGSVGElement>(null)
  const words = useBreath({
    momentAt,
    isRunning,
    draw: (openness) => figure.current?.style.setProperty('--openness', openness.toFixed(4)),
  })
  return children(
    words,
    <div className={styles.pacer}>
      <svg ref={figure} viewBox="0 0 220 240" className={styles.figure} aria-hidden="true" focusable="false">
        {(['left', 'right'] as const).map((one) => (
          <g key={one} transform={one === 'right' ? 'matrix(-1 0 0 1 220 0)' : undefined} data-open={one === side}>
            <path className={styles.way} d={leftWay} />
            <path className={styles.breath} d={leftWay} pathLength={1} />
            <circle className={styles.nostril} cx="84" cy="214" r="7" />
          </g>
        ))}
      </svg>
      {words && (
        <div className={styles.still}>
          <Strip n={words.ofSeconds} filled={Math.min(words.second, words.ofSeconds)} spacing={36} />
        </div>
      )}
    </div>,
  )
}
