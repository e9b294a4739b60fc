import { allWords, type HeardWords, joinWords, nothingHeard, wordsOfRun } from './heard-words'
import type { Recognition, RecognitionClass } from './speech-recognition'

/** The specification, section 9: that long without any speech ends listening. What was heard once, goes on until Stop. */
export const silenceLimitMs = 30_000
/** `docs/rules.md`, 30 s: ten minutes at most. */
export const listeningLimitMs = 10 * 60_000
/** How long the last words may take to arrive after Stop. */
const lastWordsMs = 2_000
/** A platform that ends at once again and again is asked more slowly, and at last no more. */
const restartDelayMs = 250
const shortRunMs = 1_000
const shortRunsAtMost = 8

export type ListeningEnd =
  | { reason: 'stopped' }
  | { reason: 'no_speech' }
  | { reason: 'time_up' }
  /** `error` is the platform's own name for what happened. */
  | { reason: 'failed'; error: string }

type RecogniserOptions = {
  recognition: RecognitionClass
  /** A language tag, such as `hi-IN`. */
  tag: string
  isOnDevice: boolean
  /** All words of the recording so far, over every restart. */
  onWords: (words: HeardWords) => void
  /** Called once, with everything that was heard; never after `cancel`. */
  onEnd: (end: ListeningEnd, text: string) => void
}

export type Recogniser = { start: () => void; stop: () => void; cancel: () => void }

/** Ends that the platform makes of itself and that are no failure: it is started again. */
const passing = new Set(['no-speech', 'aborted'])

/**
 * Listens until it is stopped. A browser ends its recognition whenever it likes: after a pause, after a minute, on Android after each
 * sentence. Here it is then started again, and whatever was heard before is kept, the unsettled words too.
 */
export function createRecogniser({ recognition, tag, isOnDevice, onWords, onEnd }: RecogniserOptions): Recogniser {
  let state: 'idle' | 'listening' | 'stopping' | 'ended' = 'idle'
  /** What earlier runs heard. */
  let kept = ''
  let run: { platform: Recognition; words: HeardWords; startedAt: number } | null = null
  let shortRuns = 0
  let error: string | null = null
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let silence: ReturnType<typeof setTimeout> | undefined

  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
    }, ms)
    timers.add(timer)
    return timer
  }

  const heard = (): HeardWords => ({
    settled: joinWords(kept, run?.words.settled ?? ''),
    interim: run?.words.interim ?? '',
  })

  function waitForSpeech() {
    clearTimeout(silence)
    silence = after(silenceLimitMs, () => finish({ reason: 'no_speech' }))
  }

  function startRun() {
    const platform = new recognition()
    platform.lang = tag
    platform.continuous = true
    platform.interimResults = true
    if (isOnDevice) platform.processLocally = true
    const own = { platform, words: nothingHeard, startedAt: Date.now() }
    run = own
    platform.addEventListener('result', (event) => {
      if (run !== own) return
      own.words = wordsOfRun(resultsOf(event as SpeechRecognitionEvent))
      if (allWords(own.words) !== '') {
        clearTimeout(silence)
        shortRuns = 0
      }
      onWords(heard())
    })
    platform.addEventListener('error', (event) => {
      if (run !== own || state !== 'listening') return
      const { error: name } = event as SpeechRecognitionErrorEvent
      if (!passing.has(name)) error = name
    })
    platform.addEventListener('end', () => {
      if (run === own) endRun()
    })
    try {
      platform.start()
    } catch (refusal) {
      finish({ reason: 'failed', error: refusal instanceof Error ? refusal.message : String(refusal) })
    }
  }

  /** The platform ended: what it had not settled is kept as it was heard. */
  function endRun() {
    if (!run) return
    kept = allWords(heard())
    const wasShort = Date.now() - run.startedAt < shortRunMs
    run = null
    if (state === 'stopping') return finish({ reason: 'stopped' })
    if (error !== null) return finish({ reason: 'failed', error })
    onWords(heard())
    shortRuns = wasShort ? shortRuns + 1 : 0
    if (shortRuns > shortRunsAtMost) return finish({ reason: 'failed', error: 'aborted' })
    if (wasShort) after(restartDelayMs, startRun)
    else startRun()
  }

  function finish(end: ListeningEnd) {
    const text = allWords(heard())
    leave()
    onEnd(end, text)
  }

  function leave() {
    state = 'ended'
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    const platform = run?.platform
    run = null
    platform?.abort()
  }

  return {
    start() {
      if (state !== 'idle') return
      state = 'listening'
      waitForSpeech()
      after(listeningLimitMs, () => finish({ reason: 'time_up' }))
      startRun()
    },
    stop() {
      if (state !== 'listening') return
      state = 'stopping'
      if (!run) return finish({ reason: 'stopped' })
      after(lastWordsMs, () => finish({ reason: 'stopped' }))
      run.platform.stop()
    },
    cancel: leave,
  }
}

function resultsOf({ results }: SpeechRecognitionEvent) {
  return Array.from(results, (result) => ({
    isFinal: result.isFinal,
    transcript: result[0]?.transcript ?? '',
    confidence: result[0]?.confidence ?? 1,
  }))
}
