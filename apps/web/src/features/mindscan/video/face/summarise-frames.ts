import type { VideoAnalysis } from '@maitri/contracts'
import { meanEmotions, weightsOfFace } from './emotions-of-face'
import type { FrameReading } from './face-messages'

/** One frame of the clip, with its moment. */
export type ReadFrame = { atSeconds: number; reading: FrameReading }

type FaceReading = NonNullable<VideoAnalysis['face']>

/** What the frames of a clip showed together: a face, or why there is none. */
export type FaceSummary =
  | {
      found: 'face'
      emotions: VideoAnalysis['emotions']
      face: FaceReading
    }
  | { found: 'no_face' | 'lowered_head' | 'darkness' }

/** The timeline is drawn and stored in at most so many parts. */
const mostParts = 60

/** Puts the frames of a clip together: emotions as the mean over the faces, the timeline as the mean over each part of the clip. */
export function summariseFrames(frames: readonly ReadFrame[]): FaceSummary {
  const weighed = frames.map(({ atSeconds, reading }) => ({
    atSeconds,
    weights: reading.found === 'face' ? weightsOfFace(reading.scores) : null,
  }))
  const faces = weighed.flatMap(({ weights }) => weights ?? [])
  if (faces.length === 0) return { found: mostFound(frames) }
  return {
    found: 'face',
    emotions: meanEmotions(faces),
    face: {
      frames: frames.length,
      framesWithFace: faces.length,
      framesWithHeadLowered: countOf(frames, 'lowered_head'),
      timeline: timelineOf(weighed),
    },
  }
}

type Weighed = { atSeconds: number; weights: ReturnType<typeof weightsOfFace> }

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

/** Why a clip has no face. Darkness only where most of it was dark: a fade at the end is no reason. */
function mostFound(frames: readonly ReadFrame[]): 'no_face' | 'lowered_head' | 'darkness' {
  if (countOf(frames, 'darkness') > frames.length / 2) return 'darkness'
  return countOf(frames, 'lowered_head') > 0 ? 'lowered_head' : 'no_face'
}

const countOf = (frames: readonly ReadFrame[], found: FrameReading['found']) =>
  frames.filter(({ reading }) => reading.found === found).length
