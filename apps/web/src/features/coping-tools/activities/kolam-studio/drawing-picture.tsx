import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import type { Drawing } from './drawing'
import styles from './drawing-picture.module.css'
import { paintPicture } from './paint'
import { powderColours } from './powders'
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
    const ground = canvas.current?.parentElement
    if (!ground || !context) return
    let stop: (() => void) | null = null
    // After the page is laid out and before it is seen: asked for the colours earlier, the browser would lay it out once more.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      stop = paintPicture(context, drawing, pixels, powderColours(ground))
    })
    observer.observe(ground)
    return () => {
      observer.disconnect()
      stop?.()
    }
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
