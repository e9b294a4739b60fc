/** A platform that has not begun to speak by then will not. */
const silenceMs = 3_000

/** Errors that say only that we stopped it ourselves. */
const ownEnds = new Set(['canceled', 'interrupted'])

export type Speaker = {
  /** `rate` is the platform's: 1 is how the voice speaks by itself. */
  speak: (text: string, voice: SpeechSynthesisVoice, rate?: number) => void
  stop: () => void
}

type Queued = { sentence: string; voice: SpeechSynthesisVoice; rate: number }

/**
 * Reads texts one after the other, sentence by sentence: some voices break off after a quarter of a minute. `onFail` is called where the
 * platform refuses or stays silent; then nothing more is read. `onDone` is called whenever everything that was asked for has been read.
 */
export function createSpeaker(
  synthesis: SpeechSynthesis,
  onFail: () => void,
  onDone: () => void = () => undefined,
): Speaker {
  let queue: Queued[] = []
  let isSpeaking = false
  let silence: ReturnType<typeof setTimeout> | undefined
  /** Counts stops, so that what an older utterance still says is not heard. */
  let turn = 0

  function next() {
    clearTimeout(silence)
    const first = queue.shift()
    isSpeaking = first !== undefined
    if (!first) return onDone()
    const mine = turn
    const utterance = utteranceOf(first)
    if (!utterance) return fail()
    utterance.onstart = () => clearTimeout(silence)
    utterance.onend = () => {
      if (mine === turn) next()
    }
    utterance.onerror = ({ error }) => {
      if (mine === turn && !ownEnds.has(error)) fail()
    }
    silence = setTimeout(fail, silenceMs)
    synthesis.speak(utterance)
  }

  function stop() {
    turn += 1
    queue = []
    isSpeaking = false
    clearTimeout(silence)
    synthesis.cancel()
  }

  function fail() {
    stop()
    onFail()
  }

  return {
    speak(text, voice, rate = 1) {
      queue.push(...sentencesOf(text).map((sentence) => ({ sentence, voice, rate })))
      if (!isSpeaking) next()
    },
    stop,
  }
}

/** Null where the platform does not take its own voice, as after a voice was uninstalled. */
function utteranceOf({ sentence, voice, rate }: Queued): SpeechSynthesisUtterance | null {
  const utterance = new SpeechSynthesisUtterance(sentence)
  try {
    utterance.voice = voice
  } catch {
    return null
  }
  utterance.lang = voice.lang
  utterance.rate = rate
  return utterance
}

function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?।]+[.!?।]*/gu) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}
