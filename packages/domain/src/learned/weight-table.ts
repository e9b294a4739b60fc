import { placeBits } from './hash'

export type Weights = {
  /** For each place of the table one more than its row, or 0 for a feature that tells nothing. */
  rowAt: Uint32Array
  /** Row after row, one whole number for each kind, in steps of `scale`. */
  values: Int8Array
  scale: number
  bias: readonly number[]
}

/** A table as a data file holds it: one bias for each kind. */
export type PackedWeights = {
  gaps: string
  rows: string
  count: number
  scale: number
  biases: readonly number[]
}

/** Characters of the data file: from `#`, without the backslash. */
const alphabet = Array.from({ length: 91 }, (_, i) => String.fromCharCode(35 + i + (i >= 57 ? 1 : 0))).join('')
const base = 90
/** Weights are stored as whole numbers from -2 to 2, two a character; finer steps find no more. */
export const mostWeight = 2
const levels = 2 * mostWeight + 1
/** Rows unpacked at a time, so that no frame is lost between two slices on a slow phone. */
const sliceRows = 8_000

/** Unpacks the strings of a data file, in slices or at once. The number of kinds is even: two are stored in a character. */
export class WeightTable {
  private readonly codeOf = new Uint8Array(128)
  private readonly table: Weights
  private readonly kinds: number
  private place = -1
  private gapAt = 0
  private row = 0

  constructor(private readonly packed: PackedWeights) {
    for (let i = 0; i < alphabet.length; i++) this.codeOf[alphabet.charCodeAt(i)] = i
    this.kinds = packed.biases.length
    this.table = {
      rowAt: new Uint32Array(1 << placeBits),
      values: new Int8Array(packed.count * this.kinds),
      scale: packed.scale,
      bias: packed.biases,
    }
  }

  /** The whole table; what is still packed is unpacked first. */
  get weights(): Weights {
    while (this.unpackMore());
    return this.table
  }

  /** Unpacks one slice and tells whether more is left. */
  unpackMore(): boolean {
    const to = Math.min(this.row + sliceRows, this.packed.count)
    for (; this.row < to; this.row++) this.unpackRow(this.row)
    return to < this.packed.count
  }

  private unpackRow(row: number): void {
    const { gaps, rows, count } = this.packed
    this.place += this.nextGap(gaps) + 1
    this.table.rowAt[this.place] = row + 1
    for (let pair = 0; pair < this.kinds / 2; pair++) {
      const code = this.codeOf[rows.charCodeAt(pair * count + row)] ?? 0
      const at = row * this.kinds + 2 * pair
      this.table.values[at] = Math.floor(code / levels) - mostWeight
      this.table.values[at + 1] = (code % levels) - mostWeight
    }
  }

  private nextGap(gaps: string): number {
    let gap = 0
    for (let code = base; code === base; ) {
      code = this.codeOf[gaps.charCodeAt(this.gapAt++)] ?? 0
      gap += code
    }
    return gap
  }
}

/** The strings of the data file for a table: `rows` holds, for each place in rising order, a whole number from -2 to 2 for each of the kinds. */
export function packRows(
  places: readonly number[],
  numbers: readonly (readonly number[])[],
  kinds: number,
): { gaps: string; rows: string } {
  let packedGaps = ''
  let before = -1
  for (const place of places) {
    let gap = place - before - 1
    for (; gap >= base; gap -= base) packedGaps += alphabet.charAt(base)
    packedGaps += alphabet.charAt(gap)
    before = place
  }
  const columns = Array.from({ length: kinds / 2 }, (_, pair) =>
    numbers
      .map((row) =>
        alphabet.charAt(((row[2 * pair] ?? 0) + mostWeight) * levels + (row[2 * pair + 1] ?? 0) + mostWeight),
      )
      .join(''),
  )
  return { gaps: packedGaps, rows: columns.join('') }
}
