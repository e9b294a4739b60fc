import { createHash } from 'node:crypto'
import { type Learned, packedOf } from './softmax'

/** Names the texts that weights were learned from, by what each line says. */
export function fingerprintOfLines(lines: readonly (readonly string[])[]): string {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(`${line.join('\t')}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** The source of a data file with the weights that `command` learned; `further` are its other declarations. */
export function weightsSource(command: string, learned: Learned, learnedFrom: string, further = ''): string {
  const { gaps, rows, count, scale, biases } = packedOf(learned)
  return `// Written by \`npm run ${command}\`. Not edited by hand.
import type { PackedWeights } from '../../learned/weight-table'

/** Names the texts these weights were learned from. */
export const learnedFrom = '${learnedFrom}'
${further}export const packed: PackedWeights = {
  count: ${count},
  scale: ${scale},
  biases: [${biases.join(', ')}],
  gaps: ${JSON.stringify(gaps)},
  rows: ${JSON.stringify(rows)},
}
`
}
