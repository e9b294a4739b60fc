import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import type { Drawing } from './drawing'
import styles from './drawing-picture.module.css'
import { fillsOf, linesOf, paintDots, paintInSlices, paintStroke, paintWoven, scaleOf, wash } from './paint'
import { powderColours } from './powders'
import { imagesOf } from './symmetry'
import { lineCountOf } from './weave'

/** Enough for the widest place it stands in, on a screen of two pixels a dot. */
const widest = 960

type DrawingPictureProps = { drawing: Drawing; pixels?: number; className?: string | undefined }

/** A picture that was drawn in the studio, on its own ground. Grows again from its strokes. */
export function DrawingPicture({ drawing, pixels = widest, className }: DrawingPictureProps) {
  const { t } = useTranslation('tool_drawing')
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current?.parentElement || !context) return
    const { grid, symmetry, strokes } = drawing
    const scale = scaleOf(grid, pixels)
    const colours = powderColours(canvas.current.parentElement)
    wash(context)
    paintDots(context, drawing, scale, colours)
    const [fills, lines] = [fillsOf(strokes), linesOf(strokes)]
    const [firstLine] = lines
    if (!firstLine && fills.length === 0) return paintWoven(context, drawing, scale, colours)
    return paintInSlices([...fills, ...lines], {
      imageCount: imagesOf[symmetry].length,
      paint(stroke) {
        if (stroke === firstLine) paintWoven(context, drawing, scale, colours)
        paintStroke(context, stroke, symmetry, scale, colours)
      },
      done() {
        if (!firstLine) paintWoven(context, drawing, scale, colours)
      },
    })
  }, [drawing, pixels])
  const lines = t('kolam.lines', { count: lineCountOf(drawing) })
  return (
    <div
      role="img"
      aria-label={t('kolam.picture', { grid: drawing.grid, lines })}
      className={classNames(styles.picture, className)}
    >
      <canvas ref={canvas} width={pixels} height={pixels} className={styles.canvas} />
    </div>
  )
}
