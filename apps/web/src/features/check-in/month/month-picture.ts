import type { WovenMonth } from '../../../components/kolam/woven-month'

const stone = '#22255c'
const deep = '#0e3f5a'
const flour = '#fff7e8'
const lamp = '#f2ab2b'
const idle = '#9496d2'

/** In pixels: a square to share, and a tall one for the screen of a phone. */
export const pictureSizes = { share: [1080, 1080], wallpaper: [1080, 2340] } as const

/** Where on a canvas something stands, in pixels. */
type Box = { left: number; top: number; width: number; height: number }

/** The woven month as a PNG: lines, dots and the month's name. Nothing a person said or chose stands on it in words or numbers. */
export async function monthPicture(
  month: WovenMonth,
  title: string,
  [width, height]: readonly [number, number],
): Promise<Blob> {
  const context = groundOf(width, height)
  drawMonth(context, month, { left: width * 0.08, top: height * 0.1, width: width * 0.84, height: height * 0.74 })
  write(context, title, width / 2, height - height * 0.05, Math.round(width / 22))
  return pngOf(context)
}

/** In pixels: three months beside each other, four rows, as on the sheets of a printer. */
const poster = { width: 2100, height: 2970, columns: 3, margin: 120, head: 330 } as const

/** Twelve woven months as one PNG, each with its name; the year stands above them. */
export async function yearPicture(
  months: readonly { woven: WovenMonth; title: string }[],
  title: string,
): Promise<Blob> {
  const { width, height, columns, margin, head } = poster
  const context = groundOf(width, height)
  write(context, title, width / 2, head * 0.66, 120)
  const cellWidth = (width - 2 * margin) / columns
  const cellHeight = (height - head - margin) / Math.ceil(months.length / columns)
  months.forEach((month, index) => {
    const left = margin + (index % columns) * cellWidth
    const top = head + Math.floor(index / columns) * cellHeight
    drawMonth(context, month.woven, {
      left: left + cellWidth * 0.08,
      top,
      width: cellWidth * 0.84,
      height: cellHeight * 0.78,
    })
    write(context, month.title, left + cellWidth / 2, top + cellHeight * 0.9, 40)
  })
  return pngOf(context)
}

function groundOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  const ground = context.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0.4, stone)
  ground.addColorStop(1, deep)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  return context
}

/** As large as the box allows, in its middle. */
function drawMonth(context: CanvasRenderingContext2D, month: WovenMonth, box: Box): void {
  const [left, top, width, height] = month.viewBox
  const scale = Math.min(box.width / width, box.height / height)
  context.save()
  context.translate(box.left + (box.width - width * scale) / 2, box.top + (box.height - height * scale) / 2)
  context.scale(scale, scale)
  context.translate(-left, -top)
  const dots = (at: WovenMonth['laid'], radius: number, colour: string) => {
    context.fillStyle = colour
    for (const [x, y] of at) {
      context.beginPath()
      context.arc(x, y, radius, 0, 2 * Math.PI)
      context.fill()
    }
  }
  dots(month.resting, 1.1, idle)
  dots(month.laid, 1.9, lamp)
  context.strokeStyle = flour
  context.lineWidth = 1.7
  context.lineJoin = 'round'
  for (const line of month.lines) context.stroke(new Path2D(line))
  context.restore()
}

function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
  context.fillStyle = flour
  context.textAlign = 'center'
  context.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`
  context.fillText(text, x, y)
}

function pngOf({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('No picture came'))), 'image/png')
  })
}
