import type { Transcription } from '@maitri/contracts'
import * as z from 'zod'
import { meanConfidence } from './mean-confidence'
import { lastEndOf, transcriptionOf } from './transcription-of'

const seconds = z.coerce.number().min(0).catch(0).default(0)

const segment = z.object({
  start: seconds,
  end: seconds,
  text: z.string().default(''),
  avg_logprob: z.number().nullish(),
  no_speech_prob: z.number().nullish(),
})

/** Only the text is everywhere: servers leave out a duration of 0, an unknown language, and what their engine does not measure. */
const verbose = z.object({
  text: z.string(),
  language: z.string().nullish(),
  duration: seconds,
  segments: z.array(segment).nullish(),
})

/** Whisper makes up words in silence; contracts 02, 'Adapter'. */
const isSilence = ({ avg_logprob, no_speech_prob }: z.output<typeof segment>) =>
  (no_speech_prob ?? 0) > 0.6 && (avg_logprob ?? 0) < -1

/** Reads an answer of `/v1/audio/transcriptions` as any of its servers writes it; null where it is none. */
export function readVerboseTranscription(answer: unknown): Transcription | null {
  const parsed = verbose.safeParse(answer)
  if (!parsed.success) return null
  const { text, language, duration } = parsed.data
  const segments = parsed.data.segments ?? []
  const spoken = segments.filter((one) => !isSilence(one))
  const stretches = spoken.map(({ start, end, avg_logprob }) => ({
    start,
    end,
    confidence: typeof avg_logprob === 'number' ? Math.exp(avg_logprob) : null,
  }))
  return transcriptionOf({
    source: 'openai-compatible',
    text: spoken.length === segments.length ? text : spoken.map((one) => one.text.trim()).join(' '),
    language,
    durationSeconds: duration || lastEndOf(segments),
    confidence: meanConfidence(stretches),
  })
}
