export type {
  ConversationInput,
  ConversationMemory,
  ConversationState,
  ConverseOptions,
  Said,
  Turn,
} from './conversation'
export { conversationTextIds } from './conversation-text-ids'
export { converse, openConversation, stayTurn } from './converse'
export type { Offer } from './flow'
export { asideId } from './guided/guided-choices'
export { type Aside, asides, type ConversationName } from './guided/guided-flow'
export { conversationIds } from './guided/guided-flows'
export { slotsIn } from './guided/own-words'
export { safetyReading } from './safety/safety-reading'
export { isUnsure } from './safety/unsure'
export { nextStayAt } from './stay-with-me'
export { warmTold } from './topics/vocabulary/topic-told'
