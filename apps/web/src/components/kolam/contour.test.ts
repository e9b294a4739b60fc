import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contourOf } from './contour'
import { ownKolam } from './kolam-figure'

/** A third of what the lightest whole figure has: eight for each of its dots. */
const mostPieces = 70

const placesOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLAZ])/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('the edge of every own figure is one closed line of few pieces, the same at both sides of its mirror', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (seed) => {
      const { dots, viewBox } = ownKolam(seed)
      const edge = contourOf(dots)
      expect(edge.match(/[LA]/g)?.length).toBeLessThanOrEqual(mostPieces)
      expect(edge.match(/M/g)).toHaveLength(1)
      const places = placesOf(edge)
      expect(places.at(-1)).toEqual(places[0])
      const all = new Set(places.map(String))
      for (const [x, y] of places) {
        expect(all.has(String([-x + 0, y]))).toBe(true)
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(viewBox[2] / 2)
      }
    }),
    { numRuns: 200 },
  )
})

test('the edge passes by every dot of the rim, and by no other', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (seed) => {
      const { dots } = ownKolam(seed)
      const places = new Set(dots.map(String))
      const edge = placesOf(contourOf(dots))
      for (const [x, y] of dots) {
        const around = [-20, 0, 20].flatMap((dx) => [-20, 0, 20].map((dy) => String([x + dx, y + dy])))
        const isOnRim = around.some((place) => !places.has(place))
        // The middle of a quarter is 7.07 from its dot, and from the next one more than 15.
        expect(edge.some(([atX, atY]) => Math.hypot(atX - x, atY - y) < 12)).toBe(isOnRim)
      }
    }),
    { numRuns: 100 },
  )
})

test('small figures with their lamps stay unlike each other', () => {
  const seen = new Set<string>()
  const count = 500
  for (let index = 0; index < count; index += 1) {
    const { dots, lamps } = ownKolam(`check-in ${index}`)
    seen.add(`${contourOf(dots)} ${lamps.join(' ')}`)
  }
  expect(seen.size).toBeGreaterThanOrEqual(0.97 * count)
})
