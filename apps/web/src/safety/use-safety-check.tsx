import type { RiskReading } from '@maitri/domain'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../lib/i18n/i18n'
import { askFrom, leaveUnread, offerPlace, takeReading, useCrisisSession } from './crisis-session'
import { ensureGate, loadedGate, loadGateAfterScreen } from './gate'
import { HelpPanel, QuietPanel } from './help-in-place'
import { answerInLanguageOf } from './use-panel-words'
import { useUnreadWords } from './use-unread-words'

/** What was found in one text; 'unread' where the gate could not be loaded. */
export type Found = 'calm' | 'needs_help' | 'unread'

export type SafetyCheck = {
  /** The most urgent reading of this tab so far. */
  reading: RiskReading
  /** Belongs right above the fields that are read; always there, so that screen readers hear what appears in it. */
  panel: ReactNode
  /** Reads words that are whole for now, each text once, and shows help where it is needed. Never rejects, and works after the screen has gone. */
  read: (text: string) => Promise<Found>
  /** What an earlier reading of this text found; false before there was one. Kept in memory alone (`docs/safety.md` S16). */
  needsHelp: (text: string) => boolean
  /**
   * Asked before words go to other people: 'held' where help came up for them, and nothing may be sent. Whoever actions again with the same
   * words means it, and they go.
   */
  mayGo: (texts: readonly string[]) => Promise<'goes' | 'held' | 'unread'>
  /** What is said where this text could not be read, with the number to call; false otherwise. */
  unread: (text: string) => string | false
  /** Reads a text at once, also one that was read before, and answers all that was found. Await `ensureGate()` first. */
  assess: (text: string) => RiskReading
}

type Manner = {
  /**
   * For pages that naturally hold heavy words, such as the safety plan: help stands as the folded bar, unfolds by its button alone, and speaks
   * only when a text is more urgent than those before.
   */
  isQuiet?: boolean
  /**
   * For the chat, which draws the help of the session itself, between its messages; `panel` is not used there. Where only the learned reader
   * of the gate raises help, the conversation asks whether it is so, and until then help is the bar with its call.
   */
  drawsHelp?: boolean
}

/**
 * The one safety check for words (`docs/safety.md` S2, S25), for every screen with a field for free text. Its fields are `CheckedTextField` and
 * `CheckedTextArea`, which read on every way out. The gate is loaded right after the screen.
 */
export function useSafetyCheck({ isQuiet = false, drawsHelp = false }: Manner = {}): SafetyCheck {
  // Loads the words of the panel together with the screen: they must be there before they are needed.
  useTranslation('crisis')
  const unreadWords = useUnreadWords()
  const { reading } = useCrisisSession()
  const [place] = useState(() => Symbol('a field that is read'))
  const found = useRef(new Map<string, Found>())
  const held = useRef(new Set<string>())
  /** The text that could not be read, and a count of readings, so that the screen shows what they found. */
  const [state, setState] = useState<{ unread: string | null; readings: number }>({ unread: null, readings: 0 })

  useEffect(() => {
    loadGateAfterScreen()
    // Help for words whose screen is gone must be as near.
    import('./help-left-behind').catch(() => undefined)
  }, [])

  useEffect(() => (drawsHelp ? offerPlace(place) : undefined), [drawsHelp, place])

  const assess = useCallback(
    (text: string) => {
      const { readRisk, needsHelp, raiseTier, namedIn } = loadedGate()
      const reading = readRisk(text, currentLanguage())
      found.current.set(text.trim(), needsHelp(reading.tier) ? 'needs_help' : 'calm')
      const isCall = needsHelp(reading.tier) && !isQuiet
      const speaks = takeReading(reading, raiseTier, {
        isCall,
        isFolded: drawsHelp && isCall && !namedIn(text).isPlain,
      })
      if (reading.tier === 'none') return reading
      answerInLanguageOf(text)
      askFrom(place, speaks)
      return reading
    },
    [isQuiet, drawsHelp, place],
  )

  const read = useCallback(
    async (text: string): Promise<Found> => {
      const words = text.trim()
      if (words === '') return 'calm'
      try {
        await ensureGate()
      } catch {
        setState(({ readings }) => ({ unread: words, readings: readings + 1 }))
        leaveUnread(place)
        return 'unread'
      }
      const known = found.current.get(words)
      if (known) return known
      assess(words)
      setState(({ readings }) => ({ unread: null, readings: readings + 1 }))
      return found.current.get(words) ?? 'calm'
    },
    [assess, place],
  )

  const mayGo = useCallback(
    async (texts: readonly string[]) => {
      const results = await Promise.all(texts.map(read))
      if (results.includes('unread')) return 'unread'
      const asking = texts.filter((text, at) => results[at] === 'needs_help' && !held.current.has(text.trim()))
      for (const text of asking) held.current.add(text.trim())
      return asking.length > 0 ? 'held' : 'goes'
    },
    [read],
  )

  return {
    reading,
    panel: isQuiet ? <QuietPanel place={place} /> : <HelpPanel place={place} />,
    read,
    needsHelp: (text) => found.current.get(text.trim()) === 'needs_help',
    mayGo,
    unread: (text) => state.unread !== null && state.unread === text.trim() && unreadWords,
    assess,
  }
}

/** Lets the panel stand for what a safety conversation has come to know; it speaks again where that is more urgent than what it knew. */
export function showReading(reading: RiskReading): void {
  takeReading(reading, loadedGate().raiseTier, { isCall: false })
}
