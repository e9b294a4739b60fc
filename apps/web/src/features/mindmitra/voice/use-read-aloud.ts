import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../../data/conversation/message'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { createSpeaker, type Speaker } from '../../../platform/speech/speaker'
import { useVoice } from '../../../platform/speech/use-voice'

export type ReadAloud = {
  /** 'impossible' where no voice speaks the language; 'asking' where the only one is on a server. */
  state: 'impossible' | 'off' | 'asking' | 'on'
  hasFailed: boolean
  voiceName: string
  toggle: () => void
  allow: () => void
  refuse: () => void
}

/** Where the words may go to a server is asked once; the answer holds until the page is left. */
let isRemoteAllowed = false

/** Reads each new reply aloud. Off until someone turns it on. */
export function useReadAloud(shown: readonly Message[]): ReadAloud {
  const language = currentLanguage()
  const voice = useVoice(language)
  const [wish, setWish] = useState<'off' | 'asking' | 'on'>('off')
  const [hasFailed, setHasFailed] = useState(false)
  const speaker = useRef<Speaker | null>(null)
  /** The last message that was there already: only what comes after it is read. */
  const readTo = useRef<string | undefined>(undefined)

  useEffect(() => () => speaker.current?.stop(), [])

  const last = shown.at(-1)
  useEffect(() => {
    if (wish !== 'on' || !voice) {
      readTo.current = last?.id
      return
    }
    if (last?.id === readTo.current) return
    const from = shown.findIndex(({ id }) => id === readTo.current) + 1
    readTo.current = last?.id
    if (last?.sender === 'user') speaker.current?.stop()
    for (const { text, sender, language: written } of shown.slice(from)) {
      // No language is read with the voice of another.
      if (sender === 'bot' && written === language) speaker.current?.speak(text, voice)
    }
  }, [wish, voice, language, shown, last])

  function turnOn() {
    setHasFailed(false)
    speaker.current ??= createSpeaker(window.speechSynthesis, () => setHasFailed(true))
    setWish('on')
  }

  function turnOff() {
    speaker.current?.stop()
    setHasFailed(false)
    setWish('off')
  }

  return {
    state: voice ? wish : 'impossible',
    hasFailed,
    voiceName: voice?.name ?? '',
    toggle() {
      if (wish !== 'off') turnOff()
      else if (voice?.localService || isRemoteAllowed) turnOn()
      else setWish('asking')
    },
    allow() {
      isRemoteAllowed = true
      turnOn()
    },
    refuse: turnOff,
  }
}
