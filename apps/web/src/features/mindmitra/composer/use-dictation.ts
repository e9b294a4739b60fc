import { useEffect, useRef, useState } from 'react'
import { useChoice } from '../../../data/session-consent'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { allWords } from '../../../platform/speech/heard-words'
import { createRecogniser, type ListeningEnd, type Recogniser } from '../../../platform/speech/recogniser'
import { isHeardOnDevice, type RecognitionClass, speechTag } from '../../../platform/speech/speech-recognition'

type DictationOptions = {
  recognition: RecognitionClass
  onWords: (words: string) => void
  onStart: () => void
}

type DictationProblem = Extract<ListeningEnd, { reason: 'failed' | 'no_speech' }>

/** One dictation at a time. Where the sound would go to the browser's maker it asks first, once a session (`docs/safety.md` P6). */
export function useDictation({ recognition, onWords, onStart }: DictationOptions) {
  const [state, setState] = useState<'idle' | 'asking' | 'live'>('idle')
  const [problem, setProblem] = useState<DictationProblem | null>(null)
  const told = useChoice('speech')
  const running = useRef<Recogniser | null>(null)
  // The recogniser outlives the render that started it.
  const heard = useRef(onWords)
  heard.current = onWords

  // What listens must not go on behind another page (`docs/safety.md` P5); what was heard stands in the field already.
  useEffect(() => {
    const end = () => {
      running.current?.cancel()
      setState('idle')
    }
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      running.current?.cancel()
    }
  }, [])

  async function start() {
    setProblem(null)
    const isOnDevice = await isHeardOnDevice(recognition, currentLanguage())
    if (!isOnDevice && told.find() !== 'send') return setState('asking')
    onStart()
    running.current?.cancel()
    running.current = createRecogniser({
      recognition,
      tag: speechTag(currentLanguage()),
      isOnDevice,
      onWords: (words) => heard.current(allWords(words)),
      onEnd(end, text) {
        if (text !== '') heard.current(text)
        if (end.reason === 'failed' || end.reason === 'no_speech') setProblem(end)
        setState('idle')
      },
    })
    setState('live')
    running.current.start()
  }

  return {
    state,
    problem,
    start: () => void start(),
    stop: () => running.current?.stop(),
    agree() {
      told.choose('send')
      void start()
    },
    refuse: () => setState('idle'),
  }
}
