import type { Language } from '@maitri/domain'
import { useEffect, useMemo, useState } from 'react'
import { voicesFor } from './choose-voice'

/** Browsers that never say when their voices are there have them by then. */
const pollMs = 500
const pollsAtMost = 4

/** The browser's voice for a language; null while there is none, and for good where there is none. */
export const useVoice = (language: Language): SpeechSynthesisVoice | null => useVoices(language)[0] ?? null

/** The browser's voices for a language, the best first; empty while there are none, and for good where there are none. */
export function useVoices(language: Language): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  useEffect(() => {
    const { speechSynthesis } = window
    if (!speechSynthesis) return
    const look = () => setVoices(speechSynthesis.getVoices())
    look()
    speechSynthesis.addEventListener?.('voiceschanged', look)
    let polls = 0
    const timer = setInterval(() => {
      polls += 1
      look()
      if (polls === pollsAtMost) clearInterval(timer)
    }, pollMs)
    return () => {
      clearInterval(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', look)
    }
  }, [])
  return useMemo(() => voicesFor(voices, language), [voices, language])
}
