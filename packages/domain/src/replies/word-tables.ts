import { parsePhrases } from './phrase'
import { PhraseIndex } from './phrase-index'
import { soundSpelling, spelling } from './spelling'
import { ordinaryWords } from './words/ordinary'

/** The words of one table, and how those of a message are compared with them. */
export type WordTable<Words> = { words: Words; comparedBy: 'spelling' | 'sound' }

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
  Object.entries(byName).map(([name, words]) => ({ words, comparedBy: name === 'latinHindi' ? 'sound' : 'spelling' }))

/** An index of the phrases of all tables; `listsOf` gives the lists of one, each with the label of its phrases. To make it takes a moment. */
export function indexOfTables<Words, Label>(
  tables: readonly WordTable<Words>[],
  listsOf: (words: Words) => readonly (readonly [list: string, label: Label])[],
): PhraseIndex<Label> {
  const entries = tables.flatMap(({ words, comparedBy }) =>
    listsOf(words).flatMap(([list, label]) => parsePhrases(list, comparedBy).map((phrase) => ({ label, phrase }))),
  )
  return new PhraseIndex(entries, [
    ...[...ordinaryWords.english, ...ordinaryWords.otherScripts].map(spelling),
    ...ordinaryWords.latinHindi.map(soundSpelling),
  ])
}
