import { isTranslated } from '@maitri/content/messages'
import { replyText } from '@maitri/content/reply-text'
import { type Language, type Reply, replyTo } from '@maitri/domain'
import type { ReplyThread } from '../../../data/conversation/message'

/** A reply in words, one string for each bubble, and the language these are in. */
export type Answer = Reply & { bubbles: string[]; language: Language }

type ReplyInput = {
  language: Language
  thread: ReplyThread
  /** The bubbles that stand above: they are not said twice running, also where nothing remembers their name (`docs/safety.md` S15). */
  lastWords: readonly string[]
  random: () => number
}

/**
 * What Mindmitra answers. A guided conversation has its place here: while one is open it answers instead of the rules, except where they
 * answer with help.
 */
export function answerTo(text: string, { language, thread, lastWords, random }: ReplyInput): Answer {
  const first = replyTo(text, { language, ...thread, random })
  const isRepeated = sameWords(replyText(first.id, language), lastWords)
  const reply = isRepeated ? replyTo(text, { language, ...thread, lastReplyId: first.id, random }) : first
  return {
    ...reply,
    bubbles: replyText(reply.id, language),
    language: isTranslated(language, reply.kind === 'crisis' ? 'crisis_replies' : 'replies') ? language : 'en',
  }
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((words, index) => words === other[index])
}
