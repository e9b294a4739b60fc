import type { Drawing, Place, Stroke } from './drawing'
import { applied, imagesOf, inverse } from './symmetry'

/** The topmost stroke of which an image lies within `reach` of the place; null where none does. */
export function strokeNear({ strokes, symmetry }: Drawing, place: Place, reach: number): Stroke | null {
  const places = imagesOf[symmetry].map((image) => applied(inverse(image), place))
  const isNear = (stroke: Stroke) =>
    places.some((point) =>
      stroke.isFill ? isInside(stroke.points, point) : isAlong(stroke.points, point, reach + stroke.width / 2),
    )
  // Lines lie above what is filled.
  const line = strokes.findLast((stroke) => !stroke.isFill && isNear(stroke))
  return line ?? strokes.findLast((stroke) => stroke.isFill && isNear(stroke)) ?? null
}

/** The points of the smallest shape that a line draws round the place; null where none does. */
export function shapeRound({ strokes, symmetry }: Drawing, place: Place): number[] | null {
  const places = imagesOf[symmetry].map((image) => applied(inverse(image), place))
  let best: { points: number[]; area: number } | null = null
  for (const { points, isFill } of strokes) {
    if (isFill || points.length < 6 || !places.some((point) => isInside(points, point))) continue
    const area = Math.abs(areaOf(points))
    if (!best || area < best.area) best = { points, area }
  }
  return best?.points ?? null
}

function isAlong(points: readonly number[], [x, y]: Place, reach: number): boolean {
  for (let index = 0; index < points.length; index += 2) {
    const [fromX, fromY] = [points[index] ?? 0, points[index + 1] ?? 0]
    const [dx, dy] = [(points[index + 2] ?? fromX) - fromX, (points[index + 3] ?? fromY) - fromY]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length))
    if (Math.hypot(x - fromX - share * dx, y - fromY - share * dy) <= reach) return true
  }
  return false
}

/** Even and odd crossings of a ray to the right, with the shape closed from its last point to its first. */
function isInside(points: readonly number[], [x, y]: Place): boolean {
  let inside = false
  const count = points.length
  for (let index = 0; index < count; index += 2) {
    const [x1, y1] = [points[index] ?? 0, points[index + 1] ?? 0]
    const [x2, y2] = [points[(index + 2) % count] ?? 0, points[(index + 3) % count] ?? 0]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

function areaOf(points: readonly number[]): number {
  let area = 0
  for (let index = 0; index < points.length; index += 2) {
    const [x1, y1] = [points[index] ?? 0, points[index + 1] ?? 0]
    const [x2, y2] = [points[(index + 2) % points.length] ?? 0, points[(index + 3) % points.length] ?? 0]
    area += (x1 * y2 - x2 * y1) / 2
  }
  return area
}
