import * as z from 'zod/mini'
import { createSessionMemory } from '../../data/session-memory'

/** What was being written when the chat was left. */
export const chatDraft = createSessionMemory({ name: 'chat', schema: z.string() })
