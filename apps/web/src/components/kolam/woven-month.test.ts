import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WovenDay, wovenMonth } from './woven-month'

/** Thirty days from a Thursday on. */
const month = (moods: readonly (number | null)[]): WovenDay[] =>
  moods.map((mood, index) => ({
    column: (index + 3) % 7,
    row: Math.floor((index + 3) / 7),
    left: mood === null ? null : { seed: `day ${index}`, mood },
  }))

const moods = fc.array(fc.option(fc.integer({ min: 0, max: 10 })), { minLength: 30, maxLength: 30 })

/** Pieces of a line: eight round each dot. */
const pieces = (line: string) => [...line.matchAll(/[la]/g)].length

test('the lines of a month go round every dot of its days with a check-in, and round no other', () => {
  fc.assert(
    fc.property(moods, (given) => {
      const { lines, laid, resting } = wovenMonth(month(given))
      expect(laid).toHaveLength(9 * given.filter((mood) => mood !== null).length)
      expect(laid.length + resting.length).toBe(9 * 30)
      expect(lines.reduce((sum, line) => sum + pieces(line), 0)).toBe(8 * laid.length)
    }),
    { numRuns: 30 },
  )
})

test('a month without a day of rest is one line, and a month of rest has none', () => {
  expect(wovenMonth(month(new Array(30).fill(6))).lines).toHaveLength(1)
  expect(wovenMonth(month(new Array(30).fill(null))).lines).toEqual([])
})

test('a light month crosses itself more often than a heavy one', () => {
  const straight = (mood: number) =>
    wovenMonth(month(new Array(30).fill(mood)))
      .lines.map((line) => [...line.matchAll(/l/g)].length)
      .reduce((sum, count) => sum + count, 0)
  expect(straight(10)).toBeGreaterThan(straight(0))
})
