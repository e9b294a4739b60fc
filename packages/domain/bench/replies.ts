import type { Language } from '../src/language'
import { labelledPhrases, replyPhraseSets } from '../src/replies/__phrases__'
import { replyTo } from '../src/replies/reply-to'

export type ReplyRow = {
  language: string
  part: 'tuning' | 'held_out'
  phrases: number
  /** Share of messages that got a reply of the kind they deserve. */
  kindsRight: number
  microsecondsPerMessage: number
}

/** Rows of the engines' table: for each language and part, how many messages get the reply they deserve, and how fast. */
export function measureReplies(): ReplyRow[] {
  return replyPhraseSets.flatMap(({ name, language, phrases }) =>
    (['tuning', 'held_out'] as const).map((part) => {
      const labelled = labelledPhrases(phrases, part)
      const right = labelled.filter(({ text, kind }) => replyTo(text, { language }).kind === kind)
      return {
        language: name,
        part,
        phrases: labelled.length,
        kindsRight: right.length / labelled.length,
        microsecondsPerMessage: speed(
          labelled.map(({ text }) => text),
          language,
        ),
      }
    }),
  )
}

/** The median of some rounds over all messages, after a warm-up. */
function speed(texts: readonly string[], language: Language): number {
  const round = () => {
    const startedAt = performance.now()
    for (const text of texts) replyTo(text, { language })
    return ((performance.now() - startedAt) * 1000) / texts.length
  }
  for (let count = 0; count < 5; count++) round()
  const times = Array.from({ length: 11 }, round).sort((one, other) => one - other)
  return times[5] ?? 0
}
