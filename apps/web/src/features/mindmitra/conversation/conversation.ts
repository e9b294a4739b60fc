import type { Message } from '../../../data/conversation/message'
import type { Dialog } from '../engine/respond'

/** What was just taken away, for as long as it can be brought back. */
export type Removed = { messages: Message[]; index: number } & (
  | { what: 'chat'; dialog: Dialog | null }
  | { what: 'message' }
)

/** A conversation as the screen knows it. What is stored is `messages`; the rest goes with the screen. */
export type Conversation = {
  /** False until what lies on the device was read. */
  isRead: boolean
  messages: Message[]
  /** Where the conversation stands; null until something was said in this tab. */
  dialog: Dialog | null
  /** Words that were sent too soon, and when they go by themselves. */
  waiting: { text: string; until: number; seconds: number } | null
  /** The bubbles of the help that was given last; empty where the latest reply is another one. In memory only. */
  helpIds: string[]
  /** Words whose reply could not be made; they are still in the field. */
  failedText: string | null
  removed: Removed | null
  /** Someone sent words while Mindmitra wrote; they are still in the field. */
  isEarly: boolean
}

export type ConversationEvent =
  | { type: 'read'; messages: Message[] }
  | { type: 'resumed'; dialog: Dialog }
  | { type: 'exchanged'; messages: Message[]; dialog: Dialog | null; helpIds: string[] }
  | { type: 'held'; text: string; waitMs: number; now: number }
  | { type: 'sent_early' }
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
  dialog: null,
  waiting: null,
  helpIds: [],
  failedText: null,
  removed: null,
  isEarly: false,
}

export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'read':
      return { ...state, isRead: true, messages: event.messages }
    case 'resumed':
      return { ...state, dialog: event.dialog }
    case 'exchanged':
      return {
        ...state,
        messages: [...state.messages, ...event.messages],
        dialog: event.dialog,
        helpIds: event.helpIds,
        failedText: null,
        removed: null,
        isEarly: false,
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
    case 'sent_early':
      return { ...state, isEarly: true }
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
        dialog: state.dialog && begunAnew(state.dialog),
        removed:
          state.messages.length > 0 ? { messages: state.messages, index: 0, what: 'chat', dialog: state.dialog } : null,
      }
    case 'restored': {
      if (!state.removed) return state
      const { messages, index } = state.removed
      const dialog = state.removed.what === 'chat' ? state.removed.dialog : state.dialog
      return { ...state, messages: state.messages.toSpliced(index, 0, ...messages), dialog, removed: null }
    }
    case 'undo_ended':
      return { ...state, removed: null }
  }
}

/** A new start, after which the same words still do not come twice running. */
function begunAnew({ state, language }: Dialog): Dialog {
  return { state: { ...state, tier: 'none', open: null, aside: null }, choices: [], language }
}
