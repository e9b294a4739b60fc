import { WeightTable } from '../../src/learned/weight-table'
import { denialCaution, scriptOf } from '../../src/risk/learned/read-learned'
import { Scorer } from '../../src/risk/learned/score'
import { ruleNamesOf } from '../../src/risk/read-risk'
import { readRules } from '../../src/risk/read-rules'
import { riskTiers } from '../../src/risk/risk-tier'
import { needsHelp } from '../../src/risk/session-tier'
import { type Example, packedOf } from '../learned/softmax'
import { learnRisk } from './learn'
import { isCalm, type RiskPhrase } from './phrases'

/** A phrase and what a model says of it that never saw its writer: `margin` as in `Score`. */
export type UnseenScore = {
  phrase: RiskPhrase
  margin: number
  isMetByRules: boolean
  isDenied: boolean
  script: number
}

/**
 * Writers whose phrases only teach: the makers of the rules, who know them, the choices that the chat offers and people also type, and calm turns
 * of conversations, which are easier than what thresholds are set on.
 */
export const insiders = new Set([
  'lists',
  'own',
  'vani',
  'other_sets',
  'choices',
  'groups',
  'talks',
  'arun',
  'bhanu',
  'chaya',
])

/** Every outside phrase, scored by weights learned from all writers but its own. */
export function crossValidate(phrases: readonly RiskPhrase[], examples: readonly Example[]): UnseenScore[] {
  const writers = [...new Set(phrases.map(({ writer }) => writer))].filter((writer) => !insiders.has(writer))
  return writers.flatMap((writer) => {
    const learned = learnRisk(examples.filter((_, i) => phrases[i]?.writer !== writer))
    const { weights } = new WeightTable(packedOf(learned))
    return phrases
      .filter((phrase) => phrase.writer === writer)
      .map((phrase) => {
        const { found, matched } = readRules(phrase.text)
        const tiers = riskTiers.filter((tier) => tier !== 'none' && matched.get(tier) !== undefined)
        const { margin } = new Scorer(found, ruleNamesOf(matched), weights).score(0, found.count)
        return {
          phrase,
          // Where rules found it long past, or a body in fear, `readRisk` asks that much more of the model.
          margin: margin - (matched.isOver || matched.isPanic ? denialCaution : 0),
          isMetByRules: tiers.some(needsHelp),
          isDenied: matched.isDenied,
          script: scriptOf(found),
        }
      })
  })
}

/**
 * The threshold of each script: that many of the calm phrases by outside writers, from 0 to 1, lie above it and are not met by the rules.
 * Place 0 is Latin letters.
 */
export function thresholdsFrom(scores: readonly UnseenScore[], share: number): Record<number, number> {
  const scripts = [...new Set(scores.map(({ script }) => script))].sort((a, b) => a - b)
  return Object.fromEntries(
    scripts.map((script) => {
      const margins = scores
        .filter((score) => score.script === script && isCalm(score.phrase) && !score.isMetByRules)
        .map(({ margin }) => margin)
        .sort((a, b) => b - a)
      return [script, Number((margins[Math.floor(share * margins.length)] ?? 0).toFixed(3))]
    }),
  )
}
