import type { Language } from '@maitri/domain'

type Asked = { text: string; language: Language; signal: AbortSignal }

/** `score` from -1 to 1; `magnitude` from 0 up, growing with the length of the text. */
export type TextSentiment = { score: number; magnitude: number; requestId: string | undefined }

/** What reads the sentiment of a text. It throws a `ProviderError`. */
export type TextSentimentProvider = {
  read(asked: Asked): Promise<TextSentiment>
  /** Reads one word of ours: the service has no call that needs a key and costs nothing. */
  checkKey(): Promise<void>
}
