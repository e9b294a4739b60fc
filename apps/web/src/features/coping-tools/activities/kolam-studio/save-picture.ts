import { downloadFile } from '../../../../platform/download-file'
import { sharePicture } from '../../../../platform/share-picture'
import type { Drawing } from './drawing'
import { fillsOf, linesOf, paintDots, paintStroke, paintWoven, scaleOf } from './paint'
import { powderColours } from './powders'

/** Fine enough to be printed as a card. */
const pixels = 1600

/** Makes a PNG of the picture and saves it, or hands it to the device's own share sheet. Answers whether it could be made. */
export async function savePicture(
  name: string,
  drawing: Drawing,
  host: HTMLElement,
  way: 'save' | 'share' = 'save',
): Promise<boolean> {
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
  paintDots(context, drawing, scale, colours)
  for (const stroke of fillsOf(strokes)) paintStroke(context, stroke, symmetry, scale, colours)
  paintWoven(context, drawing, scale, colours)
  for (const stroke of linesOf(strokes)) paintStroke(context, stroke, symmetry, scale, colours)
  const image = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (image && way === 'save') downloadFile(`${name}.png`, image)
  if (image && way === 'share') await sharePicture(`${name}.png`, image)
  return image !== null
}
