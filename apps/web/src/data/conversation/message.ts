import type { Language } from '@maitri/domain'

/** One bubble of the conversation. What the crisis gate found never stands in it (`docs/safety.md` S16). */
export type Message = {
  id: string
  text: string
  sender: 'user' | 'bot'
  /** When it stands in the conversation; a reply that is being written has a moment that is still to come. */
  sentAt: string
  /** The reply this bubble is part of; absent where it is help, since that id names a tier. */
  replyId?: string | undefined
  topic?: string | undefined
  /** The language of a reply, for its letters and its voice. */
  language?: Language | undefined
}

/** Where the conversation goes on from; what `replyTo` wants to know of it. */
export type ReplyThread = { lastReplyId?: string | undefined; topic?: string | undefined }

/** The thread that the messages themselves tell of, for instance after a reload. */
export function threadOf(messages: readonly Message[]): ReplyThread {
  const last = messages.findLast(({ sender }) => sender === 'bot')
  return { lastReplyId: last?.replyId, topic: last?.topic }
}

/** The words of the reply that ends the conversation; empty where it ends with the person's own words. */
export function lastReplyWords(messages: readonly Message[]): string[] {
  const end = messages.findLastIndex(({ sender }) => sender === 'user')
  return messages.slice(end + 1).map(({ text }) => text)
}
