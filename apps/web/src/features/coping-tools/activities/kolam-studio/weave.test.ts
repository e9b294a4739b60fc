import { expect, test } from 'vitest'
import { boardOf } from '../../../../components/kolam/board'
import { chooseGates } from '../../../../components/kolam/choose'
import { families } from '../../../../components/kolam/grids'
import { randomFrom } from '../../../../components/kolam/random'
import { dayDots, dayOf } from './day-dots'
import type { Drawing, Place } from './drawing'
import { dotsOf, gatesBetween, gatesNear, onGrid, petalRound, withGates, wovenOf } from './weave'

const plain: Drawing = { grid: 5, symmetry: 'none', strokes: [] }
const joined = (drawing: Drawing, ...pairs: [Place, Place][]): Drawing => ({
  ...drawing,
  weave: pairs.flatMap(([one, other]) => gatesBetween(drawing, one, other)),
})

test('a dot that nothing joins has no line; two that are joined lie inside one', () => {
  expect(wovenOf(plain)).toMatchObject({ lines: 0, dots: 0, path: '' })
  const two = joined(plain, [
    [0, 0],
    [1, 0],
  ])
  expect(wovenOf(two)).toMatchObject({ lines: 1, dots: 2, isWhole: false })
})

test('a square of four joined all round is two lines that cross, and three joins make it one', () => {
  const square: [Place, Place][] = [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [1, 1],
      [0, 1],
    ],
  ]
  expect(wovenOf(joined(plain, ...square))).toMatchObject({ lines: 1, dots: 4 })
  expect(
    wovenOf(
      joined(plain, ...square, [
        [0, 1],
        [0, 0],
      ]),
    ),
  ).toMatchObject({ lines: 2, dots: 4 })
})

test('what joins two dots joins their images too, and only neighbours are joined', () => {
  const four: Drawing = { ...plain, symmetry: 'four' }
  expect(gatesBetween(four, [0, 0], [1, 0])).toHaveLength(4)
  expect(gatesBetween(four, [1, 0], [2, 1])).toEqual([])
  expect(gatesBetween(four, [2, 0], [3, 0])).toEqual([])
  expect(gatesBetween({ ...plain, symmetry: 'two' }, [1, 1], [2, 1])).toHaveLength(4)
  expect(gatesNear(plain, [0.6, 0.1], 0.4)).toEqual(gatesBetween(plain, [0, 0], [1, 0]))
  expect(gatesNear(plain, [9, 9], 0.4)).toEqual([])
})

test('gates open once and close again, and a larger board keeps the line', () => {
  const gates = gatesBetween(plain, [0, 0], [1, 0])
  const weave = withGates(withGates([], gates, true), gates, true)
  expect(weave).toEqual(gates)
  expect(withGates(weave, gates, false)).toEqual([])
  const larger: Drawing = { ...plain, grid: 9 }
  expect(onGrid(weave, plain, larger)).toEqual(gatesBetween(larger, [0, 0], [1, 0]))
  const edge = gatesBetween(larger, [3, 0], [4, 0])
  expect(onGrid(edge, larger, plain)).toEqual([])
})

test('the shape round a dot reaches to its open gates and bends where they are closed', () => {
  const one = joined(plain, [
    [0, 0],
    [1, 0],
  ])
  const petal = petalRound(one, [0.1, 0.1]) ?? []
  const xs = petal.filter((_, index) => index % 2 === 0)
  expect(Math.max(...xs)).toBe(0.5)
  expect(Math.min(...xs)).toBe(-0.354)
  expect(petalRound(one, [-1, 0])).toBeNull()
})

test.each(Array.from({ length: 40 }, (_, day) => dayOf(new Date(2026, 10, 1 + day))))(
  'the dots of %s are the same for everybody, begun, and can be held by one line',
  (day) => {
    const { dots, grid, symmetry, weave } = dayDots(day)
    expect(dotsOf({ grid, day })).toBe(dots)
    expect(Math.max(...dots.flat())).toBeLessThanOrEqual((grid - 1) / 2)
    const begun = wovenOf({ grid, day, weave })
    expect(begun.dots).toBeGreaterThan(0)
    expect(begun.isWhole).toBe(false)
    const drawing = { grid, symmetry, strokes: [], day }
    expect(new Set(weave).size).toBe(weave.length)
    expect(gatesBetween(drawing, [0, 0], [1, 0]).length).toBeGreaterThan(0)
  },
)

test('one line round all dots is whole', () => {
  const board = boardOf(families.house7.dots, 'D2')
  const choice = chooseGates(board, randomFrom(7))
  const day = Array.from({ length: 60 }, (_, at) => dayOf(new Date(2026, 0, 1 + at))).find(
    (one) => dayDots(one).dots === families.house7.dots,
  )
  const weave = choice?.open.flatMap((isOpen, gate) => (isOpen ? [gate] : [])) ?? []
  expect(wovenOf({ grid: 7, day: day ?? '', weave })).toMatchObject({ lines: 1, dots: 45 - 8, isWhole: true })
})
