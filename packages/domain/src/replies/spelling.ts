import { hindiSoundKey } from '../sentiment/hindi-sounds'
import { foldWord } from '../text/fold-word'
import type { Script } from '../text/tokens-of'

/** How a word is kept and looked up: folded, without apostrophes ("can't" and 'cant' are one), no letter more than twice in a row. */
export function spelling(word: string): string {
  const folded = foldWord(word)
  let out = ''
  for (const letter of folded) {
    if (letter === "'") continue
    if (out.at(-1) === letter && out.at(-2) === letter) continue
    out += letter
  }
  return out
}

/** Words of Latin-script Hindi are compared by sound: 'neend', 'nind' and 'niind' are one. The mark keeps them from English words. */
export function soundSpelling(word: string): string {
  return `~${hindiSoundKey(spelling(word))}`
}

/** Every way in which a typed word is looked up. */
export function spellingsOf(folded: string, script: Script): string[] {
  const plain = spelling(folded)
  if (script !== 'latin') return [plain]
  return [...new Set([plain, withoutDoubles(plain), soundSpelling(folded)])]
}

function withoutDoubles(word: string): string {
  let out = ''
  for (const letter of word) if (out.at(-1) !== letter) out += letter
  return out
}
