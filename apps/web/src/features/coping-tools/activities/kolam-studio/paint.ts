import { unit } from '../../../../components/kolam/figure'
import { type Drawing, reachOf, type Stroke, trace } from './drawing'
import { type PowderColours, powderNamed } from './powders'
import { type Image, imagesOf } from './symmetry'
import { dotsOf, wovenOf } from './weave'

/** How broad the line round the dots is, in steps of the grid; `board-figures.module.css` has it too. */
const wovenWidth = 0.1

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
  colours: PowderColours,
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

/** The dots, below everything that is drawn. */
export function paintDots(
  context: CanvasRenderingContext2D,
  drawing: Pick<Drawing, 'grid' | 'day'>,
  scale: Scale,
  colours: PowderColours,
): void {
  toImage(context, [1, 0, 0, 1], scale)
  context.fillStyle = colours.marigold
  for (const [x, y] of dotsOf(drawing)) {
    context.beginPath()
    context.arc(x, y, 0.07, 0, 2 * Math.PI)
    context.fill()
  }
}

/** The line that bends round the dots. */
export function paintWoven(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  { middle, step }: Scale,
  colours: PowderColours,
): void {
  if (!drawing.weave || drawing.weave.length === 0) return
  toImage(context, [1, 0, 0, 1], { middle, step: step / unit })
  context.strokeStyle = colours.flour
  context.lineWidth = wovenWidth * unit
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(wovenOf(drawing).path))
}

/** What is filled lies below the lines. */
export const fillsOf = (strokes: readonly Stroke[]): Stroke[] => strokes.filter(({ isFill }) => isFill)
export const linesOf = (strokes: readonly Stroke[]): Stroke[] => strokes.filter(({ isFill }) => !isFill)

/** So many images take a slow phone about half a frame's time without a graphics chip; the next ones wait for the next frame. */
const imagesAtOnce = 96

type Slices = {
  /** How many images each stroke has. */
  imageCount: number
  paint: (stroke: Stroke) => void
  /** Between two slices. */
  rest?: () => void
  done?: () => void
}

/** Paints many strokes without holding up the page. Answers how to stop. */
export function paintInSlices(strokes: readonly Stroke[], { imageCount, paint, rest, done }: Slices): () => void {
  const atOnce = Math.max(1, Math.floor(imagesAtOnce / imageCount))
  let next = 0
  let frame = 0
  const paintSlice = () => {
    for (const stroke of strokes.slice(next, next + atOnce)) paint(stroke)
    next += atOnce
    if (next >= strokes.length) return done?.()
    rest?.()
    frame = requestAnimationFrame(paintSlice)
  }
  paintSlice()
  return () => cancelAnimationFrame(frame)
}

/** A whole picture from the ground up: what is filled, the woven line, what was drawn by hand. Answers how to stop. */
export function paintPicture(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  pixels: number,
  colours: PowderColours,
): () => void {
  const { grid, symmetry, strokes } = drawing
  const scale = scaleOf(grid, pixels)
  wash(context)
  paintDots(context, drawing, scale, colours)
  const [fills, lines] = [fillsOf(strokes), linesOf(strokes)]
  const [firstLine] = lines
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
}
