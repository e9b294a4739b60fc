import { type HelplineId, helpline } from './helplines'

/** What Mindmitra says in one language: texts by the parts of an id; a list where one reply is several bubbles. */
export type Replies = { [part: string]: string | string[] | Replies }

const numbersShown: readonly HelplineId[] = ['emergency', 'tele_manas', 'vandrevala', 'child', 'women', 'cyber']

/** The ids of a scale's choices, which are their own words. */
const scaleChoice = /^(?:\d|10)$/

/**
 * The words of an id, one string for each bubble; null where these replies have none. `values` fill the words' `{{placeholders}}`, and the
 * register fills in the numbers of help lines.
 */
export function wordsIn(replies: Replies, id: string, values: Readonly<Record<string, string>> = {}): string[] | null {
  if (scaleChoice.test(id)) return [id]
  return bubblesAt(replies, id)?.map((bubble) => withValues(withNumbers(bubble), values)) ?? null
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
