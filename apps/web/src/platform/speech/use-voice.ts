import type { Language } from '@maitri/domain'
import { useEffect, useState } from 'react'
import { chooseVoice } from './choose-voice'

/** Browsers that never say when their voices are there have them by then. */
const pollMs = 500
const pollsAtMost = 4

/** The browser's voice for a language; null while there is none, and for good where there is none. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
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
  return chooseVoice(voices, language)
}
