import { useCallback, useEffect } from 'react'
import type { DialogStorage } from '../../../data/conversation/dialog-state'
import type { ConversationStateHandle } from './use-conversation-state'
import type { KeptMessages } from './use-kept-messages'

/** How long what was taken away can be brought back; on a shared device it must not stay longer than it is of use. */
const undoMs = 30_000

type TakingAwayOptions = { dialogs: DialogStorage; conversation: ConversationStateHandle; kept: KeptMessages }

/** Takes away one message or all of them, at once, and brings them back for as long as that is offered. */
export function useTakingAway({ dialogs, conversation, kept }: TakingAwayOptions) {
  const { state, current, dispatch } = conversation
  const { removed } = state

  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => dispatch({ type: 'undo_ended' }), undoMs)
    return () => clearTimeout(timer)
  }, [removed, dispatch])

  const deleteMessage = useCallback(
    (id: string) => {
      dispatch({ type: 'deleted', id })
      kept.remove(id)
    },
    [dispatch, kept],
  )

  return {
    deleteMessage,
    clear() {
      dispatch({ type: 'cleared' })
      dialogs.write(null)
      kept.clear()
    },
    undo() {
      const { removed: taken } = current()
      if (!taken) return
      dispatch({ type: 'restored' })
      if (taken.what === 'chat') dialogs.write(taken.dialog)
      kept.keep(taken.messages, taken.index)
    },
  }
}
