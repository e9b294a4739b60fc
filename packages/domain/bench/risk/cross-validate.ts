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

/** Writers are left out together in so many groups, which takes a quarter of the time of one after the other. */
const groups = 6

/** Every outside phrase, scored by weights learned from the writers of other groups. */
export function crossValidate(phrases: readonly RiskPhrase[], examples: readonly Example[]): UnseenScore[] {
  const writers = [...new Set(phrases.map(({ writer }) => writer))].filter((writer) => !insiders.has(writer))
  return Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
    const isLeftOut = new Set(writers.filter((_, i) => i % groups === group))
    const learned = learnRisk(examples.filter((_, i) => !isLeftOut.has(phrases[i]?.writer ?? '')))
    const { weights } = new WeightTable(packedOf(learned))
    return phrases
      .filter((phrase) => isLeftOut.has(phrase.writer))
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
 * Thresholds by script, all raised or lowered alike from those that stand until that share of the calm phrases by outside writers, from 0 to 1,
 * lies above them and is not met by the rules. Set anew for each script they followed its few writers, and strangers were met less (docs/safety.md).
 */
export function shiftedThresholds(
  standing: Readonly<Record<number, number>>,
  scores: readonly UnseenScore[],
  share: number,
): Record<number, number> {
  const above = scores
    .filter(({ phrase, isMetByRules }) => isCalm(phrase) && !isMetByRules)
    .map(({ margin, script }) => margin - (standing[script] ?? standing[0] ?? 0))
    .sort((a, b) => b - a)
  const shift = above[Math.floor(share * above.length)] ?? 0
  return Object.fromEntries(
    Object.entries(standing).map(([script, threshold]) => [script, Number((threshold + shift).toFixed(3))]),
  )
}
