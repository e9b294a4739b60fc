import { useMemo } from 'react'
import { createDialogStorage } from '../../../data/conversation/dialog-state'
import type { Message } from '../../../data/conversation/message'
import { type RememberedHandle, useRemembered } from '../../../data/conversation/use-remembered'
import { ownerOf } from '../../../data/records/owner-records'
import { createDeviceKeys } from '../../../lib/session/device-keys'
import { useSession } from '../../../lib/session/session'
import { type SafetyCheck, useSafetyCheck } from '../../../safety/use-safety-check'
import type { Conversation } from './conversation'
import { shownCount } from './sending'
import { useConversationState } from './use-conversation-state'
import { isHelpTier, useExchange } from './use-exchange'
import { useKeptMessages } from './use-kept-messages'
import { useMoment } from './use-moment'
import { useSending } from './use-sending'
import { useTakingAway } from './use-taking-away'

export type OpenConversation = Conversation &
  ReturnType<typeof useSending> &
  ReturnType<typeof useTakingAway> & {
    /** What stands in the conversation now, without a reply that is still being written. */
    shown: readonly Message[]
    isWriting: boolean
    /** False where this browser did not keep the last words. */
    isKept: boolean
    /** True once help was given in this session; taking words back never ends it (`docs/safety.md` S9). */
    isInHelp: boolean
    check: SafetyCheck
    memory: RememberedHandle
  }

/** A conversation on this device: what is kept, what is said, and what is taken away. */
export function useConversation(): OpenConversation {
  const session = useSession()
  const owner = ownerOf(session) ?? 'guest'
  const conversation = useConversationState()
  const { state, dispatch } = conversation
  const kept = useKeptMessages({ owner, isAccount: session.state === 'signed_in', dispatch })
  const check = useSafetyCheck({ drawsHelp: true })
  const isInHelp = isHelpTier(check.reading.tier)
  const now = useMoment(nextMoment(state))
  const memory = useRemembered(owner)
  const dialogs = useMemo(() => createDialogStorage(owner, createDeviceKeys()), [owner])
  const exchanging = useExchange({ dialogs, conversation, keep: kept.keep, memory, isInHelp })
  const sending = useSending({ ...exchanging, conversation, check, isInHelp, now })
  const takingAway = useTakingAway({ dialogs, conversation, kept })
  const shown = state.messages.slice(0, shownCount(state.messages, now))
  return {
    ...state,
    ...sending,
    ...takingAway,
    check,
    memory,
    shown,
    isWriting: shown.length < state.messages.length,
    isKept: kept.isKept,
    isInHelp,
  }
}

/** When the screen next looks different without anyone acting: a reply is written, a second of waiting is over. */
function nextMoment({ messages, waiting }: Conversation): number {
  const written = messages.at(-1)
  const replyAt = written?.sender === 'bot' ? Date.parse(written.sentAt) : 0
  return Math.max(replyAt, waiting?.until ?? 0)
}
