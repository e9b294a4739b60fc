import fc from 'fast-check'
import { expect, test } from 'vitest'
import { border, strip } from './strip-figure'

const piecesIn = (path: string) => path.match(/[la]/g)?.length ?? 0

test('one line goes round every dot of a strip, however long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const { dots, line, viewBox } = strip(count)
      expect(dots).toHaveLength(count)
      expect(piecesIn(line)).toBe(count * 8)
      expect(viewBox).toEqual([-10 * count - 5, -15, 20 * count + 10, 30])
    }),
  )
})

test('the border flowers in the middle of every four dots and is one line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (flowers) => {
      const { dots, line } = border(flowers)
      expect(dots).toHaveLength(flowers * 6 + 1)
      expect(dots.filter(([, y]) => y !== 0)).toHaveLength(flowers * 2)
      expect(piecesIn(line)).toBe(dots.length * 8)
    }),
  )
})
