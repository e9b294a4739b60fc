import { classNames } from '../../../../components/ui/class-names'
import styles from './box-figure.module.css'

/** More slips than this look like a full box; the words beside it count them. */
const mostSlips = 6

/** Where each slip looks out over the rim, and how it leans. */
const leans = [-14, 9, -4, 17, -20, 3] as const

type BoxFigureProps = {
  isOpen: boolean
  slips: number
  /** How many slips were dropped since the box stood here; each new one falls in. */
  drops: number
  className?: string | undefined
}

/** The box: its lid, the slips that look out while it is open, and the one that folds and falls in. The words beside it say the same. */
export function BoxFigure({ isOpen, slips, drops, className }: BoxFigureProps) {
  return (
    <svg
      viewBox="0 0 240 190"
      className={classNames(styles.box, className)}
      data-open={isOpen}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.inside} d="M34 92h172l-10-16H44z" />
      <g className={styles.slips}>
        {leans.slice(0, Math.min(slips, mostSlips)).map((lean, at) => (
          <path
            key={lean}
            className={styles.slip}
            d="M-15-26h30v52h-30z"
            transform={`translate(${62 + at * 23} 94) rotate(${lean})`}
          />
        ))}
      </g>
      {drops > 0 && (
        <g key={drops} className={styles.falling}>
          <path className={styles.slip} d="M90 8h60v52H90z" />
          <path className={styles.fold} d="M90 25h60M90 43h60" />
        </g>
      )}
      <path className={styles.front} d="M34 92h172v80a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" />
      <g className={styles.sign}>
        <path d="M120 112c10 0 12 10 12 12s10 2 10 12-10 10-10 12-2 12-12 12-12-10-12-12-10-2-10-12 10-10 10-12 2-12 12-12z" />
        <path className={styles.dots} d="M120 122v.1M120 136v.1M120 150v.1M106 136v.1M134 136v.1" />
      </g>
      <path
        className={styles.lid}
        d="M28 92h184a4 4 0 0 0 4-5l-6-14a6 6 0 0 0-6-4H36a6 6 0 0 0-6 4l-6 14a4 4 0 0 0 4 5z"
      />
    </svg>
  )
}
