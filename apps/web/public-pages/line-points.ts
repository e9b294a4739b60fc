export type Point = readonly [x: number, y: number]

/** Steps of a curve's drawing: fine enough at the size of a preview. */
const stepsOfArc = 12

/** The points along a kolam's line, a path of `M`, `l`, `a` and `Z` with round arcs; throws where a path has anything else. */
export function linePoints(path: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (const [, command, list = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = list.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    if (command === 'M') {
      const [startX = 0, startY = 0] = numbers
      ;[x, y] = [startX, startY]
      points.push([x, y])
    } else if (command === 'l') {
      const [dx = 0, dy = 0] = numbers
      ;[x, y] = [x + dx, y + dy]
      points.push([x, y])
    } else if (command === 'a') {
      const [radius = 0, , , isLarge, isClockwise, dx = 0, dy = 0] = numbers
      points.push(...arcPoints([x, y], [x + dx, y + dy], radius, isLarge === 1, isClockwise === 1))
      ;[x, y] = [x + dx, y + dy]
    } else if (command === 'Z') {
      const [first] = points
      if (first) points.push(first)
    } else throw new Error(`A kolam's line has no ${command}`)
  }
  return points
}

/** Along the circle through two points: SVG 1.1, appendix F.6.5, for a circle. */
function arcPoints(from: Point, to: Point, radius: number, isLarge: boolean, isClockwise: boolean): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const chord = Math.hypot(dx, dy)
  // Rounded radii may be a little too small for their chord.
  const toCentre = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (isLarge === isClockwise ? -1 : 1)
  const centre: Point = [
    (from[0] + to[0]) / 2 - (dy / chord) * toCentre,
    (from[1] + to[1]) / 2 + (dx / chord) * toCentre,
  ]
  const begin = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - begin
  if (isClockwise && turn < 0) turn += 2 * Math.PI
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: stepsOfArc }, (_, step) => {
    const angle = begin + (turn * (step + 1)) / stepsOfArc
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const
  })
}
