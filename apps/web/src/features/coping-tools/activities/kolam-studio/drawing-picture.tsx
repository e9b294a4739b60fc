import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import type { Drawing } from './drawing'
import styles from './drawing-picture.module.css'
import { paintDrawing, wash } from './paint'
import { powderColours } from './powders'

/** Enough for the widest place it stands in, on a screen of two pixels a dot. */
const pixels = 960

/** A picture that was drawn in the studio, on its own ground. Grows again from its strokes. */
export function DrawingPicture({ drawing, className }: { drawing: Drawing; className?: string | undefined }) {
  const { t } = useTranslation('tool_drawing')
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current?.parentElement || !context) return
    wash(context)
    paintDrawing(context, drawing, pixels, powderColours(canvas.current.parentElement))
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
