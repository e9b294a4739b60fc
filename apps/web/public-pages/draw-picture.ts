import type { DrawnFigure } from '../src/components/kolam/kolam-drawing'
import { encodePng } from './encode-png'
import { linePoints, type Point } from './line-points'

/** The size that WhatsApp, X and Facebook show whole. */
export const pictureWidth = 1200
export const pictureHeight = 630

type Colour = readonly [red: number, green: number, blue: number]

// The icon's: `scripts/draw-icons.ts`.
const ground: Colour = [0x22, 0x25, 0x5c]
const rice: Colour = [0xff, 0xf7, 0xe8]
const lamp: Colour = [0xf2, 0xab, 0x2b]
const farDot: Colour = [0x3d, 0x40, 0x7a]

const figureShare = 0.86
const lineWidth = 7
const dotRadius = 6
/** The distance between the dots of a kolam, in units of its figure. */
const dotDistance = 20

/** The picture of a shared article: its kolam, on a ground of dots that go on to the edges. */
export function drawPicture({ viewBox: [left, top, width, height], dots, line }: DrawnFigure): Buffer {
  const scale = (pictureHeight * figureShare) / height
  const place = ([x, y]: Point): Point => [
    pictureWidth / 2 + (x - left - width / 2) * scale,
    pictureHeight / 2 + (y - top - height / 2) * scale,
  ]
  const pixels = new Uint8Array(pictureWidth * pictureHeight * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.set(ground, at)

  const step = dotDistance * scale
  const [centreX, centreY] = place([0, 0])
  const around: Point[] = []
  for (let x = centreX % step; x < pictureWidth; x += step)
    for (let y = centreY % step; y < pictureHeight; y += step) around.push([x, y])
  paint(pixels, around, dotRadius / 2, farDot)
  paint(pixels, dense(linePoints(line).map(place)), lineWidth / 2, rice)
  paint(pixels, dots.map(place), dotRadius, lamp)
  return encodePng(pixels, pictureWidth, pictureHeight)
}

/** Discs of one colour, their edge softened over a pixel; where discs overlap the colour is not laid on twice. */
function paint(pixels: Uint8Array, centres: readonly Point[], radius: number, colour: Colour): void {
  const cover = new Float32Array(pictureWidth * pictureHeight)
  const reach = Math.ceil(radius + 1)
  for (const [x, y] of centres) {
    for (let row = Math.floor(y) - reach; row <= Math.ceil(y) + reach; row += 1) {
      if (row < 0 || row >= pictureHeight) continue
      for (let column = Math.floor(x) - reach; column <= Math.ceil(x) + reach; column += 1) {
        if (column < 0 || column >= pictureWidth) continue
        const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y)
        const at = row * pictureWidth + column
        cover[at] = Math.max(cover[at] ?? 0, Math.min(1, Math.max(0, radius + 0.5 - distance)))
      }
    }
  }
  for (let at = 0; at < cover.length; at += 1) {
    const share = cover[at] ?? 0
    if (share === 0) continue
    for (const [channel, value] of colour.entries()) {
      const before = pixels[at * 3 + channel] ?? 0
      pixels[at * 3 + channel] = Math.round(before + (value - before) * share)
    }
  }
}

/** The same way with a point every half pixel. */
function dense(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2))
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })
}
