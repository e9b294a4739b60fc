import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names'
import { dotsPath } from './dots-path'
import type { KolamFigure } from './figure'
import type { Point } from './grids'
import styles from './kolam.module.css'

export type DrawingProps = {
  /** Width on screen; without it the figure is as wide as its container or as `className` says. */
  px?: number
  /** What is possible and not yet done: waiting, empty, a day without a reading. */
  dotsOnly?: boolean
  /** Draws the line the first time this figure is seen since the app was opened. */
  animate?: 'draw'
  className?: string | undefined
}

/** What a drawing needs of a figure; the rest is for the breath pacer. */
export type DrawnFigure = Pick<KolamFigure, 'dots' | 'viewBox' | 'line'> & {
  /** Dots that are drawn as lit lamps. */
  lamps?: Point[]
}

const alreadyDrawn = new Set<string>()

/** One figure. Its line takes the colour of the text, its dots `--kolam-dots`. Hidden from screen readers: the name beside it speaks. */
export function KolamDrawing({
  figure,
  px,
  dotsOnly = false,
  animate,
  className,
}: DrawingProps & { figure: DrawnFigure }) {
  return (
    <span
      className={classNames(styles.frame, px !== undefined && styles.sized, className)}
      style={px === undefined ? undefined : variables({ '--kolam-width': `${px}px` })}
    >
      <svg viewBox={figure.viewBox.join(' ')} aria-hidden="true" focusable="false">
        <path className={styles.dots} d={dotsPath(figure.dots)} />
        {!dotsOnly && figure.lamps && <path className={styles.lamps} d={dotsPath(figure.lamps)} />}
        {!dotsOnly && (animate ? <DrawnLine figure={figure} /> : <path className={styles.line} d={figure.line} />)}
      </svg>
    </span>
  )
}

function DrawnLine({ figure }: { figure: DrawnFigure }) {
  const path = useRef<SVGPathElement>(null)
  const [isDrawing, setIsDrawing] = useState(() => !alreadyDrawn.has(figure.line))
  useLayoutEffect(() => {
    const width = path.current?.ownerSVGElement?.getBoundingClientRect().width
    if (width) path.current?.style.setProperty('--units-per-pixel', String(figure.viewBox[2] / width))
  }, [figure])
  function finish() {
    alreadyDrawn.add(figure.line)
    setIsDrawing(false)
  }
  return (
    <path
      ref={path}
      className={classNames(styles.line, isDrawing && styles.drawing)}
      d={figure.line}
      pathLength={isDrawing ? 1 : undefined}
      onAnimationEnd={finish}
    />
  )
}

const variables = (names: Record<`--${string}`, string>) => names as CSSProperties
