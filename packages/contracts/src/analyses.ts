import {
  allFeelingWords,
  emotionFamilies,
  emotionLabels,
  emotionScoreNames,
  highlightReasons,
  sentiments,
  topicNames,
} from '@maitri/domain'
import * as z from 'zod/mini'
import { language } from './fields'
import { emotionShares, transcriptionSources } from './media'
import { recordEndpoints } from './records'
import { countedText, line } from './text'

/** The most characters of a text that can be analysed and stored. */
export const analysisTextMaxLength = 10_000

const count = z.int().check(z.nonnegative())

/** Whether a reading felt right to the person whose words or face it was; absent until they say. */
const verdict = z.optional(z.enum(['felt_right', 'felt_wrong']))

/** The person's own word for how it was; it leads whatever was measured. Absent until they say. */
const ownWord = z.optional(z.enum(allFeelingWords))

const measured = z.number().check(z.minimum(0))

/** How a recording sounded, measured on the device; the sound itself is never stored. Absent where nothing was recorded, or nothing could be measured. */
const voice = z.optional(
  z.object({
    speechSeconds: z.number().check(z.gt(0)),
    pauses: count,
    pauseSeconds: measured,
    /** Standard deviations: in decibels, and in semitones. */
    loudnessVariation: measured,
    pitchVariation: z.nullable(measured),
    wordsPerMinute: z.nullable(measured),
  }),
)

/** One reading of what a person wrote or said. No risk tier stands in it (`docs/safety.md` S16). */
export const textAnalysis = z.object({
  kind: z.literal('text'),
  text: countedText(analysisTextMaxLength, 1),
  language,
  /** How the words came: typed, spoken to this browser, or heard by a transcription service. Absent in early records: typed. */
  heardBy: z.optional(z.enum(['typed', ...transcriptionSources])),
  voice,
  sentiment: z.enum(sentiments),
  score: z.number().check(z.minimum(-1), z.maximum(1)),
  /** Who gave label and score; everything else is this device's own. Absent in early records: the device. */
  sentimentSource: z.optional(z.enum(['device', 'cloud'])),
  positiveWords: count,
  negativeWords: count,
  wordCount: count,
  emotionScores: z.record(z.enum(emotionScoreNames), z.number()),
  emotions: z.array(z.enum(emotionLabels)),
  highlights: z.array(
    z.object({
      start: count,
      end: count,
      effect: z.enum(['positive', 'negative']),
      weight: z.number(),
      reasons: z.array(z.enum(highlightReasons)),
    }),
  ),
  topics: z.record(z.enum(topicNames), count),
  isQuestion: z.boolean(),
  enough: z.boolean(),
  notEnoughReason: z.nullable(z.enum(['few_words', 'few_known_words', 'unclear'])),
  /** Ids of the three tips that were shown. */
  suggestions: z.array(line(60)),
  /** True where a configured provider failed and the device's own rules answered instead. */
  usedFallback: z.boolean(),
  verdict,
  ownWord,
})

export type TextAnalysis = z.infer<typeof textAnalysis>

/** What was measured from the face over a clip, on the device. */
const faceReading = z.object({
  /** Frames that were looked at, and those among them in which a face was found and used. */
  frames: count,
  framesWithFace: count,
  /** Frames that were left out because the head was lowered: such a face would read as sad, and the page says how many there were. */
  framesWithHeadLowered: count,
  /** The expression that clearly left rest; null where none did, absent in early records, which were not asked. */
  expression: z.optional(z.nullable(z.enum(['joy', 'sorrow', 'anger', 'surprise']))),
  /** Whether rest was this person's own resting face, learned on this device, and not what most faces do. */
  comparedWithOwnRest: z.optional(z.boolean()),
  /** Frames that were left out for another reason, by its name. */
  framesLeftOut: z.optional(z.record(line(40), count)),
  /** Emotions over the clip, oldest first; null where no face was found then. */
  timeline: z
    .array(z.object({ atSeconds: z.number().check(z.minimum(0)), emotions: z.nullable(emotionShares) }))
    .check(z.maxLength(600)),
})

/** One reading of a video. The video itself is never stored. */
export const videoAnalysis = z.object({
  kind: z.literal('video'),
  emotions: emotionShares,
  dominantEmotion: z.enum(emotionFamilies),
  /** True exactly where no face was measured: the emotions then come from the words, or are all 0 where there were none. */
  usingMockEmotions: z.boolean(),
  emotionSource: z.enum(['face', 'words', 'cloud', 'none']),
  face: z.nullable(faceReading),
  transcription: countedText(analysisTextMaxLength),
  transcriptionSource: z.nullable(z.enum(transcriptionSources)),
  sentiment: z.object({
    sentiment: z.enum(sentiments),
    score: z.number().check(z.minimum(-1), z.maximum(1)),
    positiveWords: count,
    negativeWords: count,
  }),
  /** Ids of what was suggested for the dominant emotion. */
  suggestions: z.array(line(60)),
  metadata: z.object({
    language: z.nullable(z.string()),
    durationSeconds: z.number().check(z.minimum(0)),
    /** Of the transcription where a service gave one, else 0; 0 to 1. A share of frames is no confidence. */
    confidence: z.number().check(z.minimum(0), z.maximum(1)),
    wordCount: count,
  }),
  usedFallback: z.boolean(),
  verdict,
  ownWord,
})

export type VideoAnalysis = z.infer<typeof videoAnalysis>

export const analysisBody = z.discriminatedUnion('kind', [textAnalysis, videoAnalysis])

/** What one reading of words or face measured, and so changes as a whole; the person's own verdict and word stand by themselves. */
export const measuredFields: readonly string[] = [
  ...new Set([...Object.keys(textAnalysis.shape), ...Object.keys(videoAnalysis.shape)]),
].filter((field) => field !== 'verdict' && field !== 'ownWord')

export const analyses = recordEndpoints('analyses', analysisBody)
