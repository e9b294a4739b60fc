/** A platform that has not begun to speak by then will not. */
const silenceMs = 3_000

/** Errors that say only that we stopped it ourselves. */
const ownEnds = new Set(['canceled', 'interrupted'])

export type Speaker = { speak: (text: string, voice: SpeechSynthesisVoice) => void; stop: () => void }

/**
 * Reads texts one after the other, sentence by sentence: some voices break off after a quarter of a minute. `onFail` is called where the
 * platform refuses or stays silent; then nothing more is read. `onDone` is called whenever everything that was asked for has been read.
 */
export function createSpeaker(
  synthesis: SpeechSynthesis,
  onFail: () => void,
  onDone: () => void = () => undefined,
): Speaker {
  let queue: { sentence: string; voice: SpeechSynthesisVoice }[] = []
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
    const utterance = new SpeechSynthesisUtterance(first.sentence)
    utterance.voice = first.voice
    utterance.lang = first.voice.lang
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
    speak(text, voice) {
      queue.push(...sentencesOf(text).map((sentence) => ({ sentence, voice })))
      if (!isSpeaking) next()
    },
    stop,
  }
}

function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?।]+[.!?।]*/gu) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}
