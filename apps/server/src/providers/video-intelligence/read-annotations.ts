import type { CloudVideo, EmotionShares } from '@maitri/contracts'
import { emotionFamilies } from '@maitri/domain'
import * as z from 'zod'

/** Where the service leaves a number out, it is 0. */
const strength = z.number().min(0).default(0)
const emotion = z.object({ score: strength }).optional()

/** A face in the specification's shape; the beta of 2018 had `attributes` in the same place. */
const frame = z.object({
  emotions: z.object({ joy: emotion, sorrow: emotion, anger: emotion, surprise: emotion, neutral: emotion }).optional(),
  attributes: z.unknown().optional(),
})

/** A face in today's shape: followed over the video, with what was seen of it at each moment. */
const track = z.object({
  timestampedObjects: z
    .array(z.object({ attributes: z.array(z.object({ name: z.string(), confidence: strength })).default([]) }))
    .default([]),
})

/** What the service says of a failure, the whole job's or one feature's: a code of google.rpc and its own words, which nobody needs. */
export const googleFailure = z.object({ code: z.int().default(2) })

const annotationResult = z.object({
  faceDetectionAnnotations: z
    .array(z.object({ frames: z.array(frame).optional(), tracks: z.array(track).default([]) }))
    .default([]),
  speechTranscriptions: z
    .array(z.object({ alternatives: z.array(z.object({ transcript: z.string().default('') })).default([]) }))
    .default([]),
  error: googleFailure.optional(),
})

/** Both shapes of a result: under `response` of today's operation, and in the specification's answer itself. */
export const annotationResults = z.array(annotationResult)

export type Annotations = { annotationResults: z.output<typeof annotationResults> }

/** Emotions, words and smiles of a finished video. In the specification's shape emotions are all 0 where no face was found. */
export function readAnnotations({ annotationResults }: Annotations, shape: 'today' | 'specification'): CloudVideo {
  const faces = annotationResults.flatMap((result) => result.faceDetectionAnnotations)
  const frames = faces.flatMap((face) => face.frames ?? [])
  const isToday = shape === 'today' || faces.some((face) => face.frames === undefined)
  const isBeta = frames.some((frame) => frame.attributes !== undefined)
  const hasEmotions = frames.some((frame) => frame.emotions !== undefined)
  // Where no score stands, only the specification's shape says that nothing was found; the others do not speak of these five at all.
  return {
    emotions: hasEmotions || !(isToday || isBeta) ? emotionSharesOf(frames) : null,
    transcript: annotationResults
      .flatMap((result) => result.speechTranscriptions)
      .map(({ alternatives }) => alternatives[0]?.transcript.trim() ?? '')
      .filter((text) => text !== '')
      .join(' '),
    smilingShare: smilingShareOf(faces.flatMap((face) => face.tracks)),
  }
}

function emotionSharesOf(frames: z.output<typeof frame>[]): EmotionShares {
  const sums = emotionFamilies.map((family) =>
    frames.reduce((sum, { emotions }) => sum + (emotions?.[family]?.score ?? 0), 0),
  )
  const total = sums.reduce((sum, each) => sum + each, 0)
  const shares = sums.map((sum) => (total === 0 ? 0 : (sum / total) * 100))
  return Object.fromEntries(emotionFamilies.map((family, index) => [family, shares[index] ?? 0])) as EmotionShares
}

/** Null where no face was looked at for a smile. */
function smilingShareOf(tracks: z.output<typeof track>[]) {
  const smiles = tracks
    .flatMap((each) => each.timestampedObjects)
    .flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'smiling'))
  return smiles.length === 0 ? null : smiles.filter(({ confidence }) => confidence > 0.5).length / smiles.length
}
