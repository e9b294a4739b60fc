import type { Transcription } from '@maitri/contracts'
import { wordsIn } from '@maitri/domain'
import { languageCodeOf } from './language-code-of'

type Found = {
  source: Transcription['source']
  text: string
  /** As the service named it. */
  language: string | null | undefined
  /** 0 where the service did not say. */
  durationSeconds: number
  confidence: number | null
}

/** What every service's answer becomes. */
export function transcriptionOf({ source, text, language, durationSeconds, confidence }: Found): Transcription {
  const plain = text.replace(/\s+/g, ' ').trim()
  return {
    text: plain,
    source,
    language: languageCodeOf(language),
    durationSeconds: durationSeconds > 0 ? durationSeconds : null,
    confidence: confidence === null ? null : Math.min(1, Math.max(0, confidence)),
    wordCount: wordsIn(plain).length,
  }
}

/** When the last stretch of what was heard ended, in seconds; 0 without any. */
export const lastEndOf = (stretches: readonly { end: number }[]) => Math.max(0, ...stretches.map(({ end }) => end))
