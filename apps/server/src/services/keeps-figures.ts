const figures = /\p{Nd}+(?:[.,\u066b\u066c]\p{Nd}+)*/gu
const placeholders = /\{\{?[^{}]*\}?\}/g
const links = /https?:\/\/\S+/g

/**
 * Whether a translation has every figure, placeholder and link of the original, in whatever digits and with whatever signs between them:
 * one in which a fee, an hour or a phone number got lost is worse than none.
 */
export function keepsFigures(original: string, translation: string): boolean {
  const kept = partsOf(translation)
  return [...partsOf(original)].every((part) => kept.has(part))
}

function partsOf(text: string): Set<string> {
  const numbers = (text.normalize('NFKC').match(figures) ?? []).map((number) => [...number].map(digitOf).join(''))
  return new Set([...numbers, ...(text.match(placeholders) ?? []), ...(text.match(links) ?? [])])
}

/** The digits of a script follow one another in Unicode, and in each of the eight languages' the block's zero is at 6 of sixteen. */
function digitOf(character: string): string {
  if (/[0-9]/.test(character)) return character
  return /\p{Nd}/u.test(character) ? String(((character.codePointAt(0) ?? 0) & 0xf) - 6) : ''
}
