import type { Transcription } from '@maitri/contracts'
import * as z from 'zod'
import { meanConfidence } from './mean-confidence'
import { lastEndOf, transcriptionOf } from './transcription-of'

const source = 'gladia'
/** V1 writes numbers as texts too. 0 where it is neither. */
const seconds = z.coerce.number().min(0).catch(0).default(0)

const job = z.object({
  status: z.enum(['queued', 'processing', 'done', 'error']),
  error_code: z.int().nullish(),
  file: z.object({ audio_duration: seconds }).nullish(),
  result: z
    .object({
      metadata: z.object({ audio_duration: seconds }).nullish(),
      transcription: z
        .object({
          full_transcript: z.string().nullish(),
          languages: z.array(z.string()).nullish(),
          utterances: z.array(z.object({ start: seconds, end: seconds, confidence: z.number().nullish() })).nullish(),
        })
        .nullish(),
    })
    .nullish(),
})

const segment = z.object({
  time_begin: seconds,
  time_end: seconds,
  transcription: z.string().default(''),
  language: z.string().nullish(),
  probability: z.number().nullish(),
  confidence: z.number().nullish(),
})

const v1 = z.object({
  prediction: z.union([z.string(), z.array(segment)]),
  prediction_raw: z
    .object({ metadata: z.object({ original_mediainfo: z.object({ duration: seconds }).nullish() }).nullish() })
    .nullish()
    .catch(null),
  // The specification's shape has these at the top; no answer of V1 does.
  language: z.string().nullish(),
  audio_duration: seconds,
  confidence: z.number().nullish(),
})

export type GladiaJob =
  | { state: 'running' }
  | { state: 'failed'; code: number | null }
  | { state: 'done'; transcription: Transcription }

/**
 * Reads what Gladia says of a job; null where it is no answer of Gladia's. Besides today's shape (V2) it reads what an endpoint that still
 * answers as V1 did sends: a list of segments, a text, and the flat shape of the specification. An empty text is a result: nobody spoke.
 */
export function readGladiaJob(answer: unknown): GladiaJob | null {
  const old = v1.safeParse(answer)
  if (old.success) return { state: 'done', transcription: readV1(old.data) }
  const today = job.safeParse(answer)
  if (!today.success) return null
  const { status, error_code } = today.data
  if (status === 'error') return { state: 'failed', code: error_code ?? null }
  return status === 'done' ? { state: 'done', transcription: readV2(today.data) } : { state: 'running' }
}

function readV2({ result, file }: z.output<typeof job>) {
  const heard = result?.transcription
  return transcriptionOf({
    source,
    text: heard?.full_transcript ?? '',
    language: heard?.languages?.[0],
    durationSeconds: result?.metadata?.audio_duration || file?.audio_duration || 0,
    confidence: meanConfidence(heard?.utterances ?? []),
  })
}

function readV1({ prediction, prediction_raw, language, audio_duration, confidence }: z.output<typeof v1>) {
  const segments = typeof prediction === 'string' ? [] : prediction
  const stretches = segments.map((one) => ({
    start: one.time_begin,
    end: one.time_end,
    confidence: one.confidence ?? one.probability,
  }))
  return transcriptionOf({
    source,
    text:
      typeof prediction === 'string'
        ? prediction
        : prediction.map(({ transcription }) => transcription.trim()).join(' '),
    language: language ?? mostFrequent(segments.flatMap((one) => one.language ?? [])),
    durationSeconds: audio_duration || prediction_raw?.metadata?.original_mediainfo?.duration || lastEndOf(stretches),
    confidence: confidence ?? meanConfidence(stretches),
  })
}

function mostFrequent(names: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}
