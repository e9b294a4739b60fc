import { measureReplies } from './replies'
import { measureFirstUse, measureRisk } from './risk'
import { measureSentiment } from './sentiment'

type Cell = string | number | null | Record<string, number>

/** `npm run bench:engines`: what the rules find on this repository's own phrases, and at what cost. */
print('Sentiment, beside two npm packages on the same English sentences', measureSentiment())
print('Risk: recall by kind, false alarms', measureRisk())
print('Risk: processor time until the first text of a script is read', measureFirstUse())
print('Replies: share of classes right', measureReplies())

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
