import { type Message, type ReplyThread, threadOf } from '../../data/conversation/message'

/** What was just taken away, for as long as it can be brought back. */
export type Removed = { messages: Message[]; index: number; what: 'chat' | 'message' }

/** A conversation as the screen knows it. What is stored is `messages`; the rest goes with the screen. */
export type Conversation = {
  /** False until what lies on the device was read. */
  isRead: boolean
  messages: Message[]
  thread: ReplyThread
  /** Words that were sent too soon, and when they go by themselves. */
  waiting: { text: string; until: number; seconds: number } | null
  /** The bubbles of the help that was given last; empty where the latest reply is another one. In memory only. */
  helpIds: string[]
  /** Words whose reply could not be made; they are still in the field. */
  failedText: string | null
  removed: Removed | null
}

export type ConversationEvent =
  | { type: 'read'; messages: Message[] }
  | { type: 'exchanged'; messages: Message[]; thread: ReplyThread; helpIds: string[] }
  | { type: 'held'; text: string; waitMs: number; now: number }
  | { type: 'waiting_edited'; text: string }
  | { type: 'waiting_ended' }
  | { type: 'failed'; text: string }
  | { type: 'deleted'; id: string }
  | { type: 'cleared' }
  | { type: 'restored' }
  | { type: 'undo_ended' }

export const emptyConversation: Conversation = {
  isRead: false,
  messages: [],
  thread: {},
  waiting: null,
  helpIds: [],
  failedText: null,
  removed: null,
}

export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'read':
      return {
        ...state,
        isRead: true,
        messages: event.messages,
        // What is stored names no help; as long as the screen stands it knows better.
        thread: state.isRead ? state.thread : threadOf(event.messages),
      }
    case 'exchanged':
      return {
        ...state,
        messages: [...state.messages, ...event.messages],
        thread: event.thread,
        helpIds: event.helpIds,
        failedText: null,
        removed: null,
      }
    case 'held':
      return {
        ...state,
        waiting: {
          text: event.text,
          until: event.now + event.waitMs,
          seconds: Math.ceil(event.waitMs / 1000),
        },
        failedText: null,
      }
    case 'waiting_edited':
      return { ...state, waiting: state.waiting && { ...state.waiting, text: event.text } }
    case 'waiting_ended':
      return { ...state, waiting: null }
    case 'failed':
      return { ...state, failedText: event.text }
    case 'deleted': {
      const index = state.messages.findIndex(({ id }) => id === event.id)
      const message = state.messages[index]
      if (!message) return state
      return {
        ...state,
        messages: state.messages.toSpliced(index, 1),
        removed: { messages: [message], index, what: 'message' },
      }
    }
    case 'cleared':
      return {
        ...emptyConversation,
        isRead: true,
        // The same words do not come twice running, not even after a new start.
        thread: { lastReplyId: state.thread.lastReplyId },
        removed: state.messages.length > 0 ? { messages: state.messages, index: 0, what: 'chat' } : null,
      }
    case 'restored': {
      if (!state.removed) return state
      const { messages, index } = state.removed
      return { ...state, messages: state.messages.toSpliced(index, 0, ...messages), removed: null }
    }
    case 'undo_ended':
      return { ...state, removed: null }
  }
}
