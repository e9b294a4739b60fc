import type { Language } from '@maitri/domain'
import bengaliCrisis from '../messages/bn/crisis_replies.json'
import bengali from '../messages/bn/replies.json'
import bengaliSafety from '../messages/bn/safety_conversation.json'
import englishCrisis from '../messages/en/crisis_replies.json'
import english from '../messages/en/replies.json'
import englishSafety from '../messages/en/safety_conversation.json'
import gujaratiCrisis from '../messages/gu/crisis_replies.json'
import gujarati from '../messages/gu/replies.json'
import gujaratiSafety from '../messages/gu/safety_conversation.json'
import hindiCrisis from '../messages/hi/crisis_replies.json'
import hindi from '../messages/hi/replies.json'
import hindiSafety from '../messages/hi/safety_conversation.json'
import kannadaCrisis from '../messages/kn/crisis_replies.json'
import kannada from '../messages/kn/replies.json'
import kannadaSafety from '../messages/kn/safety_conversation.json'
import marathiCrisis from '../messages/mr/crisis_replies.json'
import marathi from '../messages/mr/replies.json'
import marathiSafety from '../messages/mr/safety_conversation.json'
import tamilCrisis from '../messages/ta/crisis_replies.json'
import tamil from '../messages/ta/replies.json'
import tamilSafety from '../messages/ta/safety_conversation.json'
import teluguCrisis from '../messages/te/crisis_replies.json'
import telugu from '../messages/te/replies.json'
import teluguSafety from '../messages/te/safety_conversation.json'
import { type HelplineId, helpline } from './helplines'

/** A message file: texts by the parts of an id; a list where one reply is several bubbles. */
type Replies = { [part: string]: string | string[] | Replies }

/**
 * The words of each language, imported rather than fetched: they are answered at once, offline too.
 */
const repliesByLanguage: Record<Language, Replies> = {
  en: { ...english, crisis: englishCrisis, safety: englishSafety },
  hi: { ...hindi, crisis: hindiCrisis, safety: hindiSafety },
  kn: { ...kannada, crisis: kannadaCrisis, safety: kannadaSafety },
  te: { ...telugu, crisis: teluguCrisis, safety: teluguSafety },
  ta: { ...tamil, crisis: tamilCrisis, safety: tamilSafety },
  mr: { ...marathi, crisis: marathiCrisis, safety: marathiSafety },
  gu: { ...gujarati, crisis: gujaratiCrisis, safety: gujaratiSafety },
  bn: { ...bengali, crisis: bengaliCrisis, safety: bengaliSafety },
}

const numbersShown: readonly HelplineId[] = ['emergency', 'tele_manas', 'vandrevala', 'child', 'women']

/** The ids of a scale's choices, which are their own words. */
const scaleChoice = /^(?:\d|10)$/

/**
 * The words of a reply of `replyTo` or of what `converse` says and offers, one string for each bubble.
 * `values` fill the words' `{{placeholders}}`. An id that no reply has is a bug and throws.
 */
export function replyText(id: string, language: Language, values: Readonly<Record<string, string>> = {}): string[] {
  if (scaleChoice.test(id)) return [id]
  const bubbles = bubblesAt(repliesByLanguage[language], id) ?? bubblesAt(repliesByLanguage.en, id)
  if (!bubbles) throw new Error('No words for this reply id')
  return bubbles.map((bubble) => withValues(withNumbers(bubble), values))
}

function bubblesAt(replies: Replies, id: string): string[] | null {
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
  return numbersShown.reduce((out, id) => out.replaceAll(`{{${id}}}`, helpline(id).number.display), text)
}

/** In one pass, so that a value that itself looks like a placeholder stays as it is. */
function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  )
}
