import { useEffect, useRef } from 'react'
import { ensureGate } from '../../../safety/gate'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import { ruleOnSending } from './sending'
import type { ConversationStateHandle } from './use-conversation-state'
import { isHelpTier, type useExchange } from './use-exchange'

type SendingOptions = ReturnType<typeof useExchange> & {
  conversation: ConversationStateHandle
  check: SafetyCheck
  isInHelp: boolean
  /** The present, in milliseconds. */
  now: number
}

/** What becomes of words: the gate first, then the interval, in which they can still be changed, then the exchange. */
export function useSending({ conversation, check, isInHelp, now, exchange, isUnderWay }: SendingOptions) {
  const { state, current, dispatch } = conversation
  const { waiting } = state

  /** Answers whether they left the field. */
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
    const isMarked = isHelpTier(tier)
    // A second press while the rules are still on their way says nothing new.
    if (isUnderWay() && !isMarked) return false
    const at = Date.now()
    const { messages, waiting: held } = current()
    const ruling = ruleOnSending({
      messages,
      isWaiting: held !== null,
      isUrgent: tier !== 'none' || isInHelp,
      now: at,
    })
    if (ruling.does === 'stay') {
      dispatch({ type: 'sent_early' })
      return false
    }
    if (ruling.does === 'wait') {
      dispatch({ type: 'held', text, waitMs: ruling.waitMs, now: at })
      return true
    }
    if (!held) return exchange({ text, isMarked })
    // Urgent words overtake none: those that wait go before them, and the reply is to both.
    dispatch({ type: 'waiting_ended' })
    check.assess(held.text)
    return exchange({ text, isMarked, before: [held.text] })
  }

  /** Begins a guided conversation, with the words on its button. */
  function begin(id: string, text: string): void {
    if (!isUnderWay()) void exchange({ text, choice: id })
  }

  /** Answers with one of the choices under the last bubble. */
  function choose(id: string): void {
    const label = current().dialog?.choices.find((choice) => choice.id === id)?.label
    if (label) begin(id, label)
  }

  async function releaseWaiting(text: string): Promise<void> {
    dispatch({ type: 'waiting_ended' })
    if (text.trim() === '') return
    const { tier } = check.assess(text.trim())
    await exchange({ text: text.trim(), isMarked: isHelpTier(tier) })
  }

  // Called by a timer that outlives the render that set it.
  const release = useRef(releaseWaiting)
  release.current = releaseWaiting
  const isDue = waiting !== null && waiting.until <= now
  useEffect(() => {
    if (isDue && waiting) void release.current(waiting.text)
  }, [isDue, waiting])

  return {
    /** How long the waiting words still wait, in whole seconds. */
    secondsLeft: waiting ? Math.min(waiting.seconds, Math.max(1, Math.ceil((waiting.until - now) / 1000))) : 0,
    send,
    begin,
    choose,
    editWaiting: (text: string) => dispatch({ type: 'waiting_edited', text }),
    /** Looks at waiting words that were changed, so that words in crisis wait no longer. */
    settleWaiting() {
      if (waiting && check.assess(waiting.text).tier !== 'none') void releaseWaiting(waiting.text)
    },
    cancelWaiting: () => dispatch({ type: 'waiting_ended' }),
  }
}
