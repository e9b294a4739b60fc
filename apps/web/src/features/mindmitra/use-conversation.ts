import type { ConversationInput } from '@maitri/domain'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { createConversationMemory } from '../../data/conversation/conversation-memory'
import { createConversationStore } from '../../data/conversation/conversation-store'
import { readDialog, writeDialog } from '../../data/conversation/dialog-state'
import { lastReplyWords, type Message, threadOf } from '../../data/conversation/message'
import { ownerOf } from '../../data/records/owner-records'
import { currentLanguage } from '../../lib/i18n/i18n'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { useSession } from '../../lib/session/session'
import { foldPanel } from '../../safety/crisis-session'
import { ensureGate } from '../../safety/gate'
import { type SafetyCheck, showReading, useSafetyCheck } from '../../safety/use-safety-check'
import { type Conversation, conversationReducer, emptyConversation } from './conversation'
import { loadEngine, loadEngineAtFirstInput } from './engine/load-engine'
import type { Dialog, Response } from './engine/respond'
import { personMessage, replyMessages, ruleOnSending, shownCount, startsConversation } from './sending'
import { useCountConversation } from './use-count-conversation'
import { useMoment } from './use-moment'
import { useStayTimer } from './use-stay-timer'

export type OpenConversation = Conversation & {
  /** What stands in the conversation now, without a reply that is still being written. */
  shown: readonly Message[]
  isWriting: boolean
  /** False where this browser did not keep the last words. */
  isKept: boolean
  /** True once help was given in this session; taking words back never ends it (`docs/safety.md` S9). */
  isInHelp: boolean
  /** How long the waiting words still wait, in whole seconds. */
  secondsLeft: number
  check: SafetyCheck
  /** Takes words in; answers whether they left the field. */
  send: (text: string) => Promise<boolean>
  /** Answers with one of the choices under the last bubble. */
  choose: (id: string) => void
  editWaiting: (text: string) => void
  /** Looks at waiting words that were changed, so that words in crisis wait no longer. */
  settleWaiting: () => void
  cancelWaiting: () => void
  deleteMessage: (id: string) => void
  clear: () => void
  undo: () => void
}

/** How long what was taken away can be brought back; on a shared device it must not stay longer than it is of use. */
const undoMs = 30_000

