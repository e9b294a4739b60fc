import { useEffect, useMemo, useRef, useState } from 'react'
import { createConversationStore } from '../../../data/conversation/conversation-store'
import type { Message } from '../../../data/conversation/message'
import { createDeviceKeys } from '../../../lib/session/device-keys'
import type { ConversationStateHandle } from './use-conversation-state'

export type KeptMessages = {
  /** False where this browser did not keep the last words. */
  isKept: boolean
  /** Writes them at the end, or before the message of that index. */
  keep: (messages: readonly Message[], index?: number) => void
  remove: (id: string) => void
  clear: () => void
}

type KeptMessagesOptions = { owner: string; isAccount: boolean; dispatch: ConversationStateHandle['dispatch'] }

/** What this device keeps of the conversation: read into it at the start and whenever another tab changed it, and written with every message. */
export function useKeptMessages({ owner, isAccount, dispatch }: KeptMessagesOptions): KeptMessages {
  const store = useMemo(
    () => createConversationStore({ owner, isAccount, deviceKeys: createDeviceKeys() }),
    [owner, isAccount],
  )
  const [isKept, setIsKept] = useState(true)
  /** Counts what this screen changed in the store. */
  const changes = useRef(0)

  useEffect(() => {
    let isCurrent = true
    async function read(): Promise<void> {
      const before = changes.current
      const stored = await store.read()
      // What was said or taken away meanwhile is not in it.
      if (before !== changes.current) return read()
      if (isCurrent) dispatch({ type: 'read', messages: stored })
    }
    void read()
    const stop = store.subscribe(() => void read())
    return () => {
      isCurrent = false
      stop()
    }
  }, [store, dispatch])

  return useMemo(
    () => ({
      isKept,
      keep(messages, index) {
        changes.current += 1
        void store.add(messages, index).then(setIsKept)
      },
      remove(id) {
        changes.current += 1
        void store.remove(id)
      },
      clear() {
        changes.current += 1
        void store.clear()
      },
    }),
    [store, isKept],
  )
}
