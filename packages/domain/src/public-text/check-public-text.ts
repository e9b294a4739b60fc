import type { Language } from '../language'
import { readRisk } from '../risk'
import { findConcepts } from './concepts'
import { findContact } from './contact'
import { findDisguise } from './disguise'
import { plainLetters, readPublicWords } from './read-public-words'
import { type Finding, type PublicTextReading, readingOf } from './reading'
import { findByRules } from './rules'

/**
 * Whether a text may be shown to other people (`docs/safety.md` S24). The crisis gate reads first: what it marks as crisis or imminent is never
 * published. The language is a hint only. Linear in the text's length.
 */
export function checkPublicText(text: string, language: Language): PublicTextReading {
  const plain = plainLetters(text)
  return readingOf([
    ...findCrisis(text, language),
    ...findByRules(findConcepts(readPublicWords(plain))),
    ...findContact(plain),
    ...findDisguise(text),
  ])
}

/**
 * Nouns of grief, prevention and getting better, which name the thing without anyone meaning it. They are taken out, and what is left is read
 * again: 'grief after suicide loss' is a group, 'suicide loss, and I want to follow' is a crisis.
 */
const topics = new RegExp(
  [
    'suicide (?:loss|bereavement|prevention|awareness|grief|survivors?|helplines?)',
    '(?:bereaved|loss|grief|lost (?:someone|a friend|a child|a parent|a sibling|a loved one|family)) (?:by|to|after|through|from) suicide',
    '(?:recover(?:y|ing) (?:from )?|healing from |leaving |quitting |overcoming |stopping |beyond )self[- ]?(?:harm|injury|harming)',
    'self[- ]?(?:harm|injury) (?:recovery|prevention|awareness|survivors?|free)',
    '(?:parents|families|family|friends|carers|caregivers|siblings|partners|spouses|teachers) (?:of|whose|for) (?:[a-z]+ ){0,3}(?:who (?:have )?)?(?:self[- ]?harm(?:s|ed)?|(?:with )?suicidal(?: thoughts)?)',
    '(?:survivors? of|survived|after|living after) (?:a |an )?(?:suicide )?attempts?',
  ].join('|'),
  'gi',
)

/** S24. A person in a crisis is refused, and gets help; one that somebody else may be in waits for a moderator. */
function findCrisis(text: string, language: Language): Finding[] {
  const { tier, about, matched } = readRisk(text, language)
  if (tier === 'imminent' || matched.includes('crisis')) {
    const rest = text.replace(topics, ' ')
    if (rest !== text && tier !== 'imminent') return rest.trim() === '' ? [] : findCrisis(rest, language)
    const isOther = about === 'someone_else' && tier !== 'imminent'
    return [{ reason: 'crisis', verdict: isOther ? 'held' : 'refused' }]
  }
  return tier === 'minor' ? [{ reason: 'child', verdict: 'held' }] : []
}