/** A conversation on this device: the gate first, then the interval, then the reply. */
export function useConversation(): OpenConversation {
  const session = useSession()
  const owner = ownerOf(session) ?? 'guest'
  const isAccount = session.state === 'signed_in'
  const store = useMemo(
    () => createConversationStore({ owner, isAccount, deviceKeys: createDeviceKeys() }),
    [owner, isAccount],
  )
  const memory = useMemo(() => createConversationMemory(owner, createDeviceKeys()), [owner])
  const check = useSafetyCheck({ drawsHelp: true })
  const countConversation = useCountConversation()
  const [state, dispatch] = useReducer(conversationReducer, emptyConversation)
  const [isKept, setIsKept] = useState(true)
  /** Counts what this screen changed in the store. */
  const changes = useRef(0)
  const isUnderWay = useRef(false)
  const { messages, waiting, removed, dialog } = state
  const now = useMoment(nextMoment(state))
  const isInHelp = check.reading.tier !== 'none' && check.reading.tier !== 'distress'

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
  }, [store])

  useEffect(loadEngineAtFirstInput, [])

  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => dispatch({ type: 'undo_ended' }), undoMs)
    return () => clearTimeout(timer)
  }, [removed])

  const keep = (added: readonly Message[], index?: number) => {
    changes.current += 1
    void store.add(added, index).then(setIsKept)
  }

  /** Puts what was said into the conversation, and what Mindmitra says to it. */
  function take(response: Response | null, said: readonly Message[], at: number): void {
    const replies = response ? replyMessages(response, at) : []
    const next = response ? response.dialog : dialog
    dispatch({
      type: 'exchanged',
      messages: [...said, ...replies],
      dialog: next,
      helpIds: response?.opensHelp ? replies.map(({ id }) => id) : [],
    })
    keep([...said, ...replies])
    writeDialog(owner, next)
    if (response?.memory) void memory.write(response.memory)
    if (response?.reading) showReading(response.reading)
  }

  // What stood open before a reload goes on; and who said on an earlier day that Mindmitra may ask how things are is asked once.
  const resume = useRef<() => Promise<void>>(async () => undefined)
  resume.current = async () => {
    const kept = readDialog(owner) as Dialog | null
    if (kept?.state?.version === 1) {
      dispatch({ type: 'resumed', dialog: kept })
      if (kept.state.open === null) return
      const [engine] = await Promise.all([loadEngine(), ensureGate()])
      const reading = engine.readingOf(kept)
      if (!reading) return
      showReading(reading)
      foldPanel(true)
      return
    }
    const remembered = await memory.read()
    if (!remembered.mayAskSince) return
    const engine = await loadEngine()
    const at = new Date()
    const opening = engine.openDialog(currentLanguage(), remembered, at, threadOf(messages))
    if (opening.memory) take(opening, [], at.getTime())
  }
  const { isRead } = state
  useEffect(() => {
    // Where the rules or the gate cannot come, the conversation begins as a new one.
    if (isRead) resume.current().catch(() => undefined)
  }, [isRead])

  /** An exchange by words, which the gate has read before, or by a choice. */
  async function exchange(text: string, isMarked: boolean, more: { before?: string[]; choice?: string } = {}) {
    isUnderWay.current = true
    const engine = await loadEngine().catch(() => null)
    isUnderWay.current = false
    if (!engine && !isMarked) {
      dispatch({ type: 'failed', text })
      return false
    }
    const at = Date.now()
    const input: ConversationInput = more.choice ? { choice: more.choice } : { text }
    // Whom the rules fail, the panel does not: words in crisis stand in the conversation whatever could not be loaded.
    const response = engine && respondTo(engine, input, at)
    const said = [...(more.before ?? []), text].map((words) => personMessage(words, at))
    if (startsConversation(messages, at)) countConversation(at)
    take(response, said, at)
    // The conversation goes on: help steps back to the bar above the field, with its call.
    if (isInHelp && response && !response.opensHelp && !isMarked) foldPanel(true)
    return true
  }

  function respondTo(engine: Awaited<ReturnType<typeof loadEngine>>, input: ConversationInput, at: number): Response {
    const moment = new Date(at)
    const open = dialog ?? engine.openDialog(currentLanguage(), {}, moment, threadOf(messages)).dialog
    return engine.respond(open, input, {
      language: currentLanguage(),
      now: moment,
      random: Math.random,
      lastWords: lastReplyWords(messages),
    })
  }

  const stay = async () => {
    if (!dialog) return
    const engine = await loadEngine()
    const at = new Date()
    const response = engine.stayWith(dialog, at)
    if (response) take(response, [], at.getTime())
  }
  const onStayDue = useRef(stay)
  onStayDue.current = stay
  useStayTimer(
    dialog,
    useCallback(() => void onStayDue.current().catch(() => undefined), []),
  )

  async function send(written: string): Promise<boolean> {
    const text = written.trim()
    if (text === '') return false
    try {
      await ensureGate()
    } catch {
      dispatch({ type: 'failed', text })
      return false
    }
    const { tier } = check.assess(text)
    const isHelp = tier !== 'none' && tier !== 'distress'
    // A second press while the rules are still on their way says nothing new.
    if (isUnderWay.current && !isHelp) return false
    const at = Date.now()
    const ruling = ruleOnSending({
      messages,
      isWaiting: waiting !== null,
      isUrgent: tier !== 'none' || isInHelp,
      now: at,
    })
    if (ruling.does === 'stay') return false
    if (ruling.does === 'wait') {
      dispatch({ type: 'held', text, waitMs: ruling.waitMs, now: at })
      return true
    }
    if (!waiting) return exchange(text, isHelp)
    // Urgent words overtake none: those that wait go before them, and the reply is to both.
    dispatch({ type: 'waiting_ended' })
    check.assess(waiting.text)
    return exchange(text, isHelp, { before: [waiting.text] })
  }

  function choose(id: string): void {
    if (isUnderWay.current) return
    const label = dialog?.choices.find((choice) => choice.id === id)?.label
    if (label) void exchange(label, false, { choice: id })
  }

  async function releaseWaiting(text: string): Promise<void> {
    dispatch({ type: 'waiting_ended' })
    if (text.trim() === '') return
    const { tier } = check.assess(text.trim())
    await exchange(text.trim(), tier !== 'none' && tier !== 'distress')
  }

  // Called by a timer that outlives the render that set it.
  const release = useRef(releaseWaiting)
  release.current = releaseWaiting
  const isDue = waiting !== null && waiting.until <= now
  useEffect(() => {
    if (isDue && waiting) void release.current(waiting.text)
  }, [isDue, waiting])

  const deleteMessage = useCallback(
    (id: string) => {
      changes.current += 1
      dispatch({ type: 'deleted', id })
      void store.remove(id)
    },
    [store],
  )

  const shown = messages.slice(0, shownCount(messages, now))
  return {
    ...state,
    check,
    shown,
    isWriting: shown.length < messages.length,
    isKept,
    isInHelp,
    secondsLeft: waiting ? Math.min(waiting.seconds, Math.max(1, Math.ceil((waiting.until - now) / 1000))) : 0,
    send,
    choose,
    editWaiting: (text) => dispatch({ type: 'waiting_edited', text }),
    settleWaiting: () => {
      if (waiting && check.assess(waiting.text).tier !== 'none') void releaseWaiting(waiting.text)
    },
    cancelWaiting: () => dispatch({ type: 'waiting_ended' }),
    deleteMessage,
    clear: () => {
      changes.current += 1
      dispatch({ type: 'cleared' })
      writeDialog(owner, null)
      void store.clear()
    },
    undo: () => {
      if (!removed) return
      dispatch({ type: 'restored' })
      if (removed.what === 'chat') writeDialog(owner, removed.dialog)
      keep(removed.messages, removed.index)
    },
  }
}

/** When the screen next looks different without anyone acting: a reply is written, a second of waiting is over. */
function nextMoment({ messages, waiting }: Conversation): number {
  const written = messages.at(-1)
  const replyAt = written?.sender === 'bot' ? Date.parse(written.sentAt) : 0
  return Math.max(replyAt, waiting?.until ?? 0)
}
