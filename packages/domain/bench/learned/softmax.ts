import { piece, placeBits, type SeeFeature } from '../../src/learned/hash'
import { mostWeight, type PackedWeights, packRows } from '../../src/learned/weight-table'

/** One phrase as the learner sees it. */
export type Example = { kind: number; places: Int32Array; values: Float32Array; isPiece: Uint8Array }

/** What `learn` found: for each place kept, a whole number for each kind. */
export type Learned = { places: number[]; rows: number[][]; scale: number; biases: number[] }

const epochs = 10
const rate = 0.2
/** Steps smaller than this change nothing that rounding would leave. */
const smallest = 1e-3
const seed = 7
/** This share of the weights is within the range of whole numbers; the rest is cut. */
const withinRange = 0.97

/** An example of a kind, with all the features that `read` tells of. */
export function exampleFrom(kind: number, read: (see: SeeFeature) => void): Example {
  const sums = new Map<number, number>()
  const wholes = new Set<number>()
  read((place, value) => {
    sums.set(place, (sums.get(place) ?? 0) + value)
    if (value !== piece) wholes.add(place)
  })
  return {
    kind,
    places: Int32Array.from(sums.keys()),
    values: Float32Array.from(sums.values()),
    isPiece: Uint8Array.from(sums.keys(), (place) => (wholes.has(place) ? 0 : 1)),
  }
}

type LearnOptions = {
  /** How many kinds there are; the others are measured against the last. */
  kinds: number
  /** How many features are kept, the weightiest: what is cut was learned with, and is missed. */
  mostRows: number
  /** A piece of a word must be seen in this many phrases, a word or a pair in fewer: pieces are many. */
  fewestForPiece: number
  fewestForWhole: number
  /** How strongly weights are drawn to 0. */
  decay: number
  /** A text's sum is divided by its squared length to this power. */
  lengthPower: number
}

/** Weights for the kinds from examples: a softmax regression by AdaGrad in a fixed order, so that the same examples give the same weights. */
export function learn(examples: readonly Example[], options: LearnOptions): Learned {
  const { kinds: width, mostRows, decay } = options
  const { rowOf, places } = chooseFeatures(examples, options)
  const ready = examples.map((example) => withRows(example, rowOf, options.lengthPower))
  const weights = new Float32Array(places.length * width)
  const steps = new Float32Array(places.length * width).fill(1e-6)
  const biases = new Float64Array(width)
  const biasSteps = new Float64Array(width).fill(1e-6)
  const order = ready.map((_, i) => i)
  const random = randomFrom(seed)
  const gradient = new Float64Array(width)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const i of order) {
      const { kind, rows, values } = ready[i] as ReadyExample
      for (let k = 0; k < width; k++) gradient[k] = biases[k] ?? 0
      for (let f = 0; f < rows.length; f++) {
        const row = (rows[f] ?? 0) * width
        for (let k = 0; k < width; k++) gradient[k] = (gradient[k] ?? 0) + (weights[row + k] ?? 0) * (values[f] ?? 0)
      }
      toGradient(gradient, kind)
      for (let k = 0; k < width - 1; k++) {
        const g = gradient[k] ?? 0
        biasSteps[k] = (biasSteps[k] ?? 0) + g * g
        biases[k] = (biases[k] ?? 0) - (rate * g) / Math.sqrt(biasSteps[k] ?? 1)
      }
      for (let f = 0; f < rows.length; f++) {
        const row = (rows[f] ?? 0) * width
        for (let k = 0; k < width - 1; k++) {
          const g = gradient[k] ?? 0
          if (g === 0) continue
          const at = row + k
          const change = g * (values[f] ?? 0) + decay * (weights[at] ?? 0)
          steps[at] = (steps[at] ?? 0) + change * change
          weights[at] = (weights[at] ?? 0) - (rate * change) / Math.sqrt(steps[at] ?? 1)
        }
      }
    }
  }
  return {
    ...weightiest(places, inWholeNumbers(weights, width), mostRows),
    biases: Array.from(biases, (bias) => Number(bias.toFixed(4))),
  }
}

