import type { Language } from '../language'
import { lazy } from '../lazy'
import { isChild } from './childhood'
import { conceptsOf } from './concept-set'
import { cautionForOrdinary } from './is-ordinary'
import { denialCaution, readLearned } from './learned/read-learned'
import { type Matched, type MatchedTier, readRules } from './read-rules'
import { type RiskReading, type RiskTier, riskTiers } from './risk-tier'
import { needsHelp } from './session-tier'

/** One tier of the crisis gate for what a person wrote or said. The language is a hint only: all eight are always read. */
export function assessRisk(text: string, language: Language): RiskTier {
  return readRisk(text, language).tier
}

const sets = lazy(() => ({
  lender: conceptsOf('lender'),
  atHome: conceptsOf('partner|beat|rape|touch|image|private|kill|marry|dowry|child'),
}))

/**
 * The tier, whom the words are about, and every tier that matched, most urgent first. What the rules find stands; the learned reader adds
 * what they miss, and `caution` (a score; 0 by default) is how much surer it has to be. Linear in the text's length.
 */
export function readRisk(text: string, _language: Language, caution = 0): RiskReading {
  const { found, matched } = readRules(text)
  const isMet = riskTiers.some((tier) => tier !== 'none' && needsHelp(tier) && matched.get(tier) !== undefined)
  if (!isMet) {
    const isSettled = matched.isDenied || matched.isOver || matched.isPanic
    // Those who collect a debt threaten from outside: what helps against violence at home does not help there.
    const isOutside = found.has(sets().lender) && !found.has(sets().atHome)
    const less = Math.max(cautionForOrdinary(found), isSettled || isOutside ? denialCaution : 0)
    const learned = readLearned(found, ruleNamesOf(matched), caution + less)
    if (learned?.tier === 'abuse' && isOutside) matched.note('distress', learned.about)
    else if (learned !== null) matched.note(learned.tier, isHintOfOthers(matched) ? 'someone_else' : learned.about)
    if (learned !== null && isChild(found)) matched.note('minor', 'self')
  }
  const tiers = tiersOf(matched)
  const [tier] = tiers
  return { tier: tier ?? 'none', about: (tier && matched.get(tier)) ?? 'self', matched: tiers }
}

/** Grammar says whom a weak rule is about; the learned reader only knows which words are there. */
const isHintOfOthers = ({ hints }: Matched): boolean =>
  hints.size > 0 && [...hints.values()].every((about) => about === 'someone_else')

/** What the learned reader is told of the rules: the tiers they found, and the weak rules. */
export const ruleNamesOf = (matched: Matched): string[] => [...tiersOf(matched), ...matched.hints.keys()]

function tiersOf(matched: Matched): MatchedTier[] {
  return riskTiers.filter((tier): tier is MatchedTier => tier !== 'none' && matched.get(tier) !== undefined)
}
