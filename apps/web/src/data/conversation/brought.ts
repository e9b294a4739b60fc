import type { ConversationName } from '@maitri/domain'
import type { SessionStore } from '../../lib/session/session-store'
import { createSessionMemory } from '../session-memory'

/** What another screen brings to the chat: words to go on from, or the conversation to begin. */
export type Brought = { words: string } | { conversation: ConversationName }

// In memory alone: a person's words stand in no address and no store on their way.
const memory = createSessionMemory<Brought | null>()

export const bringToChat = (session: SessionStore, brought: Brought): void => memory.keep(session, brought)

/** Takes what was brought: it is there once. */
export function takeBrought(session: SessionStore): Brought | null {
  const brought = memory.find(session)
  if (brought) memory.keep(session, null)
  return brought
}
