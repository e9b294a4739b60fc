import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../../components/kolam/random'
import { canTurn, hint, isClosed, isOneLine, jaaliPuzzle, looseSides, turnedEnds } from './jaali-puzzle'

const up = 1
const right = 2
const down = 4
const left = 8

test('10,000 screens can all be closed, are open at first, and close as one line', () => {
  for (let seed = 0; seed < 10_000; seed++) {
    const width = 4 + (seed % 3)
    const { start, solution } = jaaliPuzzle(width, randomFrom(seed))
    if (isClosed(width, start)) expect.fail(`seed ${seed} is closed at first`)
    if (!isClosed(width, solution)) expect.fail(`seed ${seed} has a loose end`)
    if (!isOneLine(width, solution)) expect.fail(`seed ${seed} is more than one line`)
    const isTurned = solution.every((ends, tile) =>
      [0, 1, 2, 3].some((by) => turnedEnds(start[tile] ?? 0, by) === ends),
    )
    if (!isTurned) expect.fail(`seed ${seed} cannot be turned into its solution`)
  }
})

test('most tiles of a screen carry the line, and most of these can be turned', () => {
  for (const width of [4, 5, 6])
    for (let seed = 0; seed < 500; seed++) {
      const { solution } = jaaliPuzzle(width, randomFrom(seed))
      expect(solution.filter(canTurn).length).toBeGreaterThanOrEqual(width * width - (width - 2) - (width - 1))
    }
})

test('the same seed is the same screen, and seeds differ', () => {
  expect(jaaliPuzzle(5, randomFrom(7))).toEqual(jaaliPuzzle(5, randomFrom(7)))
  const screens = new Set(Array.from({ length: 200 }, (_, seed) => String(jaaliPuzzle(6, randomFrom(seed)).solution)))
  expect(screens.size).toBeGreaterThan(190)
})

test.each([0, 0.25, 0.5, 0.999])(
  'even a source of numbers that says nothing but %d gives a screen to close',
  (number) => {
    const { start, solution } = jaaliPuzzle(4, () => number)
    expect(isClosed(4, start)).toBe(false)
    expect(isClosed(4, solution)).toBe(true)
  },
)

test('hints close any screen, whatever was turned before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e6 }),
      fc.array(fc.tuple(fc.nat(24), fc.integer({ min: -9, max: 9 })), { maxLength: 30 }),
      (seed, turns) => {
        const puzzle = jaaliPuzzle(5, randomFrom(seed))
        const tiles = [...puzzle.start]
        for (const [tile, by] of turns) tiles[tile] = turnedEnds(tiles[tile] ?? 0, by)
        for (let next = hint(puzzle, tiles); next; next = hint(puzzle, tiles))
          tiles[next.tile] = turnedEnds(tiles[next.tile] ?? 0, next.quarters)
        expect(tiles).toEqual(puzzle.solution)
      },
    ),
  )
})

test('a tile turns clockwise by quarters, and back', () => {
  expect(turnedEnds(up | right, 1)).toBe(right | down)
  expect(turnedEnds(up | right, -1)).toBe(left | up)
  expect(turnedEnds(up | down, 2)).toBe(up | down)
  expect(turnedEnds(left, 5)).toBe(up)
})

test('an end is loose where it meets the edge or a tile that has none there', () => {
  const tiles = [right | down, left, up, 0]
  expect(looseSides(2, tiles, 0)).toEqual([])
  expect(looseSides(2, [right | down, 0, up, 0], 0)).toEqual([1])
  expect(looseSides(2, [up, 0, 0, 0], 0)).toEqual([0])
  expect(isClosed(2, [right | down, down | left, up | right, left | up])).toBe(true)
})

test('two loops beside each other are closed and not one line', () => {
  const ring = (row: number) => (row === 0 ? [right | down, down | left] : [up | right, left | up])
  const two = [0, 1, 0, 1].flatMap((row) => [...ring(row), ...ring(row)])
  expect(isClosed(4, two)).toBe(true)
  expect(isOneLine(4, two)).toBe(false)
})
