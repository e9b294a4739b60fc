import { soundSpelling, spelling } from './spelling'

/** One place of a phrase: the spellings that may stand there, words or beginnings of words. */
type Place = { words: readonly string[]; stems: readonly string[] }

export type Phrase = {
  places: readonly Place[]
  /** Whether other words may stand before the place of the same index. */
  gaps: readonly boolean[]
  anchor: 'anywhere' | 'sentence_start' | 'whole_message'
}

/** Reads a list of phrases as `ReplyWords` describes them. */
export function parsePhrases(list: string, comparedBy: 'spelling' | 'sound'): Phrase[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => parsePhrase(entry, comparedBy === 'sound' ? soundSpelling : spelling))
}

/** A short u at the end of a Tamil, Telugu or Kannada word gives way to the vowel of an ending: 'தேர்வு', 'தேர்வில்'. */
const stemOf = (word: string) => word.slice(0, -1).replace(/[\u0bc1\u0c41\u0cc1]$/, '')

const anchors = { '^': 'sentence_start', '=': 'whole_message' } as const

function parsePhrase(entry: string, spell: (word: string) => string): Phrase {
  const mark = entry[0]
  const anchor = mark === '^' || mark === '=' ? anchors[mark] : 'anywhere'
  const places: Place[] = []
  const gaps: boolean[] = []
  let isGap = false
  for (const part of entry.replace(/^[\^=]/, '').split(/\s+/)) {
    if (part === '..') {
      isGap = true
      continue
    }
    const alternatives = part.split('|')
    places.push({
      words: alternatives.filter((word) => !word.endsWith('*')).map(spell),
      stems: alternatives.filter((word) => word.endsWith('*')).map((word) => spell(stemOf(word))),
    })
    gaps.push(isGap)
    isGap = false
  }
  return { places, gaps, anchor }
}
