import type { WovenMonth } from '../../../components/kolam/woven-month'

const stone = '#22255c'
const deep = '#0e3f5a'
const flour = '#fff7e8'
const lamp = '#f2ab2b'
const idle = '#9496d2'

/** In pixels: a square to share, and a tall one for the screen of a phone. */
export const pictureSizes = { share: [1080, 1080], wallpaper: [1080, 2340] } as const

/** The woven month as a PNG: lines, dots and the month's name. Nothing a person said or chose stands on it in words or numbers. */
export async function monthPicture(
  month: WovenMonth,
  title: string,
  [width, height]: readonly [number, number],
): Promise<Blob> {
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

  const [left, top, boxWidth, boxHeight] = month.viewBox
  const scale = Math.min((width * 0.84) / boxWidth, (height * 0.74) / boxHeight)
  context.save()
  context.translate((width - boxWidth * scale) / 2, (height - boxHeight * scale) / 2 - height * 0.03)
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

  context.fillStyle = flour
  context.textAlign = 'center'
  context.font = `600 ${Math.round(width / 22)}px ${getComputedStyle(document.body).fontFamily}`
  context.fillText(title, width / 2, height - height * 0.05)
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('No picture came'))), 'image/png')
  })
}
