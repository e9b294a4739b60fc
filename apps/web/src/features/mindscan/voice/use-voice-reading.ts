import type { Transcription } from '@maitri/contracts'
import { type VoiceFacts, voiceFactsOf, wordsIn } from '@maitri/domain'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { allWords, type HeardWords } from '../../../platform/speech/heard-words'
import { ensureGate, loadedGate } from '../../../safety/gate'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import { hasArrived } from '../has-arrived'
import type { MindscanAction, MindscanState } from '../mindscan-state'
import { loadResult } from '../result/load-result'
import { useAnalysis } from '../use-analysis'
import { createLiveSafetyCheck } from './live-safety-check'
import type { VoiceProblem } from './voice-problem'

type VoiceReadingOptions = {
  state: MindscanState
  dispatch: Dispatch<MindscanAction>
  assess: SafetyCheck['assess']
  onFresh: (id: string) => void
}

/** Leads words from the microphone, a file or the keyboard past the gate and into a reading. What answers `false` could not be loaded. */
export function useVoiceReading({ state, dispatch, assess, onFresh }: VoiceReadingOptions) {
  const [problem, setProblem] = useState<VoiceProblem | null>(null)
  const [searched, setSearched] = useState<string | null>(null)
  const liveCheck = useRef(createLiveSafetyCheck(assess))
  /** What the gate has read whole; nothing is read twice that has not changed. */
  const assessed = useRef<{ text: string; isCrisis: boolean } | null>(null)
  /** How the recording of the words sounded; what was typed has none. */
  const voice = useRef<Promise<VoiceFacts | null> | undefined>(undefined)
  const analysis = useAnalysis(dispatch, onFresh)

  // The tab is left: the words so far are kept, and nothing listens any more.
  useEffect(() => () => dispatch({ type: 'listening_ended' }), [dispatch])

  function read(text: string) {
    assessed.current = { text, isCrisis: loadedGate().needsHelp(assess(text).tier) }
  }

  /** The gate comes first, also for words that were changed since it read them. */
  async function passGate(text: string): Promise<boolean> {
    if (!(await hasArrived(ensureGate()))) return false
    if (assessed.current?.text !== text) read(text)
    return true
  }

  return {
    analysis,
    problem,
    setProblem,
    searched,
    closeSearch: () => setSearched(null),

    /** Typed words go on to be read. */
    async use(text: string) {
      if (!(await hasArrived(ensureGate()))) return false
      read(text)
      // Fetched before the words go on, so that a reading never waits for the network.
      if (!(await hasArrived(import('../read-text')))) return false
      setProblem(null)
      voice.current = undefined
      dispatch({ type: 'used', text })
      return true
    },

    async search(text: string) {
      if (!(await passGate(text))) return false
      setSearched(text)
      return true
    },

    /** `onStarted` hears whether help has just come into view for the words. */
    async analyse(text: string, onStarted: (isCrisis: boolean) => void) {
      const parts = Promise.all([import('../read-text'), loadResult()])
      if (!(await passGate(text)) || !(await hasArrived(parts))) return false
      setSearched(null)
      const isCrisis = assessed.current?.isCrisis ?? false
      if (state.step === 'words') analysis.start({ text, heardBy: state.heardBy, isCrisis, voice: voice.current })
      onStarted(isCrisis)
      return true
    },

    listeningStarted() {
      setProblem(null)
      liveCheck.current = createLiveSafetyCheck(assess)
      dispatch({ type: 'listening_started' })
    },

    heard(words: HeardWords) {
      liveCheck.current(words.settled)
      dispatch({ type: 'hearing', text: allWords(words) })
    },

    listeningEnded(text: string, found: VoiceProblem | null, sound: Promise<Blob> | null) {
      voice.current = sound ? voiceOf(sound, text) : undefined
      assessed.current = { text, isCrisis: liveCheck.current(text) }
      dispatch({ type: 'hearing', text })
      dispatch({ type: 'listening_ended' })
      setProblem(found)
    },

    transcribed({ text, source }: Transcription, sound: File | null) {
      voice.current = sound ? voiceOf(sound, text) : undefined
      read(text.trim())
      setProblem(null)
      dispatch({ type: 'transcribed', text: text.trim(), heardBy: source })
    },

    restart() {
      setProblem(null)
      setSearched(null)
      dispatch({ type: 'restarted' })
    },
  }
}

/** Measured while the person looks at the words; what could not be measured is left out. */
async function voiceOf(sound: Blob | Promise<Blob>, text: string): Promise<VoiceFacts | null> {
  try {
    const { measureRecording } = await import('./measure-recording')
    const measure = await measureRecording(await sound)
    return measure && voiceFactsOf(measure, wordsIn(text).length)
  } catch {
    return null
  }
}
