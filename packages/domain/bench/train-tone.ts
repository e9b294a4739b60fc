import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { packedOf } from './learned/softmax'
import { exampleOf, fingerprintOf, learnTone } from './tone/learn'
import { measureTone, printTone } from './tone/measure-tone'
import { listPassages, readPassages } from './tone/passages'

/**
 * `npm run train:tone`: learns the weights of the reader of tone from the passages of `train` and the sentences of the word lists. The same
 * passages and lists give the same file. Prints how each writer's passages are read by weights that never saw that writer.
 */
const passages = [...listPassages(), ...readPassages('train')]
const examples = passages.map(exampleOf)
const { gaps, rows, count, scale, biases } = packedOf(learnTone(examples))
const source = `// Written by \`npm run train:tone\`; see bench/train-tone.ts. Not edited by hand.
import type { PackedWeights } from '../../learned/weight-table'

/** Names the passages these weights were learned from. */
export const learnedFrom = '${fingerprintOf(passages)}'
export const packed: PackedWeights = {
  count: ${count},
  scale: ${scale},
  biases: [${biases.join(', ')}],
  gaps: ${JSON.stringify(gaps)},
  rows: ${JSON.stringify(rows)},
}
`
writeFileSync(new URL('../src/sentiment/learned/weights-data.ts', import.meta.url), source)
process.stdout.write(
  `${passages.length} passages, ${count} features, ${brotliCompressSync(source).length} bytes as brotli\n`,
)
printTone(measureTone(passages, examples))
