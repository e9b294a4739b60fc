import { assessRisk } from '../src/risk/read-risk'
import { readRules } from '../src/risk/read-rules'
import { riskTiers } from '../src/risk/risk-tier'
import { measureReplies } from './replies'
import { measureCost, measureFirstUse } from './risk/cost'
import { byKind, byLabel, byWriter, languageOf, measureRisk, type ReadTier, type RiskRow } from './risk/measure-risk'
import { type PhrasePart, type RiskPhrase, readPhrases } from './risk/phrases'
import { measureSentiment } from './sentiment'

type Cell = string | number | null | Record<string, number>

/** `npm run bench:engines`: what the rules find, and at what cost; `-- --final` on the test part and on the outside writers.
 * The weights have read `train` and `tune`: `npm run train:risk` prints how they do on writers they have not read. */
print('Sentiment, beside two npm packages on the same English sentences', measureSentiment())
const parts: PhrasePart[] = process.argv.includes('--final') ? ['test', 'outside'] : ['train', 'tune']
const whole: ReadTier = (text, phrase) => assessRisk(text, languageOf(phrase))
/** Without the learned reader, to see what it adds. */
const rulesAlone: ReadTier = (text) => {
  const { matched } = readRules(text)
  return riskTiers.find((tier) => tier !== 'none' && matched.get(tier) !== undefined) ?? 'none'
}
for (const part of parts) {
  const phrases = readPhrases(part)
  printRisk(`Risk, ${part} part, by language and kind`, phrases, byKind)
  printRisk(`Risk, ${part} part, by language and writer`, phrases, byWriter)
  printRisk(`Risk, ${part} part, all languages`, phrases, byLabel)
}
print('Risk: time for 200 words', measureCost())
print('Risk: processor time until the first text of a script is read', measureFirstUse())
print('Replies: share of classes right', measureReplies())

function printRisk(title: string, phrases: readonly RiskPhrase[], groupOf: Parameters<typeof measureRisk>[2]): void {
  const alone = measureRisk(phrases, rulesAlone, groupOf)
  print(
    title,
    measureRisk(phrases, whole, groupOf).map((row, i) => ({ ...lineOf(row), 'by rules': alone[i]?.met ?? 0 })),
  )
}

function lineOf({ folder, writer, label, phrases, met, share, low, high, sameTier }: RiskRow): Record<string, Cell> {
  const interval = `${percent(low)} to ${percent(high)}`
  return { language: folder, writer, kind: label, met: `${met}/${phrases}`, share: percent(share), interval, sameTier }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function print(title: string, rows: readonly Record<string, Cell>[]): void {
  const flat = rows.map((row) => Object.entries(row).flatMap(([name, cell]) => columnsOf(name, cell)))
  const names = flat[0]?.map(([name]) => name) ?? []
  const lines = [names, ...flat.map((row) => row.map(([, text]) => text))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  process.stdout.write(`\n${title}\n`)
  for (const line of lines) {
    process.stdout.write(`  ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}\n`)
  }
}

function columnsOf(name: string, cell: Cell): [name: string, text: string][] {
  if (cell === null) return [[name, '-']]
  if (typeof cell === 'object') return Object.entries(cell).map(([part, value]) => [`${name} ${part}`, textOf(value)])
  return [[name, typeof cell === 'number' ? textOf(cell) : cell]]
}

function textOf(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
