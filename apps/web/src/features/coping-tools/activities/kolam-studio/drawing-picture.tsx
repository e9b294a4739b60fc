import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import type { Drawing } from './drawing'
import styles from './drawing-picture.module.css'
import { fromBelow, paintDots, paintInSlices, paintStroke, scaleOf, wash } from './paint'
import { powderColours } from './powders'
import { imagesOf } from './symmetry'

/** Enough for the widest place it stands in, on a screen of two pixels a dot. */
const pixels = 960

/** A picture that was drawn in the studio, on its own ground. Grows again from its strokes. */
export function DrawingPicture({ drawing, className }: { drawing: Drawing; className?: string | undefined }) {
  const { t } = useTranslation('tool_drawing')
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current?.parentElement || !context) return
    const { grid, symmetry, strokes } = drawing
    const scale = scaleOf(grid, pixels)
    const colours = powderColours(canvas.current.parentElement)
    wash(context)
    paintDots(context, grid, scale, colours)
    return paintInSlices(fromBelow(strokes), {
      imageCount: imagesOf[symmetry].length,
      paint: (stroke) => paintStroke(context, stroke, symmetry, scale, colours),
    })
  }, [drawing])
  const lines = t('kolam.lines', { count: drawing.strokes.length })
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
