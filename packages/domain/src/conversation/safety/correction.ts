import { lazy } from '../../lazy'
import { indexOfTables } from '../../replies/word-tables'
import { tokensOf } from '../../text/tokens-of'
import { type CorrectionWords, correctionTables } from './words/correction-words'

type Label = keyof CorrectionWords

/** What words say about a safety conversation that they stand in. */
export type Correction = {
  says: ReadonlySet<Label>
  /** How many words stand beside those phrases: enough of them tell something of their own. */
  beside: number
}

/** Made at the first words inside a safety conversation: it takes a moment. */
const index = lazy(() =>
  indexOfTables<CorrectionWords, Label>(correctionTables, (words) =>
    (Object.keys(words) as Label[]).map((label) => [words[label], label]),
  ),
)

/** Reads what takes a safety reading back, in eight languages and Latin letters. Linear in the length of the text. */
export function correctionIn(text: string): Correction {
  const sighted = index().sight(tokensOf(text))
  const says = new Set<Label>()
  const covered = new Set<number>()
  for (const { label, at } of index().sightings(sighted)) {
    says.add(label)
    for (const word of at) covered.add(word)
  }
  return { says, beside: sighted.senses.length - covered.size }
}
