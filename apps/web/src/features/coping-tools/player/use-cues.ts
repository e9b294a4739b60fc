import type { ToolId } from '@maitri/contracts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { createSpeaker, type Speaker } from '../../../platform/speech/speaker'
import { useVoices } from '../../../platform/speech/use-voice'
import type { Cues } from './activity'
import { pluckNote, ringBell } from './bell'
import {
  isVoiceChosen,
  isVoiceWanted,
  keepPlayerSettings,
  type PlayerSettings,
  rateOf,
  readPlayerSettings,
  withVoice,
} from './player-settings'
import { fadeOutSeconds } from './sound/play-loop'

/** One short pulse for in, two for out, a long one for hold; milliseconds on and off. */
const pulses = { in: [60], out: [60, 90, 60], hold: [220] } as const
/** The end of an exercise, felt through a pocket. */
const endPulse = [220, 140, 220]
/** What rings or fades at the end is heard out. */
const lastSoundMs = Math.max(2_600, fadeOutSeconds * 1000)

export type CueSettings = {
  chosen: PlayerSettings
  choose: (change: Partial<PlayerSettings>) => void
  /** Whether the voice is wanted here, also where the device has none. */
  hasVoice: boolean
  chooseVoice: (isWanted: boolean) => void
  /** The voices of the interface's language, the best first. */
  voices: readonly SpeechSynthesisVoice[]
  /** The one that speaks; null where the device has none, or has not told it yet. */
  voice: SpeechSynthesisVoice | null
  /** Whether what is said has to stand on the screen: the device has no voice of the language, or the one that was wanted does not speak. */
  isUnheard: boolean
  /** What this device can do; the rest is not offered. */
  can: { speak: boolean; vibrate: boolean; sound: boolean }
}

export type UsedCues = {
  cues: Cues
  settings: CueSettings
  audio: () => AudioContext
  /** Says something by itself, whether the voice is switched on or not. */
  preview: (text: string) => void
  /** Makes ready what would hold up the press that unlocks it; nothing sounds by it. */
  prepare: () => void
  /** Lets voice and bell sound later; to be called within a press. */
  unlock: () => void
  /** Stops what is being said. */
  hush: () => void
  /** The exercise is over: felt, and heard where the person began it with sound. */
  end: (isHeard: boolean) => void
}

/**
 * Voice, bell and vibration of an exercise. `wasAsked` says that the person was told of the voice before it began. Nothing sounds before the person switched it on or began an exercise that says it is spoken.
 */
export function useCues(toolId: ToolId | null = null, wasAsked = false): UsedCues {
  const [chosen, setChosen] = useState(readPlayerSettings)
  const { voices, isKnown } = useVoices(currentLanguage())
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen.voiceUri) ?? voices[0] ?? null
  const [hasFailed, setHasFailed] = useState(false)
  // What nobody chose and nobody was told of is not sent to a voice on a server.
  const isUnasked = !wasAsked && !isVoiceChosen(chosen, toolId) && voice?.localService === false
  const hasVoice = isVoiceWanted(chosen, toolId) && !isUnasked
  const speaker = useRef<Speaker | null>(null)
  const context = useRef<AudioContext | null>(null)
  const now = useRef({ chosen, voice, hasVoice })
  now.current = { chosen, voice, hasVoice }

  useEffect(
    () => () => {
      speaker.current?.stop()
      const ending = context.current
      context.current = null
      if (ending) setTimeout(() => void ending.close(), lastSoundMs)
    },
    [],
  )

  const sounds = useMemo(() => {
    const open = () => {
      context.current ??= new AudioContext()
      return context.current
    }
    const audio = () => {
      const opened = open()
      if (opened.state === 'suspended') void opened.resume()
      return opened
    }
    const speak = (text: string) => {
      const { chosen: settings, voice: speaking } = now.current
      if (!speaking) return
      speaker.current ??= createSpeaker(window.speechSynthesis, () => setHasFailed(true))
      speaker.current.stop()
      speaker.current.speak(text, speaking, rateOf(settings))
    }
    const cues: Cues = {
      say(text) {
        if (now.current.hasVoice) speak(text)
      },
      bell() {
        if (now.current.chosen.hasBell) ringBell(audio())
      },
      pluck(note) {
        if (now.current.chosen.hasBell) pluckNote(audio(), note)
      },
      pulse(phase) {
        if (now.current.chosen.hasVibration) navigator.vibrate?.([...pulses[phase]])
      },
    }
    return {
      audio,
      cues,
      preview: speak,
      prepare() {
        // Before any press at all, browsers warn of it.
        if (typeof AudioContext === 'function' && navigator.userActivation?.hasBeenActive) open()
      },
      unlock() {
        const { hasVoice: isWanted, voice: speaking, chosen: settings } = now.current
        if (typeof AudioContext === 'function') audio()
        if (!isWanted || !speaking) return
        const silent = new SpeechSynthesisUtterance(' ')
        silent.volume = 0
        silent.rate = rateOf(settings)
        window.speechSynthesis.speak(silent)
      },
      hush: () => speaker.current?.stop(),
      end(isHeard: boolean) {
        navigator.vibrate?.(endPulse)
        if (typeof AudioContext === 'function' && (isHeard || now.current.chosen.hasBell)) ringBell(audio())
      },
    }
  }, [])

  function choose(change: Partial<PlayerSettings>) {
    const next = { ...chosen, ...change }
    setChosen(next)
    setHasFailed(false)
    keepPlayerSettings(next)
    if (!isVoiceWanted(next, toolId)) speaker.current?.stop()
    // Within the press: elsewhere a phone would not let it sound.
    if (next.hasBell || next.background !== 'none') sounds.audio()
  }

  return {
    ...sounds,
    settings: {
      chosen,
      choose,
      hasVoice,
      chooseVoice: (isWanted) => choose(withVoice(chosen, toolId, isWanted)),
      voices,
      voice,
      isUnheard: (voice === null && isKnown) || (hasVoice && hasFailed),
      can: {
        speak: voice !== null,
        vibrate: typeof navigator.vibrate === 'function',
        sound: typeof AudioContext === 'function',
      },
    },
  }
}
