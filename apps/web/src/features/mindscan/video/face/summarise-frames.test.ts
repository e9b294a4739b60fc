import { expect, test } from 'vitest'
import type { FrameReading } from './face-messages'
import { summariseFrames } from './summarise-frames'

const smile: FrameReading = { found: 'face', scores: { happy: 1 } }
const even: FrameReading = { found: 'face', scores: { neutral: 0.9, sad: 0.1 } }
const lowered: FrameReading = { found: 'lowered_head' }
const nobody: FrameReading = { found: 'no_face' }
const none = { joy: 0, sorrow: 0, anger: 0, surprise: 0, neutral: 0 }

const clip = (...readings: FrameReading[]) => readings.map((reading, index) => ({ atSeconds: index / 2, reading }))
const times = (count: number, reading: FrameReading) => Array.from({ length: count }, () => reading)

test('emotions are the mean over the frames with a face, and each frame stands in the timeline', () => {
  const summary = summariseFrames(clip(...times(3, smile), nobody, ...times(3, even)))
  expect(summary).toMatchObject({
    found: 'face',
    emotions: { ...none, joy: 50, sorrow: 5, neutral: 45 },
    face: { frames: 7, framesWithFace: 6, framesWithHeadLowered: 0, expression: null, comparedWithOwnRest: false },
  })
  if (summary.found !== 'face') throw new Error('a face was found')
  expect(summary.face.timeline.slice(2, 5)).toEqual([
    { atSeconds: 1, emotions: { ...none, joy: 100 } },
    { atSeconds: 1.5, emotions: null },
    { atSeconds: 2, emotions: { ...none, sorrow: 10, neutral: 90 } },
  ])
})

test('disgust and fear have no family: what is left is weighed without them', () => {
  const uneasy: FrameReading = { found: 'face', scores: { disgust: 0.4, fear: 0.4, angry: 0.15, neutral: 0.05 } }
  expect(summariseFrames(clip(...times(6, uneasy)))).toMatchObject({ emotions: { ...none, anger: 75, neutral: 25 } })
})

test('a resting face is told no expression, and one that leaves the own rest is', () => {
  const stern: FrameReading = { found: 'face', scores: { angry: 0.7, neutral: 0.3 } }
  const frames = clip(...times(8, stern))
  expect(summariseFrames(frames)).toMatchObject({ face: { expression: null } })
  expect(summariseFrames(frames, { ...none, anger: 0.6, neutral: 0.4 })).toMatchObject({
    face: { expression: null, comparedWithOwnRest: true },
  })
  expect(summariseFrames(frames, { ...none, neutral: 1 })).toMatchObject({ face: { expression: 'anger' } })
})

test('frames that cannot be read fairly are left out and counted, each by its reason', () => {
  const two: FrameReading = { found: 'unfit', why: 'several_faces' }
  const turned: FrameReading = { found: 'unfit', why: 'turned' }
  expect(summariseFrames(clip(...times(6, smile), lowered, lowered, two, turned, turned))).toMatchObject({
    emotions: { ...none, joy: 100 },
    face: {
      frames: 11,
      framesWithFace: 6,
      framesWithHeadLowered: 2,
      framesLeftOut: { several_faces: 1, turned: 2 },
      expression: 'joy',
    },
  })
})

test('a long clip has at most sixty parts, each the mean of its frames', () => {
  const summary = summariseFrames(clip(...Array.from({ length: 240 }, (_, index) => (index % 2 ? smile : even))))
  if (summary.found !== 'face') throw new Error('a face was found')
  expect(summary.face.timeline).toHaveLength(60)
  expect(summary.face.timeline[1]).toEqual({ atSeconds: 2, emotions: { ...none, joy: 50, sorrow: 5, neutral: 45 } })
})

test.each([
  ['an empty room', clip(nobody, nobody), 'no_face'],
  ['a dark room', clip({ found: 'darkness' }, { found: 'darkness' }, nobody), 'darkness'],
  ['a face in the dark', clip(...times(8, { found: 'unfit', why: 'dim' })), 'darkness'],
  ['a clip that fades out', clip(nobody, nobody, { found: 'darkness' }), 'no_face'],
  ['someone who looks down', clip(lowered, nobody), 'lowered_head'],
  ['two people', clip(...times(9, { found: 'unfit', why: 'several_faces' }), smile), 'several_faces'],
  ['five looks at a face', clip(...times(5, smile)), 'too_few'],
  ['a face of nothing but disgust and fear', clip(...times(6, { found: 'face', scores: { disgust: 1 } })), 'no_face'],
  ['no frame at all', [], 'no_face'],
] as const)('%s is no measurement', (_, frames, found) => {
  expect(summariseFrames(frames)).toEqual({ found })
})
