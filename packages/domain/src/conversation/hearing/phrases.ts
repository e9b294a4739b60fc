import { foldWord } from '../../text/fold-word'
import { type Concept, concepts, type HearingWords } from './hearing-words'
import { hearingTables } from './words/tables'

const answerKinds = ['yes', 'yesAlone', 'no', 'noAlone', 'notSure', 'filler', 'tag', 'notBefore', 'notAfter'] as const

export type PhraseKind = Concept | (typeof answerKinds)[number]

/** One phrase as it is looked for: what it can say, and the place in a row it names. */
export type Phrase = { words: readonly string[]; kinds: Set<PhraseKind>; ordinal: number | null }

const latin = /^[a-z0-9']+$/

/**
 * How a word is compared: folded, a Latin one without apostrophes, with single vowels, and with double consonants only inside, so that 'haaan'
 * and 'haan', 'yesss' and 'yes' are one, but 'amma' (mother) is not 'aama' (yes).
 */
export function heardSpelling(word: string): string {
  const folded = foldWord(word)
  if (!latin.test(folded)) return folded
  return folded
    .replaceAll("'", '')
    .replace(/([aeiou])\1+/g, '$1')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/^([a-z])\1+|([a-z])\2+$/g, '$1$2')
}

/** The phrases by their first word, the longest first; made at the first answer that is heard. */
let byFirstWord: Map<string, Phrase[]> | null = null

/** The phrases that begin with that word, the longest first. */
export function phrasesFrom(word: string): readonly Phrase[] {
  byFirstWord ??= indexOf(hearingTables)
  return byFirstWord.get(word) ?? []
}

function indexOf(tables: readonly HearingWords[]): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase>()
  const phraseOf = (text: string): Phrase => {
    const words = text
      .trim()
      .split(/[\s-]+/)
      .map(heardSpelling)
    const key = words.join(' ')
    const known = phrases.get(key)
    if (known) return known
    const made: Phrase = { words, kinds: new Set(), ordinal: null }
    phrases.set(key, made)
    return made
  }
  const entriesOf = (list: string) => list.split(',').filter((entry) => entry.trim() !== '')
  for (const table of tables) {
    for (const kind of [...answerKinds, ...concepts]) {
      for (const entry of entriesOf(table[kind])) phraseOf(entry).kinds.add(kind)
    }
    entriesOf(table.ordinals).forEach((entry, at) => {
      for (const spelling of entry.split('/')) phraseOf(spelling).ordinal = at + 1
    })
  }
  const index = new Map<string, Phrase[]>()
  for (const phrase of phrases.values()) {
    const first = phrase.words[0] ?? ''
    index.set(first, [...(index.get(first) ?? []), phrase])
  }
  for (const list of index.values()) list.sort((one, other) => other.words.length - one.words.length)
  return index
}

let numbers: Map<string, number> | null = null

/** The number that a folded word names, with its doubled letters: 'teen' is three in Hindi, 'ten' is ten. Null for other words. */
export function numberNamed(folded: string): number | null {
  numbers ??= new Map(
    hearingTables.flatMap((table) =>
      table.numbers
        .split(',')
        .flatMap((entry, number) => entry.split('/').map((word) => [foldWord(word.trim()), number] as const)),
    ),
  )
  return numbers.get(folded) ?? null
}
