import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { weightsSource } from './learned/weights-file'
import { exampleOf, fingerprintOf, learnTone } from './tone/learn'
import { measureTone, printTone } from './tone/measure-tone'
import { listPassages, readPassages } from './tone/passages'

/**
 * `npm run train:tone`: learns the weights of the reader of tone from the passages of `train` and the sentences of the word lists. The same
 * passages and lists give the same file. Prints how each writer's passages are read by weights that never saw that writer.
 */
const passages = [...listPassages(), ...readPassages('train')]
const examples = passages.map(exampleOf)
const learned = learnTone(examples)
const source = weightsSource('train:tone', learned, fingerprintOf(passages))
writeFileSync(new URL('../src/sentiment/learned/weights-data.ts', import.meta.url), source)
process.stdout.write(
  `${passages.length} passages, ${learned.places.length} features, ${brotliCompressSync(source).length} bytes as brotli\n`,
)
printTone(measureTone(passages, examples))
