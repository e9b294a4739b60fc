import { createSpeaker } from '../../../platform/speech/speaker'

/** What is read: the sections' texts, the heading first, without the numbers of sources. */
export type SpokenSection = { heading: string; sentences: readonly string[] }

export type Aloud = { state: 'off' } | { state: 'reading' | 'paused'; section: number } | { state: 'failed' }

export type ArticleReader = { begin: () => void; pause: () => void; resume: () => void; stop: () => void }

type ReaderOptions = {
  synthesis: SpeechSynthesis
  voice: SpeechSynthesisVoice
  sections: readonly SpokenSection[]
  onChange: (aloud: Aloud) => void
}

/**
 * Reads an article section by section. A pause remembers the sentence and begins it anew: the platforms' own pause ends the reading on
 * some phones.
 */
export function createArticleReader({ synthesis, voice, sections, onChange }: ReaderOptions): ArticleReader {
  const places = sections.flatMap(({ heading, sentences }, section) =>
    [heading, ...sentences].map((sentence) => ({ section, sentence })),
  )
  let at = 0
  const speaker = createSpeaker(
    synthesis,
    () => {
      at = 0
      onChange({ state: 'failed' })
    },
    () => {
      at += 1
      read()
    },
  )

  function read() {
    const place = places[at]
    if (!place) return stop()
    onChange({ state: 'reading', section: place.section })
    speaker.speak(place.sentence, voice)
  }

  function stop() {
    at = 0
    speaker.stop()
    onChange({ state: 'off' })
  }

  return {
    begin() {
      at = 0
      read()
    },
    pause() {
      speaker.stop()
      onChange({ state: 'paused', section: places[at]?.section ?? 0 })
    },
    resume: read,
    stop,
  }
}
