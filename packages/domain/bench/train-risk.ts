import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { denialCaution } from '../src/risk/learned/read-learned'
import { thresholds as standing } from '../src/risk/learned/weights-data'
import { weightsSource } from './learned/weights-file'
import { crossValidate, shiftedThresholds } from './risk/cross-validate'
import { exampleOf, fingerprintOf, learnRisk } from './risk/learn'
import { otherPhrases } from './risk/other-phrases'
import { readPhrases } from './risk/phrases'

/**
 * `npm run train:risk`: learns the weights of the learned reader from the phrases of `train` and `tune`, and sets its thresholds on each
 * writer by weights that never saw that writer. The same phrases and rules give the same file. `-- --keep-thresholds` takes those that stand
 * and needs half a minute instead of three: for a rule or a few phrases more.
 */
const calmAbove = 0.033
const phrases = [...readPhrases('train', 'tune'), ...otherPhrases()]
const examples = phrases.map(exampleOf)
const unseen = process.argv.includes('--keep-thresholds') ? [] : crossValidate(phrases, examples)
const thresholds = unseen.length > 0 ? shiftedThresholds(standing, unseen, calmAbove) : standing
const learned = learnRisk(examples)
const source = weightsSource(
  'train:risk',
  learned,
  fingerprintOf(phrases),
  `/** By script: the first code of its block, 0 for Latin letters. */
export const thresholds: Readonly<Record<number, number>> = ${JSON.stringify(thresholds)}
`,
)
writeFileSync(new URL('../src/risk/learned/weights-data.ts', import.meta.url), source)

const bytes = brotliCompressSync(source).length
process.stdout.write(
  `${phrases.length} phrases, ${learned.places.length} features, ${bytes} bytes as brotli\n${JSON.stringify(thresholds)}\n`,
)
if (unseen.length === 0) process.exit()

const byLabel = new Map<string, [met: number, all: number, byRules: number]>()
for (const { phrase, margin, isMetByRules, isDenied, script } of unseen) {
  const row = byLabel.get(phrase.label) ?? [0, 0, 0]
  byLabel.set(phrase.label, row)
  row[1]++
  if (isMetByRules) row[2]++
  if (isMetByRules || margin > (thresholds[script] ?? 0) + (isDenied ? denialCaution : 0)) row[0]++
}
process.stdout.write(
  'Met with help, each writer read by weights that never saw that writer: rules and model, rules alone\n',
)
for (const [label, [met, all, byRules]] of [...byLabel].sort()) {
  process.stdout.write(`  ${label.padEnd(18)} ${met}/${all} ${((100 * met) / all).toFixed(1)} %   ${byRules}/${all}\n`)
}
