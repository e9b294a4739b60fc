import { useEffect, useMemo, useRef, useState } from 'react'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { createSpeaker, type Speaker } from '../../../platform/speech/speaker'
import { useVoice } from '../../../platform/speech/use-voice'
import type { Cues } from './activity'
import { ringBell } from './bell'
import { keepPlayerSettings, type PlayerSettings, readPlayerSettings } from './player-settings'
import { fadeOutSeconds } from './sound/play-loop'

/** One short pulse for in, two for out, a long one for hold; milliseconds on and off. */
const pulses = { in: [60], out: [60, 90, 60], hold: [220] } as const

export type CueSettings = {
  chosen: PlayerSettings
  choose: (change: Partial<PlayerSettings>) => void
  /** What this device can do; the rest is not offered. */
  can: { speak: boolean; vibrate: boolean; sound: boolean }
}

/** Voice, bell and vibration of an exercise. Nothing sounds before the person switched it on. */
export function useCues(): { cues: Cues; settings: CueSettings; audio: () => AudioContext } {
  const [chosen, setChosen] = useState(readPlayerSettings)
  const voice = useVoice(currentLanguage())
  const speaker = useRef<Speaker | null>(null)
  const context = useRef<AudioContext | null>(null)
  const now = useRef({ chosen, voice })
  now.current = { chosen, voice }

  useEffect(
    () => () => {
      speaker.current?.stop()
      const ending = context.current
      context.current = null
      // After what sounds has faded out.
      if (ending) setTimeout(() => void ending.close(), fadeOutSeconds * 1000)
    },
    [],
  )

  const audio = useMemo(
    () => () => {
      context.current ??= new AudioContext()
      if (context.current.state === 'suspended') void context.current.resume()
      return context.current
    },
    [],
  )

  const cues = useMemo<Cues>(
    () => ({
      say(text) {
        const { chosen: settings, voice: speaking } = now.current
        if (!settings.hasVoice || !speaking) return
        speaker.current ??= createSpeaker(window.speechSynthesis, () => undefined)
        speaker.current.stop()
        speaker.current.speak(text, speaking)
      },
      bell() {
        if (now.current.chosen.hasBell) ringBell(audio())
      },
      pulse(phase) {
        if (now.current.chosen.hasVibration) navigator.vibrate?.([...pulses[phase]])
      },
    }),
    [audio],
  )

  return {
    cues,
    audio,
    settings: {
      chosen,
      choose(change) {
        const next = { ...chosen, ...change }
        setChosen(next)
        keepPlayerSettings(next)
        if (!next.hasVoice) speaker.current?.stop()
        // Within the press: elsewhere a phone would not let it sound.
        if (next.hasBell || next.background !== 'none') audio()
      },
      can: {
        speak: voice !== null,
        vibrate: typeof navigator.vibrate === 'function',
        sound: typeof AudioContext === 'function',
      },
    },
  }
}
