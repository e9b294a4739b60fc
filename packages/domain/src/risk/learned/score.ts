import type { SeeFeature } from '../../learned/hash'
import type { Weights } from '../../learned/weight-table'
import type { Found } from '../found'
import { Features, ruleFeature } from './features'
import { kinds, lengthPower, riskKinds } from './weights'

export type Score = {
  /** The logarithm of how much likelier words that need help are than calm ones, divided by `spread`. */
  margin: number
  /** From 0 to 1 among the kinds that need help, in the order of `kinds`. */
  shares: readonly number[]
}

/** Scores parts of one text; every word is read once, whatever the number of parts. */
export class Scorer {
  /** Sums up to each word, one for each kind and a last one for the squared length. */
  private readonly sums: Float64Array
  private readonly always = new Float64Array(width)

  constructor(
    found: Found,
    ruleNames: readonly string[],
    private readonly weights: Weights,
  ) {
    this.sums = new Float64Array((found.count + 1) * width)
    for (const name of ruleNames) ruleFeature(name, (place, value) => this.add(this.always, 0, place, value))
    const features = new Features(found)
    // Words come again and again in a long text, and with them their features (S10).
    const pairs = new Map<number, Float64Array>()
    const skips = new Map<number, Float64Array>()
    for (let at = 0; at < found.count; at++) {
      const row = (at + 1) * width
      this.sums.copyWithin(row, row - width, row)
      if (features.isAgain(at)) continue
      this.addKnown(row, pairs, features.pairKey(at), (see) => features.ofPair(at, see))
      if (at > 1) this.addKnown(row, skips, features.skipKey(at), (see) => features.ofSkip(at, see))
      features.ofPlace(at, (place, value) => this.add(this.sums, row, place, value))
    }
  }

  /** The score of the words from `from` to before `to`. */
  score(from: number, to: number): Score {
    const sumOf = (i: number) =>
      (this.sums[to * width + i] ?? 0) - (this.sums[from * width + i] ?? 0) + (this.always[i] ?? 0)
    const length = sumOf(width - 1) ** lengthPower || 1
    const logits = this.weights.bias.map((bias, i) => bias + sumOf(i) / length)
    const risk = logits.slice(0, riskKinds)
    const total = logOfSum(risk)
    return {
      margin: (total - logOfSum(logits.slice(riskKinds))) / spread,
      shares: risk.map((logit) => Math.exp(logit - total)),
    }
  }

  private addKnown(row: number, known: Map<number, Float64Array>, key: number, read: (see: SeeFeature) => void): void {
    let part = known.get(key)
    if (part === undefined) {
      const fresh = new Float64Array(width)
      read((place, value) => this.add(fresh, 0, place, value))
      known.set(key, fresh)
      part = fresh
    }
    for (let i = 0; i < width; i++) this.sums[row + i] = (this.sums[row + i] ?? 0) + (part[i] ?? 0)
  }

  private add(sums: Float64Array, row: number, place: number, value: number): void {
    const at = (this.weights.rowAt[place] ?? 0) - 1
    if (at < 0) return
    const step = value * this.weights.scale
    sums[row + width - 1] = (sums[row + width - 1] ?? 0) + value * value
    for (let kind = 0; kind < kinds.length; kind++) {
      sums[row + kind] = (sums[row + kind] ?? 0) + step * (this.weights.values[at * kinds.length + kind] ?? 0)
    }
  }
}

const width = kinds.length + 1
/** Weights of little decay spread the margins this much wider than those that every caution of the gate was chosen on. */
const spread = 1.3

function logOfSum(logits: readonly number[]): number {
  const most = Math.max(...logits)
  return most + Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0))
}
