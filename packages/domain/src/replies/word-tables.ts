import { lazy } from '../lazy'
import { tokensOf } from '../text/tokens-of'
import { parsePhrases } from './phrase'
import { PhraseIndex } from './phrase-index'
import { soundSpelling, spelling } from './spelling'
import { ordinaryWords } from './words/ordinary'

/**
 * The words of one table, how those of a message are compared with them, and whether slips of typing are forgiven in Latin letters (they are, where nothing is said): Indian
 * languages have no spelling there, and their short words all lie one letter apart.
 */
export type WordTable<Words> = { words: Words; comparedBy: 'spelling' | 'sound'; hasSpelling?: boolean }

type TableName =
  | 'english'
  | 'latinHindi'
  | 'hindi'
  | 'marathi'
  | 'gujarati'
  | 'bengali'
  | 'tamil'
  | 'telugu'
  | 'kannada'

/**
 * Every table is read for every message: the script and the words say which language it is. Hindi in Latin letters has no spelling, and is
 * compared by its sound.
 */
export const tablesOf = <Words>(byName: Record<TableName, Words>): readonly WordTable<Words>[] =>
  Object.entries(byName).map(([name, words]) => ({
    words,
    comparedBy: name === 'latinHindi' ? 'sound' : 'spelling',
    hasSpelling: name === 'english',
  }))

type ListsOf<Words, Label> = (words: Words) => readonly (readonly [list: string, label: Label])[]

/**
 * An index of the phrases of all tables; `listsOf` gives the lists of one, each with the label of its phrases. Where slips of typing are not
 * forgiven a word is known only as it is spelt ('tied' is not 'tired'). To make it takes a moment.
 */
export const indexOfTables = <Words, Label>(
  tables: readonly WordTable<Words>[],
  listsOf: ListsOf<Words, Label>,
  { forgivesSlips = true } = {},
): PhraseIndex<Label> => new PhraseIndex(entriesOf(tables, listsOf), forgivesSlips ? ordinary() : null)

/** Reads which lists of the tables a text has a phrase of. The index is made at the first text, which takes a moment; linear in the text's length. */
export function labelReader<Label extends string>(
  tables: readonly WordTable<Readonly<Record<Label, string>>>[],
): (text: string) => ReadonlySet<Label> {
  const index = lazy(() =>
    indexOfTables<Readonly<Record<Label, string>>, Label>(tables, (words) =>
      (Object.keys(words) as Label[]).map((label) => [words[label], label]),
    ),
  )
  return (text) => {
    const sightings = index().sightings(index().sight(tokensOf(text)))
    return new Set(sightings.map(({ label }) => label))
  }
}

/** The same index, made in slices of about a millisecond, where a page is looked at meanwhile. */
export const indexInSlices = <Words, Label>(
  tables: readonly WordTable<Words>[],
  listsOf: ListsOf<Words, Label>,
): Generator<void, PhraseIndex<Label>> => PhraseIndex.inSlices(entriesOf(tables, listsOf), ordinary())

function* entriesOf<Words, Label>(tables: readonly WordTable<Words>[], listsOf: ListsOf<Words, Label>) {
  for (const { words, comparedBy, hasSpelling } of tables)
    for (const [list, label] of listsOf(words))
      for (const phrase of parsePhrases(list, comparedBy)) yield { label, phrase, hasSpelling }
}

const ordinary = () => [
  ...[...ordinaryWords.english, ...ordinaryWords.otherLanguages].map(spelling),
  ...ordinaryWords.latinHindi.map(soundSpelling),
]
