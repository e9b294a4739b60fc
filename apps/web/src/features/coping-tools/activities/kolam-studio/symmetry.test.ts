import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Drawing, Place } from './drawing'
import { guideFigure, nextGuide } from './guide'
import { applied, imagesOf, inverse } from './symmetry'

const symmetry = fc.constantFrom<Drawing['symmetry']>('none', 'two', 'four', 'turn')
const place = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }))
const stroke = fc.array(place, { minLength: 1, maxLength: 30 })

const nameOf = ([x, y]: Place) => `${x + 0},${y + 0}`

test.each([
  ['none', 1],
  ['two', 4],
  ['four', 8],
  ['turn', 4],
] as const)('with %s a stroke stands %i times in the picture', (name, count) => {
  expect(new Set(imagesOf[name].map(String)).size).toBe(count)
})

test('a stroke and its images look the same in every image: the picture is symmetric, whatever is drawn', () => {
  fc.assert(
    fc.property(symmetry, stroke, (name, places) => {
      const picture = new Set(imagesOf[name].flatMap((image) => places.map((point) => nameOf(applied(image, point)))))
      for (const image of imagesOf[name])
        for (const shown of picture) {
          const [x = 0, y = 0] = shown.split(',').map(Number)
          expect(picture).toContain(nameOf(applied(image, [x, y])))
        }
    }),
    { numRuns: 40 },
  )
})

test('every image can be followed back', () => {
  fc.assert(
    fc.property(symmetry, place, (name, point) => {
      for (const image of imagesOf[name])
        expect(nameOf(applied(inverse(image), applied(image, point)))).toBe(nameOf(point))
    }),
  )
})

test('two mirrors keep up and down apart from left and right, and quarter turns are no mirrors', () => {
  const imagesAt = (name: Drawing['symmetry']) => imagesOf[name].map((image) => nameOf(applied(image, [2, 1]))).sort()
  expect(imagesAt('two')).toEqual(['-2,-1', '-2,1', '2,-1', '2,1'])
  expect(imagesAt('turn')).toEqual(['-1,2', '-2,-1', '1,-2', '2,1'])
})

const grids = [5, 7, 9] as const
const symmetries = ['none', 'two', 'four', 'turn'] as const

test.each(grids.flatMap((grid) => symmetries.map((name) => [grid, name] as const)))(
  'a kolam to trace on %i dots across with %s lies on the dots and repeats itself as the strokes do',
  (grid, name) => {
    for (let turn = 0; turn < 12; turn++) {
      const { dots, line, bloom } = guideFigure({ grid, symmetry: name }, turn)
      const last = ((grid - 1) / 2) * 20
      expect(dots.every(([x, y]) => Math.abs(x) <= last && Math.abs(y) <= last && x % 20 === 0 && y % 20 === 0)).toBe(
        true,
      )
      expect(line.endsWith('Z')).toBe(true)
      // Only a figure with four mirrors opens from the centre in eight branches.
      expect(bloom.length).toBe(name === 'four' || name === 'turn' ? 8 : 0)
    }
  },
)

test('another kolam is another one, and none is offered where there is no other', () => {
  const laid = { grid: 9, symmetry: 'two' } as const
  const next = nextGuide(laid, 0)
  expect(guideFigure(laid, next ?? 0).line).not.toBe(guideFigure(laid, 0).line)
  expect(nextGuide({ grid: 5, symmetry: 'four' }, 0)).toBeNull()
})
