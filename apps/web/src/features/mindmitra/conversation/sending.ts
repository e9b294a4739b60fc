import type { Message } from '../../../data/conversation/message'
import { newId } from '../../../lib/new-id'
import type { Response } from '../engine/respond'

/** Specification section 9: the least time between two messages. */
export const sendIntervalMs = 5_000

/** Specification section 9: how long a reply is written. Help is never written; it is there (`docs/safety.md` S3). */
const delaysMs = { help: 0, preset: 1_200, other: 1_500, conversation: 700 }

const longestDelayMs = Math.max(...Object.values(delaysMs))

export function delayOf({ isHelp, replyId }: Pick<Response, 'isHelp' | 'replyId'>): number {
  if (isHelp) return delaysMs.help
  // Not of the specification: in a conversation of ten questions every one would wait as long as an answer to them.
  if (replyId.startsWith('conversation.')) return delaysMs.conversation
  return replyId.startsWith('preset.') ? delaysMs.preset : delaysMs.other
}

/**
 * How many messages stand in the conversation now; those after them are a reply that is being written. What the person wrote meanwhile brings
 * all before it to light, and a clock that was set back hides nothing.
 */
export function shownCount(messages: readonly Message[], now: number): number {
  const isThere = ({ sender, sentAt }: Message) => {
    const ahead = Date.parse(sentAt) - now
    return sender === 'user' || ahead <= 0 || ahead > longestDelayMs
  }
  return messages.findLastIndex(isThere) + 1
}

type SendQuestion = {
  messages: readonly Message[]
  isWaiting: boolean
  /** True for words that the gate marked, and after help was given in this session: then nothing ever waits. */
  isUrgent: boolean
  now: number
}

export type SendRuling = { does: 'send' } | { does: 'wait'; waitMs: number } | { does: 'stay' }

/** What becomes of words that someone sends now: they go, wait out the interval, or stay in the field until Mindmitra has written. */
export function ruleOnSending({ messages, isWaiting, isUrgent, now }: SendQuestion): SendRuling {
  if (isUrgent) return { does: 'send' }
  if (isWaiting || shownCount(messages, now) < messages.length) return { does: 'stay' }
  const last = messages.findLast(({ sender }) => sender === 'user')
  const waitMs = last ? sendIntervalMs - (now - Date.parse(last.sentAt)) : 0
  return waitMs > 0 && waitMs <= sendIntervalMs ? { does: 'wait', waitMs } : { does: 'send' }
}

export function personMessage(text: string, now: number): Message {
  return { id: newId(), text, sender: 'user', sentAt: new Date(now).toISOString() }
}

/** The bubbles of a response, each a message of its own. Help carries no name: that would tell a tier (`docs/safety.md` S16). */
export function replyMessages(response: Omit<Response, 'dialog' | 'reading' | 'opensHelp'>, now: number): Message[] {
  const { isHelp, replyId, topic, bubbles, language } = response
  const sentAt = new Date(now + delayOf(response)).toISOString()
  const about = isHelp ? {} : { replyId, ...(topic && { topic }) }
  return bubbles.map((text) => ({ id: newId(), text, sender: 'bot', sentAt, language, ...about }))
}

/** Whether these words begin the day's conversation. */
export function startsConversation(messages: readonly Message[], now: number): boolean {
  const today = new Date(now).toDateString()
  return !messages.some(({ sender, sentAt }) => sender === 'user' && new Date(sentAt).toDateString() === today)
}
