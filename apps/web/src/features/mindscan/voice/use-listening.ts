import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { canHearTwice, type Microphone, openMicrophone } from '../../../platform/microphone'
import { allWords, type HeardWords, nothingHeard } from '../../../platform/speech/heard-words'
import { createRecogniser, type ListeningEnd } from '../../../platform/speech/recogniser'
import { isHeardOnDevice, type RecognitionClass, speechTag } from '../../../platform/speech/speech-recognition'
import { ensureGate } from '../../../safety/gate'
import { type SoundRecorder, startSoundRecorder } from './sound-recorder'

export type Listening =
  | { state: 'idle' }
  /** The gate and the microphone are on their way. */
  | { state: 'opening' }
  | { state: 'live'; startedAt: number; words: HeardWords; level: (() => number) | null; isStopping: boolean }

type ListeningOptions = {
  recognition: RecognitionClass
  /** The gate could not be loaded: without it nothing may be heard. */
  onGateMissing: () => void
  onStarted: () => void
  /** Everything heard so far, each time there is more. */
  onWords: (words: HeardWords) => void
  /** `sound` is what was said, where the browser can record beside listening. */
  onEnded: (end: ListeningEnd, text: string, sound: Promise<Blob> | null) => void
}

/** One recording at a time, with its microphone. Leaving the page or the tab ends both. */
export function useListening(options: ListeningOptions) {
  const [listening, setListening] = useState<Listening>({ state: 'idle' })
  const running = useRef<{ stop: () => void; cancel: () => void } | null>(null)

  function change(part: Partial<Extract<Listening, { state: 'live' }>>) {
    setListening((current) => (current.state === 'live' ? { ...current, ...part } : current))
  }

  async function start() {
    let isCancelled = false
    let words = nothingHeard
    let microphone: Microphone | null = null
    let recorder: SoundRecorder | null = null
    running.current?.cancel()
    running.current = { stop: leave, cancel: leave }
    setListening({ state: 'opening' })

    function leave() {
      isCancelled = true
      microphone?.close()
      running.current = null
      setListening({ state: 'idle' })
    }

    const [hasGate, isOnDevice] = await Promise.all([
      ensureGate().then(
        () => true,
        () => false,
      ),
      isHeardOnDevice(options.recognition, currentLanguage()),
    ])
    if (isCancelled) return
    if (!hasGate) {
      leave()
      return options.onGateMissing()
    }
    // Without a meter the recognition still listens, and tells by itself where it may not.
    const opened = canHearTwice() ? await openMicrophone().catch(() => null) : null
    if (isCancelled) return opened?.close()
    microphone = opened
    recorder = microphone && recorderOf(microphone)
    const recogniser = createRecogniser({
      recognition: options.recognition,
      tag: speechTag(currentLanguage()),
      isOnDevice,
      onWords(heard) {
        words = heard
        change({ words })
        options.onWords(heard)
      },
      onEnd(end, text) {
        const sound = recorder?.stop() ?? null
        leave()
        options.onEnded(end, text, sound)
      },
    })
    running.current = {
      stop: recogniser.stop,
      cancel() {
        recogniser.cancel()
        recorder?.cancel()
        leave()
      },
    }
    setListening({
      state: 'live',
      startedAt: Date.now(),
      words,
      level: microphone?.level ?? null,
      isStopping: false,
    })
    options.onStarted()
    recogniser.start()
  }

  /** The page goes: what was heard stays, and there is no time for more. */
  const endNow = useEffectEvent(() => {
    if (listening.state !== 'live') return running.current?.cancel()
    const text = allWords(listening.words)
    running.current?.cancel()
    options.onEnded({ reason: 'stopped' }, text, null)
  })
  useEffect(() => {
    const end = () => endNow()
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      running.current?.cancel()
    }
  }, [])

  return {
    listening,
    start: () => void start(),
    stop() {
      change({ isStopping: true })
      running.current?.stop()
    },
    cancel: () => running.current?.cancel(),
  }
}

/** Records beside listening, to measure how it sounded; where that cannot be, the words come all the same. */
function recorderOf({ stream }: Microphone): SoundRecorder | null {
  try {
    return startSoundRecorder(stream, () => undefined)
  } catch {
    return null
  }
}
