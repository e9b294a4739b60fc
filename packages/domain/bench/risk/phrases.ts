import { readdirSync, readFileSync } from 'node:fs'
import type { RiskTier } from '../../src/risk/risk-tier'

/**
 * `train` is read to write rules and weights, `tune` to set thresholds, `test` only for the final table. `outside` are strangers who kept clear of
 * what everybody writes: rules know what was missed of them, weights do not (docs/safety.md).
 */
export const phraseParts = ['train', 'tune', 'test', 'outside'] as const
export type PhrasePart = (typeof phraseParts)[number]

export const riskLabels = ['direct', 'indirect', 'imminent', 'medical', 'abuse', 'minor', 'other'] as const
export type RiskLabel = (typeof riskLabels)[number]
export const calmLabels = [
  'calm.everyday',
  'calm.idiom',
  'calm.sad',
  'calm.bereavement',
  'calm.news',
  'calm.denial',
] as const
export type CalmLabel = (typeof calmLabels)[number]

/** An utterance that must be met with help (`RiskLabel`) or must not be (`CalmLabel`), and who wrote it. */
export type RiskPhrase = {
  part: PhrasePart
  /** A language in its own script, `hi-Latn` and its like in Latin letters, or `everyday` for ordinary sentences of any. */
  folder: string
  writer: string
  label: RiskLabel | CalmLabel
  text: string
}

const root = new URL('../../phrases/risk/', import.meta.url)

/** The phrases of some parts, in the order of their files. Throws on a line that is no label, tab and text. */
export function readPhrases(...parts: PhrasePart[]): RiskPhrase[] {
  return parts.flatMap((part) =>
    foldersOf(part).flatMap((folder) =>
      readdirSync(new URL(`${part}/${folder}/`, root))
        .sort()
        .flatMap((file) => readFile(part, folder, file)),
    ),
  )
}

function foldersOf(part: PhrasePart): string[] {
  return readdirSync(new URL(`${part}/`, root)).sort()
}

function readFile(part: PhrasePart, folder: string, file: string): RiskPhrase[] {
  const writer = file.replace('.tsv', '')
  const lines = readFileSync(new URL(`${part}/${folder}/${file}`, root), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [name, text] = line.split('\t')
      const label = [...riskLabels, ...calmLabels].find((known) => known === name)
      if (label === undefined || !text) throw new Error(`${part}/${folder}/${file} holds a line without label and text`)
      return { part, folder, writer, label, text }
    })
}

export const isCalm = (phrase: Pick<RiskPhrase, 'label'>): boolean => phrase.label.startsWith('calm.')

/** The tier that a label asks for; null where several are right. */
export function tierOfLabel(label: RiskLabel | CalmLabel): RiskTier | null {
  switch (label) {
    case 'direct':
    case 'indirect':
      return 'crisis'
    case 'imminent':
    case 'medical':
    case 'abuse':
    case 'minor':
      return label
    default:
      return null
  }
}
