import { boardOf } from '../../../../components/kolam/board'
import { chooseGates } from '../../../../components/kolam/choose'
import { type FamilyName, families, type Point, type Symmetry } from '../../../../components/kolam/grids'
import { hashOf, randomFrom } from '../../../../components/kolam/random'
import type { Drawing } from './drawing'

type DayDots = {
  dots: readonly Point[]
  grid: Drawing['grid']
  symmetry: Drawing['symmetry']
  /** What of the line stands already, by gate. */
  weave: number[]
}

/** Dots that fit a small phone's board; each day takes one of them. */
const kinds = [
  ['lotus29', 7, 'D4'],
  ['house7', 7, 'D2'],
  ['lotus37', 7, 'D4'],
  ['lamp9', 9, 'D2'],
  ['lotus49', 9, 'D4'],
] as const satisfies readonly (readonly [FamilyName, Drawing['grid'], Symmetry])[]

/** How much of the line stands already, in whole mirrors. */
const givenShare = 1 / 3

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)

const made = new Map<string, DayDots>()

/**
 * The dots of a day (YYYY-MM-DD) with a part of their line, the same for everybody. There is a way to one line round all of them, and nothing
 * that has to be found: every other line is as good.
 */
export function dayDots(day: string): DayDots {
  const known = made.get(day)
  if (known) return known
  const hash = hashOf(`dots of ${day}`)
  const random = randomFrom(hash)
  const [family, grid, symmetry] = kinds[hash % kinds.length] ?? kinds[0]
  const board = boardOf(families[family].dots, symmetry)
  const open = chooseGates(board, random)?.open ?? []
  const passed = board.orbits.filter(([first]) => first !== undefined && open[first] === true)
  const given = shuffled(passed, random).slice(0, Math.max(1, Math.round(passed.length * givenShare)))
  const dots = {
    dots: families[family].dots,
    grid,
    symmetry: symmetry === 'D4' ? ('four' as const) : ('two' as const),
    weave: given.flat(),
  }
  made.set(day, dots)
  return dots
}

/** The day by the device's clock, as an address of its dots. */
export function dayOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
