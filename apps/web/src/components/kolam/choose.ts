import { type Board, type OpenGates, sides, turned } from './board'
import { isOneLine, type Pass, walk } from './walk'

export type Choice = { open: OpenGates; passes: Pass[]; ugliness: number; tries: number }

const most = { tries: 1500, found: 8 }

/** The first figure this good is taken, not the best of all: that keeps figures different from each other. */
const goodEnough = 0.32

/** Tries symmetric settings of the gates until one line of good looks is found; null where none of the tries was one line. */
export function chooseGates(board: Board, random: () => number): Choice | null {
  let best: Choice | null = null
  for (let tries = 1, found = 0; tries <= most.tries && found < most.found; tries++) {
    const open = someGates(board, random)
    const passes = walk(board, open)
    if (!isOneLine(board, passes)) continue
    found++
    const choice = { open, passes, ugliness: uglinessOf(board, open), tries }
    if (!best || choice.ugliness < best.ugliness) best = choice
    if (choice.ugliness <= goodEnough) return choice
  }
  return best
}

function someGates({ gateCount, orbits }: Board, random: () => number): OpenGates {
  const closedShare = 0.06 + 0.34 * random()
  const open = new Array<boolean>(gateCount).fill(true)
  for (const orbit of orbits) if (random() < closedShare) for (const gate of orbit) open[gate] = false
  return open
}

/** 0 for the best looking. Eyes have only two opposite gates open, stubs only one though they have four neighbours. */
function uglinessOf({ dots, gateCount }: Board, open: OpenGates): number {
  let eyes = 0
  let stubs = 0
  let full = 0
  for (const { ways } of dots) {
    const openSides = sides.filter((side) => ways[side] && open[ways[side].gate])
    const [first, second] = openSides
    if (openSides.length === 4) full++
    if (openSides.length === 2 && first !== undefined && turned(first, 2) === second) eyes++
    if (openSides.length === 1 && ways.every((way) => way !== null)) stubs++
  }
  const openShare = open.filter(Boolean).length / gateCount
  const share = (count: number) => count / dots.length
  return (
    2 * Math.abs(openShare - 0.76) +
    1.5 * Math.max(0, share(eyes) - 0.22) +
    2 * share(stubs) +
    0.6 * Math.max(0, share(full) - 0.55)
  )
}
