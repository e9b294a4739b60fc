import type { ConversationMemory } from '@maitri/domain'
import * as z from 'zod/mini'

const score = z.int().check(z.minimum(0), z.maximum(10))

const keptConversation = z.object({
  conversation: z.string(),
  day: z.iso.date(),
  before: z.optional(score),
  after: z.optional(score),
})

const remembered = z.object({
  mayAskSince: z.optional(z.iso.date()),
  step: z.optional(z.object({ text: z.string(), conversation: z.string(), day: z.iso.date() })),
  last: z.optional(keptConversation),
  done: z.optional(z.array(keptConversation)),
})

/** A conversation that may be remembered: its name, its day as YYYY-MM-DD, and 0 to 10 before and after where those were given. */
export type KeptConversation = z.infer<typeof keptConversation>

/** All that Mindmitra remembers between visits: what the conversations work with, and every conversation that may be remembered. */
export type Remembered = z.infer<typeof remembered>

/** How many conversations are remembered; the oldest go first. */
const mostDone = 200

/** Empty where nothing lies there, or it is broken. */
export function parseRemembered(stored: string | null): Remembered {
  if (stored === null) return {}
  try {
    const read = z.safeParse(remembered, JSON.parse(stored))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

/** What is remembered after a turn: its memory takes the place of the one before, and a conversation that is new in it joins those that are done. */
export function afterTurn(before: Remembered, memory: ConversationMemory): Remembered {
  const now = parseRemembered(JSON.stringify(memory))
  const done = before.done ?? []
  const isNew = now.last !== undefined && !isSame(now.last, before.last)
  const joined = isNew && now.last ? [...done, now.last].slice(-mostDone) : done
  return { ...now, ...(joined.length > 0 && { done: joined }) }
}

export type RememberedItem =
  | { kind: 'may_ask'; day: string }
  | { kind: 'step'; day: string; text: string }
  | { kind: 'conversation'; day: string; kept: KeptConversation; place: number }

/** One by one, the newest first. */
export function itemsOf({ mayAskSince, step, done = [] }: Remembered): RememberedItem[] {
  const items: RememberedItem[] = [
    ...(mayAskSince ? [{ kind: 'may_ask' as const, day: mayAskSince }] : []),
    ...(step ? [{ kind: 'step' as const, day: step.day, text: step.text }] : []),
    ...done.map((kept, place) => ({ kind: 'conversation' as const, day: kept.day, kept, place })).toReversed(),
  ]
  return items
}

/** Without one item. A conversation that is deleted is also no longer the last one. */
export function without(before: Remembered, item: RememberedItem): Remembered {
  const { mayAskSince, step, last, done = [] } = before
  const isLast = item.kind === 'conversation' && isSame(item.kept, last)
  const left = item.kind === 'conversation' ? done.toSpliced(item.place, 1) : done
  return {
    ...(mayAskSince && item.kind !== 'may_ask' && { mayAskSince }),
    ...(step && item.kind !== 'step' && { step }),
    ...(last && !isLast && { last }),
    ...(left.length > 0 && { done: left }),
  }
}

/** What the conversations work with. */
export function memoryOf({ done: _done, ...memory }: Remembered): ConversationMemory {
  return JSON.parse(JSON.stringify(memory)) as ConversationMemory
}

function isSame(one: KeptConversation, other: KeptConversation | undefined): boolean {
  return (
    one.conversation === other?.conversation &&
    one.day === other.day &&
    one.before === other.before &&
    one.after === other.after
  )
}
