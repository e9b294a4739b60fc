import { type CSSProperties, useId } from 'react'
import { classNames } from '../ui/class-names'
import { dotsPath } from './dots-path'
import { unit } from './figure'
import styles from './strip.module.css'
import { strip } from './strip-figure'

type StripProps = {
  /** How many dots there are. */
  n: number
  /** How many of them the line has gone round, 0 to n; a part of a dot fades out. */
  filled: number
  /** Pixels from dot to dot. */
  spacing?: number
  /** Shows the way ahead as a faint line, as meters do; without it what is ahead is dots only. */
  track?: boolean
  className?: string | undefined
}

/** A row of dots with the line laid as far as it goes. The words or the meter around it speak to screen readers. */
export function Strip({ n, filled, spacing = 36, track = false, className }: StripProps) {
  const figure = strip(n)
  const [left, top, width, height] = figure.viewBox
  const laid = Math.min(Math.max(filled, 0), n)
  const reached = figure.dots.slice(0, Math.ceil(laid))
  const pixels = { width: (width * spacing) / unit, height: (height * spacing) / unit }
  return (
    <svg
      {...pixels}
      viewBox={figure.viewBox.join(' ')}
      className={classNames(styles.strip, className)}
      style={{ '--weight': `${Math.max(1.5, spacing / 12)}px` } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      {track && <path className={styles.track} d={figure.line} />}
      <path className={styles.idle} d={dotsPath(figure.dots.slice(reached.length))} />
      <path className={styles.dots} d={dotsPath(reached)} />
      {laid > 0 && <Line n={n} laid={laid} box={{ left, top, width, height }} />}
    </svg>
  )
}

type LineProps = { n: number; laid: number; box: { left: number; top: number; width: number; height: number } }

function Line({ n, laid, box }: LineProps) {
  const id = useId()
  const count = Math.ceil(laid)
  // The closed line round the dots that were reached, moved from the middle to the left end of the row.
  const shift = ((count - n) / 2) * unit
  if (count === laid) return <path className={styles.line} d={strip(count).line} transform={`translate(${shift} 0)`} />
  const end = box.left + (laid + 0.25) * unit
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={end - unit / 3} x2={end} y1={0} y2={0}>
        <stop stopColor="currentColor" />
        <stop offset={1} stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      <path className={styles.line} stroke={`url(#${id})`} d={strip(n).line} />
    </>
  )
}
