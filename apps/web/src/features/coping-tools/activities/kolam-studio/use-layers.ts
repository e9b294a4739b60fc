import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Drawing, Stroke } from './drawing'
import { paintInSlices, paintStroke, scaleOf, wash } from './paint'
import { type PowderColours, powderColours } from './powders'
import { imagesOf } from './symmetry'

/** More pixels a dot than this cost time and are not seen. */
export const mostDensity = 2

export type Layers = {
  /** What is filled lies below the lines; the stroke in the making lies above both. */
  fills: RefObject<HTMLCanvasElement | null>
  lines: RefObject<HTMLCanvasElement | null>
  live: RefObject<HTMLCanvasElement | null>
}

/** How wide the canvases are, and the colours of the powders there; null before the board was laid out. */
type Ground = { pixels: number; colours: PowderColours | null }

/**
 * Keeps the picture painted on canvases as wide as the board. A stroke that is added is painted alone; everything else paints the picture
 * anew, in slices and out of sight, so that a hand that goes on drawing is never held up.
 */
export function useLayers(board: RefObject<HTMLElement | null>, { grid, symmetry, strokes }: Drawing) {
  const layers: Layers = {
    fills: useRef<HTMLCanvasElement>(null),
    lines: useRef<HTMLCanvasElement>(null),
    live: useRef<HTMLCanvasElement>(null),
  }
  const { fills, lines } = layers
  const painted = useRef<{ strokes: Stroke[]; key: string } | null>(null)
  const [{ pixels, colours }, setGround] = useState<Ground>({ pixels: 0, colours: null })

  useEffect(() => {
    const element = board.current
    if (!element) return
    let measured = 0
    const measure = () => {
      const wide = Math.round(element.clientWidth * Math.min(mostDensity, devicePixelRatio || 1))
      if (wide === measured) return
      measured = wide
      // Here the page is laid out already, so that the colours cost nothing more.
      setGround({ pixels: wide, colours: powderColours(element) })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board])

  useLayoutEffect(() => {
    const below = fills.current?.getContext('2d')
    const above = lines.current?.getContext('2d')
    if (!colours || !below || !above || pixels === 0) return
    const key = `${grid} ${symmetry} ${pixels}`
    const scale = scaleOf(grid, pixels)
    const before = painted.current
    const added = before?.key === key ? addedTo(before.strokes, strokes) : null
    if (added) {
      for (const stroke of added) paintStroke(stroke.isFill ? below : above, stroke, symmetry, scale, colours)
      painted.current = { strokes, key }
      return
    }

    painted.current = null
    const [spareBelow, spareAbove] = [spareLike(pixels), spareLike(pixels)]
    if (!spareBelow || !spareAbove) return
    return paintInSlices(strokes, {
      imageCount: imagesOf[symmetry].length,
      paint: (stroke) => paintStroke(stroke.isFill ? spareBelow : spareAbove, stroke, symmetry, scale, colours),
      // A canvas only notes what is asked of it until somebody looks; looking makes each slice bear its own cost.
      rest: () => {
        for (const spare of [spareBelow, spareAbove]) spare.getImageData(0, 0, 1, 1)
      },
      done: () => {
        for (const [context, spare] of [
          [below, spareBelow],
          [above, spareAbove],
        ] as const) {
          wash(context)
          context.drawImage(spare.canvas, 0, 0)
        }
        painted.current = { strokes, key }
      },
    })
  }, [fills, lines, pixels, colours, grid, symmetry, strokes])

  return { layers, pixels, colours }
}

/** The strokes that come after those that stand already; null where it is not the same picture with more. */
function addedTo(before: readonly Stroke[], strokes: readonly Stroke[]): Stroke[] | null {
  if (before.length > strokes.length) return null
  // Lists share their strokes, and only the last one can differ where one was added.
  return before.every((stroke, index) => stroke === strokes[index]) ? strokes.slice(before.length) : null
}

function spareLike(pixels: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  return canvas.getContext('2d', { willReadFrequently: true })
}
