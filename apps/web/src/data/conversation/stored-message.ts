import { languages } from '@maitri/domain'
import * as z from 'zod/mini'
import type { Message } from './message'

const storedMessage = z.object({
  id: z.optional(z.string()),
  text: z.string().check(z.minLength(1)),
  sender: z.enum(['user', 'bot']),
  sentAt: z.optional(z.iso.datetime()),
  replyId: z.optional(z.string()),
  topic: z.optional(z.string()),
  language: z.optional(z.enum(languages)),
})

/** A stored value as a message; null where it is none. An older or foreign one gets the id and the moment that it lacks. */
export function toMessage(value: unknown, index: number): Message | null {
  const read = storedMessage.safeParse(value)
  if (!read.success) return null
  return { ...read.data, id: read.data.id ?? `stored-${index}`, sentAt: read.data.sentAt ?? new Date(0).toISOString() }
}
