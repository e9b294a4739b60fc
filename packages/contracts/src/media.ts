import { emotionFamilies } from '@maitri/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { language } from './fields'
import { namesOf } from './providers'
import { countedText } from './text'
import { transcriptionProviders } from './transcription-providers'

/** The largest recording, in bytes; the specification's section 5. */
export const recordingMaxBytes = 100 * 1024 * 1024

const share = z.number().check(z.minimum(0), z.maximum(1))

/** Percentages that sum to 100, or all 0 where nothing was found. */
export const emotionShares = z.record(z.enum(emotionFamilies), z.number().check(z.minimum(0), z.maximum(100)))

export type EmotionShares = z.infer<typeof emotionShares>

/** What turned speech into words: a service, the cloud that read the video, or the browser. */
export const transcriptionSources = [...namesOf(transcriptionProviders), 'google', 'browser'] as const

/** What a service heard. An empty text is a result too: nobody spoke. */
export const transcription = z.object({
  text: z.string(),
  source: z.enum(transcriptionSources),
  /** ISO 639-1, lower case; null where the service did not say. */
  language: z.nullable(z.string()),
  durationSeconds: z.nullable(z.number().check(z.minimum(0))),
  confidence: z.nullable(share),
  wordCount: z.int().check(z.nonnegative()),
})

export type Transcription = z.infer<typeof transcription>

/** The body is the recording itself, streamed through to the service; its content type says what it is. */
export const transcribe = endpoint({
  method: 'POST',
  path: '/api/transcriptions',
  access: 'person',
  summary: 'Words of a recording, by the transcription service that the operator chose',
  query: z.object({
    /** The language the person speaks, where they said so; else the service detects it. */
    language: z.optional(language),
    /** What the recording was taken from; else its content type says. The sound of a video is sent without the video. */
    of: z.optional(z.enum(['audio', 'video'])),
  }),
  file: { types: ['audio/', 'video/'], maxBytes: recordingMaxBytes },
  response: transcription,
})

/** Emotions and words of a video as the cloud saw them. `emotions` is null where the service gives none, as today's does. */
export const cloudVideo = z.object({
  emotions: z.nullable(emotionShares),
  transcript: z.string(),
  /** Share of the frames with a face in which it smiled; a smile is shown as that and never as an emotion. */
  smilingShare: z.nullable(share),
})

export type CloudVideo = z.infer<typeof cloudVideo>

export const analyzeVideoInCloud = endpoint({
  method: 'POST',
  path: '/api/video-intelligence',
  access: 'person',
  summary: 'Faces and words of a video, by the cloud service that the operator chose',
  file: { types: ['video/'], maxBytes: recordingMaxBytes },
  response: cloudVideo,
})

/** The longest text, in characters, that goes to the cloud's text sentiment. */
export const cloudSentimentMaxLength = 5_000

export const readSentimentInCloud = endpoint({
  method: 'POST',
  path: '/api/text-sentiment',
  access: 'person',
  summary: 'Sentiment of a text, by the cloud service that the operator chose',
  body: z.object({ text: countedText(cloudSentimentMaxLength, 1), language }),
  response: z.object({
    score: z.number().check(z.minimum(-1), z.maximum(1)),
    magnitude: z.number().check(z.minimum(0)),
  }),
})
