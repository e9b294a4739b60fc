import type { Language } from '@maitri/domain'
import englishCrisis from '../messages/en/crisis_replies.json'
import english from '../messages/en/replies.json'
import { type HelpLineId, helpLine } from './help-lines'

/** A message file: texts by the parts of an id; a list where one reply is several bubbles. */
type Replies = { [part: string]: string | string[] | Replies }

/** The languages whose words are there; the others read English. Words for a crisis stand in a file of their own, whole in every language. */
const repliesByLanguage: Partial<Record<Language, Replies>> = { en: { ...english, crisis: englishCrisis } }

const numbersShown: readonly HelpLineId[] = ['emergency', 'tele_manas', 'vandrevala', 'child', 'women']

/**
 * The words of a reply of `replyTo`, one string for each bubble, in English where the language has none. An id that no reply has is a bug
 * and throws.
 */
export function replyText(id: string, language: Language): string[] {
  const bubbles = bubblesAt(repliesByLanguage[language], id) ?? bubblesAt(repliesByLanguage.en, id)
  if (!bubbles) throw new Error('No words for this reply id')
  return bubbles.map(withNumbers)
}

function bubblesAt(replies: Replies | undefined, id: string): string[] | null {
  let found: Replies[string] | undefined = replies
  for (const part of id.split('.')) {
    if (typeof found !== 'object' || Array.isArray(found) || !Object.hasOwn(found, part)) return null
    found = found[part]
  }
  if (typeof found === 'string') return [found]
  return Array.isArray(found) ? found : null
}

/** Numbers stand in the register of help lines only; the words name the line. */
function withNumbers(text: string): string {
  return numbersShown.reduce((out, id) => out.replaceAll(`{{${id}}}`, helpLine(id).number.display), text)
}
