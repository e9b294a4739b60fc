import type { VideoAnalysis } from '@maitri/contracts'
import { meanEmotions, type WeightsOfFace, weightsOfFace } from './emotions-of-face'
import { expressionOf } from './expression-of'
import type { FrameReading } from './face-messages'
import type { UnfitReason } from './fitness-of-face'

/** One frame of the clip, with its moment. */
export type ReadFrame = { atSeconds: number; reading: FrameReading }

type FaceReading = NonNullable<VideoAnalysis['face']>

/** Why the frames of a clip are not enough to read a face from. */
export type NoFaceReason = 'no_face' | 'lowered_head' | 'darkness' | 'too_few' | Exclude<UnfitReason, 'dim'>

/** What the frames of a clip showed together: a face, or why there is none. */
export type FaceSummary =
  | {
      found: 'face'
      emotions: VideoAnalysis['emotions']
      face: FaceReading
    }
  | { found: NoFaceReason }

/** The timeline is drawn and stored in at most so many parts. */
const mostParts = 60

/** Fewer good frames, three seconds, are a chance look and no measurement. */
export const fewestFrames = 6

/**
 * Puts the frames of a clip together: emotions as the mean over the faces, the timeline as the mean over each part of the clip, and the one
 * expression that clearly left rest, which is `rest` where the person's own is known.
 */
export function summariseFrames(frames: readonly ReadFrame[], rest: WeightsOfFace | null = null): FaceSummary {
  const weighed = frames.map(({ atSeconds, reading }) => ({
    atSeconds,
    weights: reading.found === 'face' ? weightsOfFace(reading.scores) : null,
  }))
  const faces = weighed.flatMap(({ weights }) => weights ?? [])
  if (faces.length < fewestFrames) return { found: mostFound(frames, faces.length) }
  return {
    found: 'face',
    emotions: meanEmotions(faces),
    face: {
      frames: frames.length,
      framesWithFace: faces.length,
      framesWithHeadLowered: countOf(frames, 'lowered_head'),
      framesLeftOut: leftOut(frames),
      expression: expressionOf(faces, rest),
      comparedWithOwnRest: rest !== null,
      timeline: timelineOf(weighed),
    },
  }
}

type Weighed = { atSeconds: number; weights: WeightsOfFace | null }

function timelineOf(frames: readonly Weighed[]): FaceReading['timeline'] {
  const framesAPart = Math.ceil(frames.length / mostParts)
  const timeline: FaceReading['timeline'] = []
  for (let from = 0; from < frames.length; from += framesAPart) {
    const part = frames.slice(from, from + framesAPart)
    const faces = part.flatMap(({ weights }) => weights ?? [])
    timeline.push({
      atSeconds: part[0]?.atSeconds ?? 0,
      emotions: faces.length > 0 ? meanEmotions(faces) : null,
    })
  }
  return timeline
}

/** Frames with a face that could not be read fairly, by the reason. */
function leftOut(frames: readonly ReadFrame[]): Partial<Record<UnfitReason, number>> {
  const counts: Partial<Record<UnfitReason, number>> = {}
  for (const { reading } of frames) {
    if (reading.found === 'unfit') counts[reading.why] = (counts[reading.why] ?? 0) + 1
  }
  return counts
}

/** Why a clip has no face: what was most in the way. Darkness only where most of it was dark: a fade at the end is no reason. */
function mostFound(frames: readonly ReadFrame[], faces: number): NoFaceReason {
  const { dim = 0, ...others } = leftOut(frames)
  const dark = countOf(frames, 'darkness') + dim
  if (dark > frames.length / 2) return 'darkness'
  const reasons: [NoFaceReason, number][] = [
    ['lowered_head', countOf(frames, 'lowered_head')],
    ['darkness', dim],
    ...Object.entries(others).map(([why, count]): [NoFaceReason, number] => [why as keyof typeof others, count]),
  ]
  const [most] = reasons.sort(([, one], [, other]) => other - one)
  if (most && most[1] > faces) return most[0]
  return faces > 0 ? 'too_few' : 'no_face'
}

const countOf = (frames: readonly ReadFrame[], found: FrameReading['found']) =>
  frames.filter(({ reading }) => reading.found === found).length
