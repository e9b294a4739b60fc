import { type Board, boardOf } from './board'
import { chooseGates } from './choose'
import { figureOf, type KolamFigure } from './figure'
import {
  type FamilyName,
  families,
  type KolamSize,
  outlineDots,
  ownOutlines,
  type Point,
  type Symmetry,
  sizes,
} from './grids'
import { hashOf, randomFrom } from './random'
import { walk } from './walk'

type KolamOptions = { size?: KolamSize; family?: FamilyName }

const grown = new Map<string, KolamFigure>()

/** One closed symmetric line round a grid of dots, grown from the seed: the same seed and options give the same figure for ever. */
export function kolam(seed: string, { size = 'm', family }: KolamOptions = {}): KolamFigure {
  const id = `${seed}|${size}|${family ?? ''}`
  const known = grown.get(id)
  if (known) return known
  const figure = grow(id, size, family)
  grown.set(id, figure)
  return figure
}

function grow(id: string, size: KolamSize, family: FamilyName | undefined): KolamFigure {
  const random = randomFrom(hashOf(id))
  const oneOf = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0]
  const { dots, symmetries } = families[family ?? oneOf<FamilyName>(sizes[size])]
  const symmetry = size === 'breath' ? 'D4' : oneOf(symmetries)
  const board = boardOf(dots, symmetry)
  const choice = chooseGates(board, random)
  return choice ? figureOf(board, choice.passes, symmetry) : allOpen(boardOf(families.lotus69.dots, 'D4'), 'D4')
}

/** A figure some of whose dots are lit lamps, the same at both sides of its mirror. */
export type OwnKolamFigure = KolamFigure & { lamps: Point[] }

const owned = new Map<string, OwnKolamFigure>()

/**
 * The figure of one moment of one person, for instance of a check-in: outline, line and lamps of its own with one upright mirror, clear
 * from 56 px on. `scripts/count-own-kolams.ts` counts how many there are.
 */
export function ownKolam(seed: string): OwnKolamFigure {
  const known = owned.get(seed)
  if (known) return known
  const random = randomFrom(hashOf(`${seed}|own`))
  const figure = growOwn(random)
  // Square, so that a tall one is no larger than a wide one beside it.
  const half = Math.max(figure.viewBox[2], figure.viewBox[3]) / 2
  const own: OwnKolamFigure = {
    ...figure,
    viewBox: [-half, -half, 2 * half, 2 * half],
    lamps: lampsOf(figure.dots, random),
  }
  owned.set(seed, own)
  return own
}

function growOwn(random: () => number): KolamFigure {
  for (;;) {
    const widths = ownOutlines[Math.floor(random() * ownOutlines.length)]
    const board = boardOf(outlineDots(widths ?? []), 'D1')
    const choice = chooseGates(board, random)
    // Every outline was seen to have lines; one that is not found soon is left for another.
    if (choice) return figureOf(board, choice.passes, 'D1')
  }
}

/** Three to six dots of the right half, each with its image in the left. */
function lampsOf(dots: readonly Point[], random: () => number): Point[] {
  const right = dots.filter(([x]) => x >= 0)
  const count = 3 + Math.floor(random() * 4)
  const chosen = new Set<Point>()
  while (chosen.size < count) {
    const dot = right[Math.floor(random() * right.length)]
    if (dot) chosen.add(dot)
  }
  return dots.filter(([x, y]) => [...chosen].some((lamp) => Math.abs(lamp[0]) === Math.abs(x) && lamp[1] === y))
}

/** A figure with every gate open; for the grids where that is one line. */
export function allOpen(board: Board, symmetry: Symmetry): KolamFigure {
  return figureOf(board, walk(board, new Array<boolean>(board.gateCount).fill(true)), symmetry)
}

const inTurn: readonly FamilyName[] = ['house7', 'lotus49', 'lamp9', 'lotus53', 'lamp7']

/** Figures for a fixed set, by the order of its ids: neighbours differ in family and no figure repeats. */
export function kolamSet(ids: readonly string[], names: readonly FamilyName[] = inTurn): KolamFigure[] {
  const used = new Set<string>()
  return ids.map((id, index) => {
    const family = names[index % names.length] ?? 'house7'
    let figure = kolam(id, { family })
    for (let turn = 1; used.has(figure.line) && turn <= 41; turn++) figure = kolam(`${id}~${turn}`, { family })
    used.add(figure.line)
    return figure
  })
}

/** Chosen by eye: their line opens roundly from the centre. Others rush along the axes first and look like a cross. */
const breathSeeds = [
  ['b9', 'lotus53'],
  ['b23', 'lotus53'],
  ['b16', 'lotus53'],
  ['b6', 'lotus49'],
  ['b22', 'lotus49'],
] as const

/** The breath pacer's figures, five in turn; `n` is any whole number from 0. */
export function breathKolam(n: number): KolamFigure {
  const [seed, family] = breathSeeds[n % breathSeeds.length] ?? breathSeeds[0]
  return kolam(seed, { size: 'breath', family })
}
