import { lazy } from '../lazy'
import { type About, aboutWhom } from './about-whom'
import { blankIdioms } from './blank-idioms'
import { isChild } from './childhood'
import { conceptsOf } from './concept-set'
import { takeApart } from './forms/take-apart'
import { Found } from './found'
import { isDenied } from './is-denied'
import { isOver } from './is-over'
import { isPanic } from './is-panic'
import { eachMatch } from './pattern'
import { readyRules } from './ready-rules'
import type { RiskTier } from './risk-tier'
import { isReported, isTimed } from './told-how'
import { readWords } from './words/read-words'

export type MatchedTier = Exclude<RiskTier, 'none'>

/** The tiers that matched and whom each is about; once it is the person, it stays the person. */
export class Matched {
  private readonly tiers = new Map<MatchedTier, About>()
  private readonly plain = new Set<MatchedTier>()
  /** Whether the person says that it is not so: 'I don't want to die'. */
  isDenied = false
  /** Whether it is told as long past and well since. */
  isOver = false
  /** Whether what also endangers a body is told as panic. */
  isPanic = false
  /** The weak rules that matched, as they are written, and whom each is about: no tier of their own, and news for the learned reader. */
  readonly hints = new Map<string, About>()

  get size(): number {
    return this.tiers.size
  }

  /** `isAsked` where the rule may be a turn of phrase. */
  note(tier: MatchedTier, about: About, isAsked = false): void {
    if (this.tiers.get(tier) !== 'self') this.tiers.set(tier, about)
    if (!isAsked) this.plain.add(tier)
  }

  /** Whether words say this tier plainly. */
  isPlain(tier: MatchedTier): boolean {
    return this.plain.has(tier)
  }

  get(tier: MatchedTier): About | undefined {
    return this.tiers.get(tier)
  }
}

/** Fewer words than this tell the learned reader too little: a name such as 'Misty Bridge' is read by the rules alone. */
export const fewestWords = 3

const upset = lazy(() => conceptsOf('upset'))

/** What the rules find in a text, word by word. Linear in its length. */
export function readRules(text: string): { found: Found; matched: Matched } {
  const found = new Found(takeApart(readWords(text)))
  blankIdioms(found)
  const matched = new Matched()
  for (const { rule, pattern, unless, mostWords } of readyRules()) {
    if (matched.get(rule.tier) === 'self' || found.count > mostWords) continue
    eachMatch(found, pattern, (match) => {
      if (unless !== null && found.isBetween(unless, found.low(match.first, 8), found.high(match.last, 8))) return false
      const about = rule.about ?? aboutWhom(found, match, rule)
      const denied = rule.deniable === true && isDenied(found, match)
      matched.isDenied ||= denied
      const over = isOver(found, match)
      matched.isOver ||= over
      const panics = rule.isAlsoPanic === true && isPanic(found)
      matched.isPanic ||= panics
      if (denied || over || panics || isReported(found, match, about)) {
        matched.note('distress', about)
        return false
      }
      if (rule.isWeak && found.count >= fewestWords) {
        if (matched.hints.get(rule.find) !== 'self') matched.hints.set(rule.find, about)
        return about === 'self'
      }
      matched.note(rule.tier, about, rule.isAsked)
      if (rule.tier === 'crisis' && isTimed(found, match)) matched.note('imminent', about)
      return about === 'self'
    })
  }
  if ((matched.size > 0 || found.has(upset())) && isChild(found)) matched.note('minor', 'self')
  return { found, matched }
}
