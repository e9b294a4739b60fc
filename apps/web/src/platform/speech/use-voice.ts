import type { Language } from '@maitri/domain'
import { useEffect, useMemo, useState } from 'react'
import { voicesFor } from './choose-voice'

/** Browsers that never say when their voices are there have them by then. */
const pollMs = 500
const pollsAtMost = 4

/** The browser's voice for a language; null while there is none, and for good where there is none. */
export const useVoice = (language: Language): SpeechSynthesisVoice | null => useVoices(language).voices[0] ?? null

export type FoundVoices = {
  /** The best first. */
  voices: readonly SpeechSynthesisVoice[]
  /** Whether the browser has told its voices, so that none means none. */
  isKnown: boolean
}

/** The browser's voices for a language. */
export function useVoices(language: Language): FoundVoices {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  const [isKnown, setIsKnown] = useState(!window.speechSynthesis)
  useEffect(() => {
    const { speechSynthesis } = window
    if (!speechSynthesis) return
    const look = () => {
      const found = speechSynthesis.getVoices()
      setVoices(found)
      if (found.length > 0) setIsKnown(true)
    }
    look()
    speechSynthesis.addEventListener?.('voiceschanged', look)
    let polls = 0
    const timer = setInterval(() => {
      polls += 1
      look()
      if (polls < pollsAtMost) return
      clearInterval(timer)
      setIsKnown(true)
    }, pollMs)
    return () => {
      clearInterval(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', look)
    }
  }, [])
  return useMemo(() => ({ voices: voicesFor(voices, language), isKnown }), [voices, language, isKnown])
}
