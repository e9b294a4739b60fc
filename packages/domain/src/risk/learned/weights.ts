import { lazy } from '../lazy'
import { placeBits } from './features'
import { biases, counts, gaps, rows, scale } from './weights-data'

/**
 * What a text may be: the kinds that need help first, then the kinds of calm. A thought of dying; a plan, means or a body in danger; harm
 * by others, a child, someone else. The last is what the others are measured against and has no weights.
 */
export const kinds = ['crisis', 'acute', 'harm', 'everyday', 'idiom', 'low'] as const
export const riskKinds = 3

export type Weights = {
  /** For each place of the table one more than its row, or 0 for a feature that tells nothing. */
  rowAt: Uint32Array
  /** Row after row, one number for each kind. */
  values: Float32Array
  bias: readonly number[]
}

/** Characters of the data file: from `#`, without the backslash. */
const alphabet = Array.from({ length: 91 }, (_, i) => String.fromCharCode(35 + i + (i >= 57 ? 1 : 0))).join('')
const base = 90
/** Weights are stored as whole numbers from -3 to 3, two a character. */
const most = 3
const levels = 2 * most + 1

/** The data file's strings as a table. */
export function unpackWeights(packed: {
  gaps: string
  rows: string
  count: number
  scale: number
  biases: readonly number[]
}): Weights {
  const codeOf = new Uint8Array(128)
  for (let i = 0; i < alphabet.length; i++) codeOf[alphabet.charCodeAt(i)] = i
  const rowAt = new Uint32Array(1 << placeBits)
  const values = new Float32Array(packed.count * kinds.length)
  let place = -1
  let at = 0
  for (let row = 0; row < packed.count; row++) {
    let gap = 0
    for (let code = base; code === base; ) {
      code = codeOf[packed.gaps.charCodeAt(at++)] ?? 0
      gap += code
    }
    place += gap + 1
    rowAt[place] = row + 1
    for (let pair = 0; pair < kinds.length / 2; pair++) {
      const code = codeOf[packed.rows.charCodeAt(pair * packed.count + row)] ?? 0
      values[row * kinds.length + 2 * pair] = (Math.floor(code / levels) - most) * packed.scale
      values[row * kinds.length + 2 * pair + 1] = ((code % levels) - most) * packed.scale
    }
  }
  return { rowAt, values, bias: packed.biases }
}

/** The strings of the data file for a table: `rows` holds, for each place in rising order, a whole number from -3 to 3 for each kind. */
export function packRows(
  places: readonly number[],
  numbers: readonly (readonly number[])[],
): { gaps: string; rows: string } {
  let packedGaps = ''
  let before = -1
  for (const place of places) {
    let gap = place - before - 1
    for (; gap >= base; gap -= base) packedGaps += alphabet.charAt(base)
    packedGaps += alphabet.charAt(gap)
    before = place
  }
  const columns = Array.from({ length: kinds.length / 2 }, (_, pair) =>
    numbers
      .map((row) => alphabet.charAt(((row[2 * pair] ?? 0) + most) * levels + (row[2 * pair + 1] ?? 0) + most))
      .join(''),
  )
  return { gaps: packedGaps, rows: columns.join('') }
}

export const mostWeight = most

/** The weights that `npm run train:risk` wrote. */
export const weights = lazy(() => unpackWeights({ gaps, rows, count: counts, scale, biases }))
