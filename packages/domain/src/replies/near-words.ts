import { typingDistance } from './typing-distance'

const isLatin = (word: string) => word.charCodeAt(0) < 0x250

/**
 * How many slips are forgiven in a rule's word. Vowel signs are letters of their own in memory but not to the eye, and endings of a
 * sign or two carry the grammar, so Indian scripts ask for longer words.
 */
function forgiven(word: string): number {
  const [one, two] = isLatin(word) ? [5, 8] : [7, 11]
  if (word.length < one) return 0
  return word.length < two ? 1 : 2
}

/** Every spelling with up to `depth` letters left out, the word itself included. */
function shortened(word: string, depth: number): Set<string> {
  const all = new Set([word])
  let latest = [word]
  for (let round = 0; round < depth; round++) {
    const next: string[] = []
    for (const spelling of latest) {
      for (let at = 0; at < spelling.length; at++) {
        const shorter = spelling.slice(0, at) + spelling.slice(at + 1)
        if (all.has(shorter)) continue
        all.add(shorter)
        next.push(shorter)
      }
    }
    latest = next
  }
  return all
}

const longestTyped = 24

/**
 * Finds the words of a vocabulary that a mistyped word may have been. Words are indexed by what remains when letters are left out, so
 * the cost of a look-up depends on the length of the word only, not on the size of the vocabulary.
 */
export class NearWords {
  private readonly byRemainder = new Map<string, string[]>()

  constructor(vocabulary: Iterable<string>) {
    for (const word of vocabulary) {
      if (forgiven(word) === 0) continue
      for (const remainder of shortened(word, forgiven(word))) {
        const words = this.byRemainder.get(remainder)
        if (words) words.push(word)
        else this.byRemainder.set(remainder, [word])
      }
    }
  }

  /** The nearest words of the vocabulary within what is forgiven for each; empty where there are none. */
  near(typed: string): string[] {
    if (typed.length < 4 || typed.length > longestTyped) return []
    const depth = typed.length < 7 ? 1 : 2
    const candidates = new Set<string>()
    for (const remainder of shortened(typed, depth))
      for (const word of this.byRemainder.get(remainder) ?? []) candidates.add(word)
    let nearest: string[] = []
    let least = 3
    for (const word of candidates) {
      // Two slips are believed only where the first letter is right, which it nearly always is; in Indian scripts even one, since
      // there the first letter tells 'now' from 'when'.
      const atWrongStart = isLatin(word) ? 1 : 0
      const limit = Math.min(least, forgiven(word), typed[0] === word[0] ? 2 : atWrongStart)
      const slips = typingDistance(typed, word, limit)
      if (slips > limit) continue
      if (slips < least) nearest = []
      least = slips
      nearest.push(word)
    }
    return nearest
  }
}
