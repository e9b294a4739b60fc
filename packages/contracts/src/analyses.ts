import { emotionLabels, emotionScoreNames, highlightReasons, sentiments, topicNames } from '@maitri/domain'
import * as z from 'zod/mini'
import { language } from './fields'
import { recordEndpoints } from './records'

/** The most characters of a text that can be analysed and stored. */
export const analysisTextMaxLength = 10_000

const count = z.int().check(z.nonnegative())

/** One reading of what a person wrote or said. No risk tier stands in it (`safety.md` S16). */
export const textAnalysis = z.object({
  kind: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(analysisTextMaxLength)),
  language,
  sentiment: z.enum(sentiments),
  score: z.number().check(z.minimum(-1), z.maximum(1)),
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
  notEnoughReason: z.nullable(z.enum(['few_words', 'few_known_words'])),
  /** Ids of the three tips that were shown. */
  suggestions: z.array(z.string().check(z.maxLength(60))),
  /** True where a configured provider failed and the device's own rules answered instead. */
  usedFallback: z.boolean(),
})

export type TextAnalysis = z.infer<typeof textAnalysis>

export const analysisBody = z.discriminatedUnion('kind', [textAnalysis])

export const analyses = recordEndpoints('/api/analyses', analysisBody)
