import type { KolamFigure } from '../../../../components/kolam/figure'
import { unit } from '../../../../components/kolam/figure'
import { classNames } from '../../../../components/ui/class-names'
import styles from './board-figures.module.css'
import type { DotLine } from './dot-line'
import { type Drawing, pathText, pointsThrough, reachOf } from './drawing'
import { powderClass } from './powders'
import { imagesOf } from './symmetry'
import type { Pen } from './use-pen'
import { dotsOf } from './weave'

const viewBox = (grid: Drawing['grid']) => {
  const reach = reachOf(grid)
  return `${-reach} ${-reach} ${2 * reach} ${2 * reach}`
}

type Laid = Pick<Drawing, 'grid' | 'symmetry' | 'day'>

/** What lies below the strokes: dots, the mirrors as faint lines, and perhaps a kolam to trace. */
export function BoardGround({ drawing, guide }: { drawing: Laid; guide: KolamFigure | null }) {
  const { grid, symmetry } = drawing
  const reach = reachOf(grid)
  return (
    <svg viewBox={viewBox(grid)} className={styles.layer} aria-hidden="true" focusable="false">
      {(symmetry === 'two' || symmetry === 'four') && (
        <path className={styles.mirror} d={`M0 ${-reach}V${reach}M${-reach} 0H${reach}`} />
      )}
      {symmetry === 'four' && (
        <path
          className={styles.mirror}
          d={`M${-reach} ${-reach}L${reach} ${reach}M${reach} ${-reach}L${-reach} ${reach}`}
        />
      )}
      <path
        className={styles.dots}
        d={dotsOf(drawing)
          .map(([x, y]) => `M${x} ${y}h0`)
          .join('')}
      />
      {guide && <path className={styles.guide} d={guide.line} transform={`scale(${1 / unit})`} />}
    </svg>
  )
}

/** The line that bends round the dots, between what is filled and what is drawn by hand. */
export function WovenLine({ drawing, path }: { drawing: Laid; path: string }) {
  return (
    <svg viewBox={viewBox(drawing.grid)} className={styles.layer} aria-hidden="true" focusable="false">
      <path className={styles.woven} d={path} transform={`scale(${1 / unit})`} />
    </svg>
  )
}

/** What lies above them: the line from dot to dot that is not ended yet, and where the keys stand. */
export function BoardMarks({ drawing, pen, dotLine }: { drawing: Laid; pen: Pen; dotLine: DotLine }) {
  const { cursor, line } = dotLine
  const path = line.length > 0 ? pathText(pointsThrough(line)) : ''
  return (
    <svg viewBox={viewBox(drawing.grid)} className={styles.layer} aria-hidden="true" focusable="false">
      {path &&
        imagesOf[drawing.symmetry].map((image) => (
          <path
            key={image.join()}
            className={classNames(styles.open, powderClass(pen.colour))}
            d={path}
            strokeWidth={pen.width}
            transform={`matrix(${image.join(' ')} 0 0)`}
          />
        ))}
      <circle
        className={classNames(styles.cursor, line.length > 0 && styles.isDrawing)}
        cx={cursor[0]}
        cy={cursor[1]}
        r={0.26}
      />
    </svg>
  )
}

/** One small curve and its images: what the mirrors do, before anything was drawn. */
export function MirrorSample({ drawing }: { drawing: Laid }) {
  const { grid, symmetry } = drawing
  const [near, far] = [0.5, (grid - 1) / 2]
  const path = pathText([near, -far + 1.5, near + 0.5, -far, near + 1.5, -far + 0.5, near + 0.8, -far + 1.6])
  return (
    <svg viewBox={viewBox(grid)} className={styles.layer} aria-hidden="true" focusable="false">
      {imagesOf[symmetry].map((image, index) => (
        <path
          key={image.join()}
          className={classNames(styles.open, powderClass(index === 0 ? 'marigold' : 'flour'))}
          d={path}
          strokeWidth={0.12}
          transform={`matrix(${image.join(' ')} 0 0)`}
        />
      ))}
    </svg>
  )
}
