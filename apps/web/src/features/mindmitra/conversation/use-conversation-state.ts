import { useCallback, useRef, useState } from 'react'
import { type Conversation, type ConversationEvent, conversationReducer, emptyConversation } from './conversation'

export type ConversationStateHandle = {
  /** As it was when this was drawn. */
  state: Conversation
  /** As it is now, for what goes on after a promise or a timer. */
  current: () => Conversation
  dispatch: (event: ConversationEvent) => void
}

/** The conversation of this screen, changed by its events alone. */
export function useConversationState(): ConversationStateHandle {
  const [state, setState] = useState(emptyConversation)
  const latest = useRef(state)
  const current = useCallback(() => latest.current, [])
  const dispatch = useCallback((event: ConversationEvent) => {
    latest.current = conversationReducer(latest.current, event)
    setState(latest.current)
  }, [])
  return { state, current, dispatch }
}
