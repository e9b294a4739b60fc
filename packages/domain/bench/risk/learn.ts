import { Features, ruleFeature } from '../../src/risk/learned/features'
import { kinds, lengthPower } from '../../src/risk/learned/weights'
import { ruleNamesOf } from '../../src/risk/read-risk'
import { readRules } from '../../src/risk/read-rules'
import { type Example, exampleFrom, type Learned, learn } from '../learned/softmax'
import { fingerprintOfLines } from '../learned/weights-file'
import type { RiskPhrase } from './phrases'

/**
 * Weights that fit into 320 kB as brotli, for all languages. What is seen seldom is left out before it is learned with, so that no row is cut
 * afterwards: that, and less decay, found four points more at the same false alarms than 200,000 rows cut from 265,000 (docs/safety.md).
 */
const options = { mostRows: 200_000, fewestForPiece: 8, fewestForWhole: 4, decay: 1e-4, lengthPower }

/** Weights for the kinds of the gate; the same phrases give the same weights. */
export const learnRisk = (examples: readonly Example[]): Learned => learn(examples, { kinds: kinds.length, ...options })

export function exampleOf({ text, label }: Pick<RiskPhrase, 'text' | 'label'>): Example {
  const { found, matched } = readRules(text)
  const features = new Features(found)
  return exampleFrom(kindOf(label), (see) => {
    for (const name of ruleNamesOf(matched)) ruleFeature(name, see)
    for (let at = 0; at < found.count; at++) features.endingAt(at, see)
  })
}

function kindOf(label: RiskPhrase['label']): number {
  switch (label) {
    case 'direct':
    case 'indirect':
      return kinds.indexOf('crisis')
    case 'imminent':
    case 'medical':
      return kinds.indexOf('acute')
    case 'abuse':
    case 'minor':
    case 'other':
      return kinds.indexOf('harm')
    case 'calm.everyday':
      return kinds.indexOf('everyday')
    case 'calm.idiom':
      return kinds.indexOf('idiom')
    default:
      return kinds.indexOf('low')
  }
}

/** Names the phrases that weights were learned from. */
export const fingerprintOf = (phrases: readonly RiskPhrase[]): string =>
  fingerprintOfLines(phrases.map(({ folder, writer, label, text }) => [folder, writer, label, text]))
