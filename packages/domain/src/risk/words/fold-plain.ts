import { isDigit, isIndic } from '../../text/letters'

/**
 * Doubled letters once. Digits stay, and so does a word with masked letters, whose length matters; an Indic consonant
 * may stand twice (मम्मी), a vowel sign may not.
 */
export function foldPlain(raw: string): string {
  const first = firstFolded(raw, 1)
  // Most words have nothing to fold, and every form of the lexicon passes here.
  if (first < 0 || raw.includes('*')) return raw
  let out = ''
  let kept = 0
  for (let at = first; at >= 0; at = firstFolded(raw, kept)) {
    out += raw.slice(kept, at)
    kept = at + 1
  }
  return out + raw.slice(kept)
}

function firstFolded(raw: string, from: number): number {
  for (let i = Math.max(1, from); i < raw.length; i++) {
    const code = raw.charCodeAt(i)
    if (code !== raw.charCodeAt(i - 1)) continue
    const mayRepeat = isDigit(code) || (isIndic(code) && (code & 0x7f) < 0x3e && code !== raw.charCodeAt(i - 2))
    if (!mayRepeat) return i
  }
  return -1
}
