import { blockOf } from '../../text/letters'
import { foldPlain } from './fold-plain'

/** A word with one more letter as Indian words are compared; letters people swap when typing become one. */
export function withIndic(word: string, code: number): string {
  if (dropsNasal(word, code)) return word.slice(0, -1)
  const folded = foldLetter(code)
  return folded === 0 ? word : word + String.fromCharCode(folded)
}

/** A word of the lexicon as `readWords` would give it, without the cost of reading a text. */
export function foldIndicWord(raw: string): string {
  let word = ''
  for (let i = 0; i < raw.length; i++) word = withIndic(word, raw.charCodeAt(i))
  return foldPlain(word)
}

/** One letter for several; 0 drops it. Applied to text and lexicon alike, so it need not be reversible. */
function foldLetter(code: number): number {
  const block = blockOf(code)
  const sign = code & 0x7f
  if (block === 0x0b80) return code
  const northern = block === 0x0900 || block === 0x0980 || block === 0x0a80
  if (sign === 0x3c) return 0
  if (northern && (sign === 0x01 || sign === 0x02 || sign === 0x03)) return 0
  if (sign === 0x40) return block + 0x3f
  if (sign === 0x42) return block + 0x41
  if (sign === 0x08) return block + 0x07
  if (sign === 0x0a) return block + 0x09
  if (northern && sign === 0x23) return block + 0x28
  if (northern && sign === 0x37) return block + 0x36
  if (code === 0x09ce) return 0x09a4
  return code
}

/** Nasal letter + virama reads as the nasal dot, and the dot is dropped: ज़िन्दगी and जिंदगी are one. */
function dropsNasal(word: string, code: number): boolean {
  const block = blockOf(code)
  if ((block !== 0x0900 && block !== 0x0a80) || (code & 0x7f) !== 0x4d) return false
  const last = word.charCodeAt(word.length - 1)
  if (blockOf(last) !== block || last === word.charCodeAt(word.length - 2)) return false
  const sign = last & 0x7f
  return sign === 0x19 || sign === 0x1e || sign === 0x23 || sign === 0x28 || sign === 0x2e
}
