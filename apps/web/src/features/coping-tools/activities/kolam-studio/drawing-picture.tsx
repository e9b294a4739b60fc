import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import type { Drawing } from './drawing'
import styles from './drawing-picture.module.css'
import { paintPicture } from './paint'
import { powderColours } from './powders'
import { mostDensity } from './use-layers'
import { lineCountOf } from './weave'

/** No picture is painted wider, in the canvas's own pixels. */
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
    let painted = 0
    // After the page is laid out and before it is seen: asked for width and colours earlier, the browser would lay it out once more.
    const observer = new ResizeObserver(() => {
      const wide = Math.min(pixels, Math.round(ground.clientWidth * Math.min(mostDensity, devicePixelRatio || 1)))
      if (wide === painted) return
      painted = wide
      stop?.()
      context.canvas.width = wide
      context.canvas.height = wide
      stop = paintPicture(context, drawing, wide, powderColours(ground))
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
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
