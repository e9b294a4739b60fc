import { expect, test } from 'vitest'
import type { FrameReading } from './face-messages'
import { summariseFrames } from './summarise-frames'

const smile: FrameReading = { found: 'face', scores: { happy: 1 } }
const even: FrameReading = { found: 'face', scores: { neutral: 0.9, sad: 0.1 } }
const none = { joy: 0, sorrow: 0, anger: 0, surprise: 0, neutral: 0 }

const clip = (...readings: FrameReading[]) => readings.map((reading, index) => ({ atSeconds: index / 2, reading }))

test('emotions are the mean over the frames with a face, and each frame stands in the timeline', () => {
  expect(summariseFrames(clip(smile, { found: 'no_face' }, even))).toEqual({
    found: 'face',
    emotions: { ...none, joy: 50, sorrow: 5, neutral: 45 },
    face: {
      frames: 3,
      framesWithFace: 2,
      framesWithHeadLowered: 0,
      timeline: [
        { atSeconds: 0, emotions: { ...none, joy: 100 } },
        { atSeconds: 0.5, emotions: null },
        { atSeconds: 1, emotions: { ...none, sorrow: 10, neutral: 90 } },
      ],
    },
  })
})

test('disgust and fear have no family: what is left is weighed without them', () => {
  const uneasy: FrameReading = { found: 'face', scores: { disgust: 0.4, fear: 0.4, angry: 0.15, neutral: 0.05 } }
  expect(summariseFrames(clip(uneasy))).toMatchObject({ emotions: { ...none, anger: 75, neutral: 25 } })
})

test('a face of nothing but disgust and fear is no measurement', () => {
  expect(summariseFrames(clip({ found: 'face', scores: { disgust: 0.6, fear: 0.4 } }))).toEqual({ found: 'no_face' })
})

test('frames with a lowered head are left out and counted', () => {
  expect(summariseFrames(clip(smile, { found: 'lowered_head' }, { found: 'lowered_head' }))).toMatchObject({
    emotions: { ...none, joy: 100 },
    face: { frames: 3, framesWithFace: 1, framesWithHeadLowered: 2 },
  })
})

test('a long clip has at most sixty parts, each the mean of its frames', () => {
  const summary = summariseFrames(clip(...Array.from({ length: 240 }, (_, index) => (index % 2 ? smile : even))))
  if (summary.found !== 'face') throw new Error('a face was found')
  expect(summary.face.timeline).toHaveLength(60)
  expect(summary.face.timeline[1]).toEqual({ atSeconds: 2, emotions: { ...none, joy: 50, sorrow: 5, neutral: 45 } })
})

test.each([
  ['an empty room', clip({ found: 'no_face' }, { found: 'no_face' }), 'no_face'],
  ['a dark room', clip({ found: 'darkness' }, { found: 'darkness' }, { found: 'no_face' }), 'darkness'],
  ['a clip that fades out', clip({ found: 'no_face' }, { found: 'no_face' }, { found: 'darkness' }), 'no_face'],
  ['someone who looks down', clip({ found: 'lowered_head' }, { found: 'no_face' }), 'lowered_head'],
  ['no frame at all', [], 'no_face'],
] as const)('%s has no face', (_, frames, found) => {
  expect(summariseFrames(frames)).toEqual({ found })
})
