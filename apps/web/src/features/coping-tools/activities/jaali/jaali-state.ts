import * as z from 'zod/mini'
import { randomFrom } from '../../../../components/kolam/random'
import { type Ends, type JaaliPuzzle, jaaliPuzzle, turnedEnds } from './jaali-puzzle'

export const jaaliSizes = ['small', 'middle', 'large'] as const
export type JaaliSize = (typeof jaaliSizes)[number]

export const widths: Record<JaaliSize, number> = { small: 4, middle: 5, large: 6 }

/** One of the three screens: what it grows from, and the quarters by which each tile was turned. */
const screen = z.object({ seed: z.int(), turns: z.array(z.int()).check(z.maxLength(36)) })

const jaaliDraft = z.object({ size: z.enum(jaaliSizes), screens: z.array(screen).check(z.length(3)) })

export type JaaliScreen = z.infer<typeof screen>
export type JaaliState = { size: JaaliSize; screens: [JaaliScreen, JaaliScreen, JaaliScreen] }

/** What was begun on this device, or three new screens. */
export function jaaliState(draft: unknown): JaaliState {
  const stored = z.safeParse(jaaliDraft, draft)
  return stored.success ? (stored.data as JaaliState) : laid('small')
}

/** Three new screens. */
export const laid = (size: JaaliSize): JaaliState => ({ size, screens: [newScreen(), newScreen(), newScreen()] })

function newScreen(): JaaliScreen {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { seed, turns: [] }
}

export const puzzleOf = (size: JaaliSize, { seed }: JaaliScreen): JaaliPuzzle =>
  jaaliPuzzle(widths[size], randomFrom(seed))

/** The tiles as they stand now. */
export const tilesOf = ({ start }: JaaliPuzzle, { turns }: JaaliScreen): Ends[] =>
  start.map((ends, tile) => turnedEnds(ends, turns[tile] ?? 0))

export function turn(screen: JaaliScreen, count: number, tile: number, quarters: number): JaaliScreen {
  const turns = Array.from(
    { length: count },
    (_, index) => (screen.turns[index] ?? 0) + (index === tile ? quarters : 0),
  )
  return { ...screen, turns }
}

export const withScreen = (state: JaaliState, index: number, screen: JaaliScreen = newScreen()): JaaliState => ({
  ...state,
  screens: state.screens.map((old, place) => (place === index ? screen : old)) as JaaliState['screens'],
})
