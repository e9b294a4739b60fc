import { type Concept, conceptId } from '../lexicon/concept'
import { english } from '../lexicon/english'
import { spellOut } from '../lexicon/spell-out'

/** What is often written with letters starred out: 's**cide', 'k*ll' (S5). */
const maskable: readonly Concept[] = [
  'suicide',
  'suicidal',
  'die',
  'kill',
  'dead',
  'death',
  'rape',
  'cut',
  'hang',
  'overdose',
  'intent',
]
const shortest = 3

/** English words that may have letters starred out, by their length. */
export class MaskedForms {
  private readonly byLength = new Map<number, { text: string; concept: number }[]>()

  constructor() {
    for (const concept of maskable) {
      for (const form of spellOut(english[concept] ?? '')) {
        const text = form.replace(/[~*]/g, '')
        if (text.includes(' ') || text.length < shortest) continue
        const sameLength = this.byLength.get(text.length) ?? []
        sameLength.push({ text, concept: conceptId(concept) })
        this.byLength.set(text.length, sameLength)
      }
    }
  }

  /** The concept of the first word that fits around the stars, or -1; at most half the letters may be stars. */
  find(masked: string): number {
    let stars = 0
    for (const c of masked) if (c === '*') stars++
    if (stars * 2 > masked.length) return -1
    return this.byLength.get(masked.length)?.find(({ text }) => fits(masked, text))?.concept ?? -1
  }
}

function fits(masked: string, text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (masked.charAt(i) !== '*' && masked.charAt(i) !== text.charAt(i)) return false
  }
  return true
}
