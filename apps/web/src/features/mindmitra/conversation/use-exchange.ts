import type { ConversationInput, RiskTier } from '@maitri/domain'
import { useCallback, useEffect, useRef } from 'react'
import type { DialogStorage } from '../../../data/conversation/dialog-state'
import { lastReplyWords, type Message, threadOf } from '../../../data/conversation/message'
import { afterTurn, memoryOf } from '../../../data/conversation/remembered'
import type { RememberedHandle } from '../../../data/conversation/use-remembered'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { foldPanel } from '../../../safety/crisis-session'
import { ensureGate } from '../../../safety/gate'
import { showReading } from '../../../safety/use-safety-check'
import { loadEngine, loadEngineAtFirstInput } from '../engine/load-engine'
import type { Dialog, Response } from '../engine/respond'
import { personMessage, replyMessages, startsConversation } from './sending'
import type { ConversationStateHandle } from './use-conversation-state'
import { useCountConversation } from './use-count-conversation'
import type { KeptMessages } from './use-kept-messages'
import { useStayTimer } from './use-stay-timer'

type Engine = Awaited<ReturnType<typeof loadEngine>>

/** Words, which the gate has read before, or a choice with the words on its button. */
export type Said = {
  text: string
  choice?: string
  /** True where the gate marked them: they stand in the conversation whatever could not be loaded. */
  isMarked?: boolean
  /** Words that waited and go first; the reply is to both. */
  before?: readonly string[]
}

type ExchangeOptions = {
  dialogs: DialogStorage
  conversation: ConversationStateHandle
  keep: KeptMessages['keep']
  memory: RememberedHandle
  isInHelp: boolean
}

/** True for a tier whose help stands in the conversation. */
export const isHelpTier = (tier: RiskTier): boolean => tier !== 'none' && tier !== 'distress'

/** What Mindmitra says: to the person, by the clock of 'stay with me', and at the beginning of a visit. */
export function useExchange({ dialogs, conversation, keep, memory, isInHelp }: ExchangeOptions) {
  const { state, current, dispatch } = conversation
  const countConversation = useCountConversation()
  const isUnderWay = useRef(false)
  /** One turn after the other: each goes on from where the one before it led. */
  const turns = useRef<Promise<unknown>>(Promise.resolve())

  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = turns.current.then(work)
    turns.current = done.catch(() => undefined)
    return done
  }, [])

  useEffect(loadEngineAtFirstInput, [])

  /** Puts what was said into the conversation, and what Mindmitra says to it. */
  function take(response: Response | null, said: readonly Message[], at: number): void {
    const replies = response ? replyMessages(response, at) : []
    const next = response ? response.dialog : current().dialog
    dispatch({
      type: 'exchanged',
      messages: [...said, ...replies],
      dialog: next,
      helpIds: response?.opensHelp ? replies.map(({ id }) => id) : [],
    })
    keep([...said, ...replies])
    dialogs.write(next)
    const kept = response?.memory
    if (kept) void memory.read().then((before) => memory.write(afterTurn(before, kept)))
    if (response?.reading) showReading(response.reading)
  }

  async function respondTo(engine: Engine, input: ConversationInput, at: number): Promise<Response> {
    const moment = new Date(at)
    const { dialog, messages } = current()
    const open = dialog ?? (await engine.openDialog(currentLanguage(), {}, moment, threadOf(messages))).dialog
    // What was deleted meanwhile, or remembered in another tab, counts from now on.
    const remembered = memoryOf(await memory.read())
    return engine.respond({ ...open, state: { ...open.state, remembered } }, input, {
      language: currentLanguage(),
      now: moment,
      random: Math.random,
      lastWords: lastReplyWords(messages),
    })
  }

  /** Answers false where the rules or their words could not be loaded; then nothing was said. */
  async function exchange({ text, choice, isMarked = false, before = [] }: Said): Promise<boolean> {
    isUnderWay.current = true
    return inTurn(async () => {
      const input: ConversationInput = choice ? { choice } : { text }
      // Whom the rules fail, the panel does not: words in crisis stand in the conversation whatever could not be loaded.
      const response = await loadEngine()
        .then((engine) => respondTo(engine, input, Date.now()))
        .catch(() => null)
      if (!response && !isMarked) {
        dispatch({ type: 'failed', text })
        return false
      }
      const at = Date.now()
      // Of a safety conversation nothing is counted (`docs/safety.md` S16).
      if (!isMarked && !response?.isHelp) countConversation(at)
      take(
        response,
        [...before, text].map((words) => personMessage(words, at)),
        at,
      )
      if (response?.confirmsHelp) foldPanel(false)
      // The conversation goes on: help steps back to the bar above the field, with its call.
      else if (isInHelp && response && !response.opensHelp && !isMarked) foldPanel(true)
      return true
    }).finally(() => {
      isUnderWay.current = false
    })
  }

  const stay = () =>
    inTurn(async () => {
      const { dialog } = current()
      if (!dialog) return
      const at = new Date()
      const response = await (await loadEngine()).stayWith(dialog, at)
      if (response) take(response, [], at.getTime())
    })
  const onStayDue = useRef(stay)
  onStayDue.current = stay
  useStayTimer(
    state.dialog,
    useCallback(() => void onStayDue.current().catch(() => undefined), []),
  )

  /** What stood open before a reload goes on; and who said on an earlier day that Mindmitra may ask how things are is asked once. */
  async function begin(): Promise<void> {
    const stored = (await dialogs.read()) as Dialog | null
    if (stored?.state?.version === 1) {
      dispatch({ type: 'resumed', dialog: stored })
      if (stored.state.open === null) return
      const [engine] = await Promise.all([loadEngine(), ensureGate()])
      const reading = engine.readingOf(stored)
      if (!reading) return
      showReading(reading)
      foldPanel(true)
      return
    }
    const remembered = memoryOf(await memory.read())
    if (Object.keys(remembered).length === 0) return
    const engine = await loadEngine()
    const at = new Date()
    const { messages } = current()
    const opening = await engine.openDialog(currentLanguage(), remembered, at, threadOf(messages))
    // Asked at the first visit of a day, and not again in each tab of it.
    if (opening.dialog.choices.length > 0 && startsConversation(messages, at.getTime())) take(opening, [], at.getTime())
  }
  const onRead = useRef(begin)
  onRead.current = begin
  const { isRead } = state
  useEffect(() => {
    // Where the rules or the gate cannot come, the conversation begins as a new one.
    if (isRead) inTurn(() => onRead.current()).catch(() => undefined)
  }, [isRead, inTurn])

  return { exchange, isUnderWay: () => isUnderWay.current }
}
