/** A place on the lattice of dots; the distance between two neighbours is 1 and y grows downwards. */
export type Point = readonly [x: number, y: number]

/** One upright mirror, two mirrors, or four. */
export type Symmetry = 'D1' | 'D2' | 'D4'

type Family = { dots: Point[]; symmetries: OneOrMore<Symmetry> }
type OneOrMore<T> = readonly [T, ...T[]]

/** `count` places in a row, one apart, centred on 0. */
export const row = (count: number): number[] => Array.from({ length: count }, (_, index) => index - (count - 1) / 2)

/** The dots of a square of `width` that lie within `reach` steps of its centre. */
function block(width: number, reach: number): Point[] {
  const places = row(width)
  return places.flatMap((y) => places.map((x): Point => [x, y])).filter(([x, y]) => Math.abs(x) + Math.abs(y) <= reach)
}

/** A centre dot and four equal arms, given by their widths. Arms meet at the centre only: that lets one line have four mirrors. */
function lotus(...widths: number[]): Point[] {
  const arms = widths.flatMap((width, index) => {
    const out = index + 1
    return row(width).flatMap((across): Point[] => [
      [out, across],
      [-out, across],
      [across, out],
      [across, -out],
    ])
  })
  return [[0, 0], ...arms]
}

const two: OneOrMore<Symmetry> = ['D2']
const four: OneOrMore<Symmetry> = ['D4']
const fourOrTwo: OneOrMore<Symmetry> = ['D4', 'D4', 'D2']

/** Grids by name: lamp (a diamond), house (a square without corners), lotus (four arms), and the sign of Maitri. */
export const families = {
  mark: { dots: lotus(1), symmetries: four },
  square3: { dots: block(3, 9), symmetries: two },
  lamp5: { dots: block(5, 2), symmetries: two },
  lamp7: { dots: block(7, 3), symmetries: two },
  lamp9: { dots: block(9, 4), symmetries: two },
  lamp11: { dots: block(11, 5), symmetries: two },
  house5: { dots: block(5, 3), symmetries: two },
  house7: { dots: block(7, 4), symmetries: two },
  lotus17: { dots: lotus(1, 3), symmetries: four },
  lotus29: { dots: lotus(1, 3, 3), symmetries: four },
  lotus37: { dots: lotus(1, 3, 5), symmetries: four },
  lotus49: { dots: lotus(1, 3, 5, 3), symmetries: fourOrTwo },
  lotus53: { dots: lotus(1, 3, 5, 3, 1), symmetries: fourOrTwo },
  lotus69: { dots: lotus(1, 3, 5, 5, 3), symmetries: four },
  lotus73: { dots: lotus(1, 3, 5, 5, 3, 1), symmetries: four },
  lotus101: { dots: lotus(1, 3, 5, 7, 5, 3, 1), symmetries: four },
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families

/** The families a size draws from; a name that stands twice comes twice as often. */
export const sizes = {
  /** Below 56 px on screen. */
  xs: ['lamp5', 'square3'],
  /** 56 to 96 px. */
  s: ['house5', 'lamp7'],
  /** 96 to 260 px. */
  m: ['lamp7', 'lamp9', 'house7', 'house7', 'lotus49', 'lotus49', 'lotus53', 'lotus53'],
  /** Above 260 px. */
  l: ['lamp11', 'lotus69', 'lotus73', 'lotus101'],
  /** Always with four mirrors, so that the line can open from the centre. */
  breath: ['lotus49', 'lotus53'],
} as const satisfies Record<string, OneOrMore<FamilyName>>

export type KolamSize = keyof typeof sizes

/** One's own figures have an upright mirror, as lamps, pots and flowers have. At 72 px their dots stand 11 px apart. */
const own = { rows: [5, 6], widths: [[1, 3, 5] as const, [2, 4, 6] as const], leastDots: 17, mostDots: 28 }

/** Every outline by the widths of its rows, each at most one dot wider or narrower at either side than the row before. */
export const ownOutlines: readonly (readonly number[])[] = own.rows
  .flatMap((rows) => own.widths.flatMap((widths) => outlines(rows, widths, [])))
  .filter((widths) => {
    const dots = widths.reduce((sum, width) => sum + width, 0)
    return dots >= own.leastDots && dots <= own.mostDots
  })

function outlines(rows: number, widths: readonly number[], above: readonly number[]): number[][] {
  if (above.length === rows) return [[...above]]
  const before = above.at(-1)
  return widths
    .filter((width) => before === undefined || Math.abs(width - before) <= 2)
    .flatMap((width) => outlines(rows, widths, [...above, width]))
}

/** The dots of an outline, centred. */
export const outlineDots = (widths: readonly number[]): Point[] => {
  const heights = row(widths.length)
  return widths.flatMap((width, index) => row(width).map((x): Point => [x, heights[index] ?? 0]))
}
