import { createSessionMemory } from '../../data/session-memory'

/** What was being written when the chat was left; in memory alone, so a reload forgets it. */
export const chatDraft = createSessionMemory<string>()
