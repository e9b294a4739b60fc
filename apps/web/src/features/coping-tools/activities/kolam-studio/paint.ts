import { type Drawing, reachOf, type Stroke, trace } from './drawing'
import { type Powder, powderNamed } from './powders'
import { type Image, imagesOf } from './symmetry'

/** Where the middle of the board is on a canvas, and how long one step is; in the canvas's own pixels. */
export type Scale = { middle: number; step: number }

export const scaleOf = (grid: Drawing['grid'], pixels: number): Scale => ({
  middle: pixels / 2,
  step: pixels / (2 * reachOf(grid)),
})

const paths = new WeakMap<Stroke, Path2D>()

function pathOf(stroke: Stroke): Path2D {
  const known = paths.get(stroke)
  if (known) return known
  const path = new Path2D()
  trace(stroke, path)
  if (stroke.isFill) path.closePath()
  paths.set(stroke, path)
  return path
}

export function toImage(context: CanvasRenderingContext2D, [a, b, c, d]: Image, { middle, step }: Scale): void {
  context.setTransform(a * step, b * step, c * step, d * step, middle, middle)
}

/** Empties a canvas. */
export function wash(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
}

/** One stroke in all its images. */
export function paintStroke(
  context: CanvasRenderingContext2D,
  stroke: Stroke,
  symmetry: Drawing['symmetry'],
  scale: Scale,
  colours: Record<Powder, string>,
): void {
  const path = pathOf(stroke)
  const colour = colours[powderNamed(stroke.colour)]
  for (const image of imagesOf[symmetry]) {
    toImage(context, image, scale)
    if (stroke.isFill) {
      context.fillStyle = colour
      context.fill(path)
    } else {
      context.strokeStyle = colour
      context.lineWidth = stroke.width
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.stroke(path)
    }
  }
}

/** The whole picture on one canvas: dots, then what is filled, then lines. */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  pixels: number,
  colours: Record<Powder, string>,
): void {
  const { grid, symmetry, strokes } = drawing
  const scale = scaleOf(grid, pixels)
  const last = (grid - 1) / 2
  toImage(context, [1, 0, 0, 1], scale)
  context.fillStyle = colours.marigold
  for (let x = -last; x <= last; x++)
    for (let y = -last; y <= last; y++) {
      context.beginPath()
      context.arc(x, y, 0.07, 0, 2 * Math.PI)
      context.fill()
    }
  for (const stroke of strokes) if (stroke.isFill) paintStroke(context, stroke, symmetry, scale, colours)
  for (const stroke of strokes) if (!stroke.isFill) paintStroke(context, stroke, symmetry, scale, colours)
}
