import type { Language } from '@maitri/domain'
import { replies as bn } from './replies/bn'
import { replies as en } from './replies/en'
import { replies as gu } from './replies/gu'
import { replies as hi } from './replies/hi'
import { replies as kn } from './replies/kn'
import { replies as mr } from './replies/mr'
import { replies as ta } from './replies/ta'
import { replies as te } from './replies/te'
import { type Replies, wordsIn } from './reply-words'

const repliesByLanguage: Record<Language, Replies> = { en, hi, kn, te, ta, mr, gu, bn }

/**
 * The words of a reply of `replyTo` or of what `converse` says and offers, one string for each bubble; English where the language has none.
 * `values` fill the words' `{{placeholders}}`. An id that no reply has is a bug and throws. It holds all languages; a page loads one by
 * `loadReplyText`.
 */
export function replyText(id: string, language: Language, values: Readonly<Record<string, string>> = {}): string[] {
  const bubbles = wordsIn(repliesByLanguage[language], id, values) ?? wordsIn(en, id, values)
  if (!bubbles) throw new Error('No words for this reply id')
  return bubbles
}
