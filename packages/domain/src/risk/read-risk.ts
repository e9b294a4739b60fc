import type { Language } from '../language'
import { type About, aboutWhom } from './about-whom'
import { blankIdioms } from './blank-idioms'
import { isChild } from './childhood'
import { conceptsOf } from './concept-set'
import { takeApart } from './forms/take-apart'
import { Found } from './found'
import { isDenied } from './is-denied'
import { lazy } from './lazy'
import { eachMatch } from './pattern'
import { readyRules } from './ready-rules'
import { type RiskReading, type RiskTier, riskTiers } from './risk-tier'
import { isReported, isTimed } from './told-how'
import { readWords } from './words/read-words'

type Matched = Exclude<RiskTier, 'none'>

const upset = lazy(() => conceptsOf('upset'))

/** One tier of the crisis gate for what a person wrote or said. The language is a hint only: all eight are always read. */
export function assessRisk(text: string, language: Language): RiskTier {
  return readRisk(text, language).tier
}

/** The tier, whom the words are about, and every tier that matched, most urgent first. Linear in the text's length. */
export function readRisk(text: string, _language: Language): RiskReading {
  const found = new Found(takeApart(readWords(text)))
  blankIdioms(found)
  const matched = new Map<Matched, About>()
  const note = (tier: Matched, about: About) => {
    if (matched.get(tier) !== 'self') matched.set(tier, about)
  }
  for (const { rule, pattern, unless, mostWords } of readyRules()) {
    if (matched.get(rule.tier) === 'self' || found.count > mostWords) continue
    eachMatch(found, pattern, (match) => {
      if (unless !== null && found.isBetween(unless, found.low(match.first, 8), found.high(match.last, 8))) return false
      const about = rule.about ?? aboutWhom(found, match, rule)
      if ((rule.deniable && isDenied(found, match)) || isReported(found, match, about)) {
        note('distress', about)
        return false
      }
      note(rule.tier, about)
      if (rule.tier === 'crisis' && isTimed(found, match)) note('imminent', about)
      return about === 'self'
    })
  }
  if ((matched.size > 0 || found.has(upset())) && isChild(found)) note('minor', 'self')
  const tiers = riskTiers.filter((tier): tier is Matched => tier !== 'none' && matched.has(tier))
  const [tier] = tiers
  return { tier: tier ?? 'none', about: (tier && matched.get(tier)) ?? 'self', matched: tiers }
}
