import type { Language } from '../language'
import { type Token, tokensOf } from '../text/tokens-of'
import { findHits, type Hit } from './find-hits'
import { emojiEntries, lexiconsFor } from './lexicons'
import { weighHits } from './weigh-hits'
import type { WeighedHit } from './weighed-hit'

/** The tokens of a text, the listed words in it and what each counts as. The learner uses it too, so that it learns from what is read. */
export function weighText(text: string, language: Language): { tokens: Token[]; hits: Hit[]; weighed: WeighedHit[] } {
  const tokens = tokensOf(text)
  const hits = findHits(tokens, lexiconsFor(tokens, language), emojiEntries())
  return { tokens, hits, weighed: weighHits(text, tokens, hits) }
}
