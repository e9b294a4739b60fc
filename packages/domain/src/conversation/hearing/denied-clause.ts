import { heardSpelling, phrasesFrom } from './phrases'

/** A longer first clause tells something of its own: 'he does not talk to me at all, and …'. */
const longestDenial = 4

/** In Kannada, Telugu and Tamil the no may be the end of its word. */
const deniesAtItsEnd = /(?:[^ಇ]ಲ್ಲ|(?:ಯ|ವ)ಲ್ಲ|కాదు|ல்லை)$/u

const denies = (word: string) =>
  deniesAtItsEnd.test(word) ||
  phrasesFrom(heardSpelling(word)).some(
    ({ words, kinds }) => words.length === 1 && (kinds.has('no') || kinds.has('notAfter')),
  )

/**
 * 'Not ragging, it's the loan': a short first clause that denies, and what stands after it; null where none does. Linear in the length of the
 * text.
 */
export function deniedClause(text: string): { denied: string; rest: string } | null {
  const at = text.search(/[,.;!?।]/u)
  if (at < 0) return null
  const denied = text.slice(0, at).trim()
  const rest = text.slice(at + 1).trim()
  const words = denied.split(/\s+/u)
  const isDenied = words[0]?.toLowerCase() === 'not' || words.some(denies)
  return words.length <= longestDenial && rest !== '' && isDenied ? { denied, rest } : null
}
