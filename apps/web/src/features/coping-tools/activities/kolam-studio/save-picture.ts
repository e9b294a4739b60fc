import { downloadFile } from '../../../../platform/download-file'
import type { Drawing } from './drawing'
import { fromBelow, paintDots, paintStroke, scaleOf } from './paint'
import { powderColours } from './powders'

/** Fine enough to be printed as a card. */
const pixels = 1600

/** Makes a PNG of the picture and hands it to the browser; nothing leaves the device. Answers whether it could. */
export async function savePicture(name: string, drawing: Drawing, host: HTMLElement): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = getComputedStyle(host).getPropertyValue('--stone-2')
  context.fillRect(0, 0, pixels, pixels)
  const { grid, symmetry, strokes } = drawing
  const scale = scaleOf(grid, pixels)
  const colours = powderColours(host)
  paintDots(context, grid, scale, colours)
  for (const stroke of fromBelow(strokes)) paintStroke(context, stroke, symmetry, scale, colours)
  const image = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (image) downloadFile(`${name}.png`, image)
  return image !== null
}
