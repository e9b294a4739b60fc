import { labelledPhrases, replyPhraseSets } from '../../src/replies/__phrases__'
import { readRules } from '../../src/risk/read-rules'
import { riskTiers } from '../../src/risk/risk-tier'
import { bengali } from '../../src/sentiment/__phrases__/bengali'
import { english } from '../../src/sentiment/__phrases__/english'
import { gujarati } from '../../src/sentiment/__phrases__/gujarati'
import { hindi } from '../../src/sentiment/__phrases__/hindi'
import { kannada } from '../../src/sentiment/__phrases__/kannada'
import { latinHindi } from '../../src/sentiment/__phrases__/latin-hindi'
import { marathi } from '../../src/sentiment/__phrases__/marathi'
import { tamil } from '../../src/sentiment/__phrases__/tamil'
import { telugu } from '../../src/sentiment/__phrases__/telugu'
import type { RiskPhrase } from './phrases'

const feelings = { en: english, hi: hindi, bn: bengali, gu: gujarati, kn: kannada, mr: marathi, ta: tamil, te: telugu }

/**
 * What people say to the other engines of this repository, as calm phrases to learn from: feelings and messages to the chat. Those in
 * which the rules find any weight are left out.
 */
export function otherPhrases(): RiskPhrase[] {
  const told = Object.entries({ ...feelings, 'hi-Latn': latinHindi }).flatMap(([folder, { tuning, heldOut }]) =>
    [...tuning, ...heldOut].map(({ text, sentiment }) =>
      phraseOf(folder, text, sentiment === 'negative' ? 'calm.sad' : 'calm.everyday'),
    ),
  )
  const asked = replyPhraseSets.flatMap(({ name, language, phrases }) =>
    (['tuning', 'held_out'] as const)
      .flatMap((part) => labelledPhrases(phrases, part))
      .map(({ text }) => phraseOf(name === 'latin-hindi' ? 'hi-Latn' : language, text, 'calm.everyday')),
  )
  return [...told, ...asked].filter(({ text }) => !isWeighty(text))
}

function phraseOf(folder: string, text: string, label: RiskPhrase['label']): RiskPhrase {
  return { part: 'train', folder, writer: 'other_sets', label, text }
}

function isWeighty(text: string): boolean {
  const { matched } = readRules(text)
  return riskTiers.some((tier) => tier !== 'none' && matched.get(tier) !== undefined)
}
