import { readFileSync } from 'node:fs'
import { languages } from '../src/language'
import { checkPublicName, checkPublicText, type PublicTextReading } from '../src/public-text'

/**
 * `npm run bench:public-text -- <file.tsv> [--list]`: what `checkPublicText` says of texts that somebody wrote. A line has
 * `label<TAB>kind<TAB>language<TAB>text`: the label is `harmless` or `harmful`, a kind `name` or `reserved` is read as a pseudonym. Prints the
 * shares by label, kind and language; with `--list` also every text that was read wrongly, with its reasons.
 */
type Row = { label: 'harmless' | 'harmful'; kind: string; language: string; text: string; reading: PublicTextReading }

const namesOfPeople = ['name', 'reserved', 'impersonation']

function readRows(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [label, kind = '', language = '', ...words] = line.split('\t')
    const text = words.join('\t').trim()
    if ((label !== 'harmless' && label !== 'harmful') || text === '')
      throw new Error(`Line ${index + 1} is not label, kind, language and text, parted by tabs`)
    const check = namesOfPeople.includes(kind) ? checkPublicName : checkPublicText
    return [{ label, kind, language, text, reading: check(text, languages.find((one) => one === language) ?? 'en') }]
  })
}

const isWrong = ({ label, reading }: Row) => (reading.verdict === 'ok') === (label === 'harmful')

function print(title: string, rows: readonly Row[]): void {
  const right = rows.filter((row) => !isWrong(row)).length
  const refused = rows.filter(({ reading }) => reading.verdict === 'refused').length
  const held = rows.filter(({ reading }) => reading.verdict === 'held').length
  const share = ((100 * right) / rows.length).toFixed(1)
  process.stdout.write(
    `${title.padEnd(36)} ${right}/${rows.length} right (${share} %), ${refused} refused, ${held} held\n`,
  )
}

function printBy(rows: readonly Row[], keyOf: (row: Row) => string): void {
  for (const key of new Set(rows.map(keyOf)))
    print(
      `  ${key}`,
      rows.filter((row) => keyOf(row) === key),
    )
}

const [file, ...options] = process.argv.slice(2)
if (!file) throw new Error('Name a file: npm run bench:public-text -- texts.tsv [--list]')
const rows = readRows(file)
for (const label of ['harmless', 'harmful'] as const) {
  const group = rows.filter((row) => row.label === label)
  if (group.length === 0) continue
  print(label, group)
  printBy(group, ({ kind }) => kind)
  printBy(group, ({ language }) => language)
}
if (options.includes('--list')) {
  for (const { label, kind, language, text, reading } of rows.filter(isWrong))
    process.stdout.write(`${[label, kind, language, reading.verdict, reading.reasons.join('+'), text].join('\t')}\n`)
}
