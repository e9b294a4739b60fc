/** How many lamps stand there, as in Corsi's test of the memory for places. */
export const lampCount = 9
/** The shortest path, with which it begins; it never becomes shorter. */
export const leastSpan = 3

/** A path is shown with one lamp at a time, in milliseconds. */
const waitMs = 1_000
const lampMs = 1_200
const litMs = 800

export type LampGame = {
  /** Lamps in the order in which they are shown, each at most once. */
  path: readonly number[]
  /** `right` and `shorter` wait for the person; `again` is `showing` for another time. */
  phase: 'showing' | 'again' | 'recalling' | 'right' | 'shorter'
  /** How many of the path have been touched in order. */
  found: number
  /** How often this path was touched in another order. */
  misses: number
  /** The longest path that was found; null before the first. */
  longest: number | null
}

/** Numbers in [0, 1). */
type Random = () => number

export const newLampGame = (random: Random): LampGame => ({
  path: drawPath(leastSpan, random),
  phase: 'showing',
  found: 0,
  misses: 0,
  longest: null,
})

/** The path has been shown whole. */
export const shown = (game: LampGame): LampGame => (isShown(game) ? { ...game, phase: 'recalling' } : game)

/** Shows the path once more, for the asking; that counts for nothing, and nothing is said of it. */
export const showAgain = (game: LampGame): LampGame =>
  game.phase === 'recalling' ? { ...game, phase: 'showing', found: 0 } : game

/** Touches a lamp. In another order the path is shown again, and a second time a shorter one waits; nothing is taken away. */
export function touchLamp(game: LampGame, lamp: number): LampGame {
  if (game.phase !== 'recalling') return game
  if (game.path[game.found] !== lamp) {
    const misses = game.misses + 1
    const isShorter = misses > 1 && game.path.length > leastSpan
    return { ...game, found: 0, misses, phase: isShorter ? 'shorter' : 'again' }
  }
  const found = game.found + 1
  if (found < game.path.length) return { ...game, found }
  return { ...game, found, phase: 'right', longest: Math.max(game.longest ?? 0, found) }
}

/** A new path: one lamp longer after one that was found, one shorter after two misses, or as long as before where that is wanted. */
export function nextPath(game: LampGame, random: Random, isSameLength = false): LampGame {
  if (game.phase !== 'right' && game.phase !== 'shorter') return game
  const change = game.phase === 'shorter' ? -1 : isSameLength ? 0 : 1
  const span = Math.min(Math.max(game.path.length + change, leastSpan), lampCount)
  return { ...game, path: drawPath(span, random), phase: 'showing', found: 0, misses: 0 }
}

const isShown = ({ phase }: LampGame) => phase === 'showing' || phase === 'again'

/** Which lamp of a path is lit `elapsedMs` after its showing began; null between two, 'over' after the last. */
export function litLampAt(path: readonly number[], elapsedMs: number): number | null | 'over' {
  if (elapsedMs < waitMs) return null
  const index = Math.floor((elapsedMs - waitMs) / lampMs)
  if (index >= path.length) return 'over'
  return (elapsedMs - waitMs) % lampMs < litMs ? (path[index] ?? null) : null
}

function drawPath(span: number, random: Random): number[] {
  return shuffled(
    Array.from({ length: lampCount }, (_, lamp) => lamp),
    random,
  ).slice(0, span)
}

/** A place on a board, from 0 to 1 from its left and top. */
export type LampPlace = { x: number; y: number }

const columns = 4
const rows = 3
/** How far a lamp may stand from the middle of its field, in fields: two neighbours never touch. */
const stray = 0.14

/** Scattered places for the lamps, in reading order: nine of the twelve fields of a board of four by three. */
export function lampPlaces(random: Random): LampPlace[] {
  const fields = shuffled(
    Array.from({ length: columns * rows }, (_, field) => field),
    random,
  )
    .slice(0, lampCount)
    .toSorted((a, b) => a - b)
  const off = () => (2 * random() - 1) * stray
  return fields.map((field) => ({
    x: ((field % columns) + 0.5 + off()) / columns,
    y: (Math.floor(field / columns) + 0.5 + off()) / rows,
  }))
}

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[chosen]] = [mixed[chosen] as T, mixed[last] as T]
  }
  return mixed
}
