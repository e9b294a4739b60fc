import { readFileSync } from 'node:fs'
import { languages } from '../../src/language'
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
 * What people say to the other engines of this repository, as calm phrases to learn from: feelings, messages to the chat and the choices
 * it offers, which people also type. Those in which the rules find any weight are left out.
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
  const offered = languages.flatMap((language) =>
    choicesIn(language).map((text) => phraseOf(language, text, 'calm.everyday')),
  )
  return [...told, ...asked, ...offered].filter(({ text }) => !isWeighty(text))
}

function phraseOf(folder: string, text: string, label: RiskPhrase['label']): RiskPhrase {
  return { part: 'train', folder, writer: 'other_sets', label, text }
}

function isWeighty(text: string): boolean {
  const { matched } = readRules(text)
  return riskTiers.some((tier) => tier !== 'none' && matched.get(tier) !== undefined)
}

/** Choices that tell of harm or danger: nothing calm is learned from them. */
const heavyChoices =
  /^(?:a_parent|being_hurt|blaming|body_signs|by_suicide|drugs|dying|fits|hurt|kept_away|last_days|one_unsafe|photos|pressure|stay|touched|unseen)$/

/** The choices of the conversations in a language, as the buttons say them. */
function choicesIn(language: string): string[] {
  return ['conversations', 'safety_conversation'].flatMap((name) => {
    const file = new URL(`../../../content/messages/${language}/${name}.json`, import.meta.url)
    const { choice = {}, start = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
    return [...Object.entries(choice), ...Object.entries(start)].flatMap(([key, text]) =>
      heavyChoices.test(key) || typeof text !== 'string' || text.includes('{{') ? [] : [text],
    )
  })
}