type ReadyExample = { kind: number; rows: Int32Array; values: Float32Array }

/** Features seen often enough to mean something, in rising order of their places. */
function chooseFeatures(
  examples: readonly Example[],
  { fewestForPiece, fewestForWhole }: LearnOptions,
): { rowOf: Int32Array; places: number[] } {
  const seenWhole = new Uint16Array(1 << placeBits)
  const seenPiece = new Uint16Array(1 << placeBits)
  for (const { places, isPiece } of examples) {
    places.forEach((place, i) => {
      const seen = isPiece[i] === 1 ? seenPiece : seenWhole
      seen[place] = (seen[place] ?? 0) + 1
    })
  }
  const rowOf = new Int32Array(1 << placeBits).fill(-1)
  const places: number[] = []
  for (let place = 0; place < rowOf.length; place++) {
    if ((seenWhole[place] ?? 0) < fewestForWhole && (seenPiece[place] ?? 0) < fewestForPiece) continue
    rowOf[place] = places.length
    places.push(place)
  }
  return { rowOf, places }
}

function withRows({ kind, places, values }: Example, rowOf: Int32Array, lengthPower: number): ReadyExample {
  const known = [...places.keys()].filter((i) => (rowOf[places[i] ?? 0] ?? -1) >= 0)
  const length = known.reduce((sum, i) => sum + (values[i] ?? 0) ** 2, 0) ** lengthPower || 1
  return {
    kind,
    rows: Int32Array.from(known, (i) => rowOf[places[i] ?? 0] ?? 0),
    values: Float32Array.from(known, (i) => (values[i] ?? 0) / length),
  }
}

/** From logits to what each was too high by. */
function toGradient(logits: Float64Array, kind: number): void {
  const most = Math.max(...logits)
  let total = 0
  for (let k = 0; k < logits.length; k++) {
    logits[k] = Math.exp((logits[k] ?? 0) - most)
    total += logits[k] ?? 0
  }
  for (let k = 0; k < logits.length; k++) {
    const g = (logits[k] ?? 0) / total - (k === kind ? 1 : 0)
    logits[k] = Math.abs(g) < smallest ? 0 : g
  }
}

function inWholeNumbers(weights: Float32Array, width: number): Pick<Learned, 'rows' | 'scale'> {
  const sizes = Float32Array.from(weights.filter((_, i) => i % width !== width - 1).map(Math.abs)).sort()
  const scale = Number(((sizes[Math.floor(sizes.length * withinRange)] ?? 1) / mostWeight).toFixed(5)) || 1
  const rows = Array.from({ length: weights.length / width }, (_, row) =>
    Array.from({ length: width }, (_, k) => {
      const whole = Math.round((weights[row * width + k] ?? 0) / scale)
      return Math.max(-mostWeight, Math.min(mostWeight, whole))
    }),
  )
  return { rows, scale }
}

/** The rows that change a reading most, in the order of their places. */
function weightiest(places: readonly number[], { rows, scale }: Pick<Learned, 'rows' | 'scale'>, mostRows: number) {
  const sizes = rows.map((row) => row.reduce((sum, weight) => sum + weight * weight, 0))
  const kept = rows
    .map((_, row) => row)
    .filter((row) => (sizes[row] ?? 0) > 0)
    .sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
    .slice(0, mostRows)
    .sort((a, b) => a - b)
  return { places: kept.map((row) => places[row] ?? 0), rows: kept.map((row) => rows[row] ?? []), scale }
}

/** The table as the data file holds it. */
export function packedOf({ places, rows, scale, biases }: Learned): PackedWeights {
  return { ...packRows(places, rows, biases.length), count: places.length, scale, biases }
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const one = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = one
  }
}

/** Mulberry32: from 0 to below 1, the same numbers on every machine. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
