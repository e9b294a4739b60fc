export type {
  ConversationInput,
  ConversationMemory,
  ConversationState,
  ConverseOptions,
  Said,
  Turn,
} from './conversation'
export { conversationIds } from './conversation-ids'
export { converse, openConversation, stayTurn } from './converse'
export type { Offer } from './flow'
export { safetyReading } from './safety/safety-reading'
export { nextStayAt } from './stay-with-me'
