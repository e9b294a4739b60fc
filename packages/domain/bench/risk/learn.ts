import { Features, ruleFeature } from '../../src/risk/learned/features'
import { kinds } from '../../src/risk/learned/weights'
import { ruleNamesOf } from '../../src/risk/read-risk'
import { readRules } from '../../src/risk/read-rules'
import { type Example, exampleFrom, type Learned, learn } from '../learned/softmax'
import { fingerprintOfLines } from '../learned/weights-file'
import type { RiskPhrase } from './phrases'

/** Weights that fit into 350 kB as brotli, for all languages: each third that was left out cost five points of recall and more. */
const mostRows = 200_000

/** Weights for the kinds of the gate; the same phrases give the same weights. */
export const learnRisk = (examples: readonly Example[]): Learned => learn(examples, { kinds: kinds.length, mostRows })

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
