import { expect, test } from 'vitest'
import { buildVideoAnalysis } from '../../../testing/build-analysis'
import type { ChosenVideo } from './chosen-video'
import { noVideo, type VideoAction, type VideoState, videoReducer } from './video-state'

const video: ChosenVideo = { file: new File([], 'video.webm'), samples: [], recordedSeconds: null, hasSound: null }
const chosen: VideoState = { step: 'chosen', video, problem: null }
const analysing: VideoState = { step: 'analysing', video, progress: { stage: 'loading' } }
const reading = { id: 'reading-1', occurredAt: '2026-11-21T10:00:00.000Z', body: buildVideoAnalysis() }
const nothing = { kind: 'nothing', why: 'no_face', failure: null } as const

const after = (state: VideoState, ...actions: VideoAction[]) => actions.reduce(videoReducer, state)

test('a video is chosen, read, and stays beside its reading', () => {
  const done = { type: 'done', reading, wordsMissing: { why: 'no_sound' } } as const
  expect(after(noVideo, { type: 'chosen', video }, { type: 'started' }, done)).toEqual({
    step: 'result',
    video,
    reading,
    wordsMissing: { why: 'no_sound' },
  })
})

test('a cancelled analysis keeps the video', () => {
  expect(after(analysing, { type: 'cancelled' })).toEqual(chosen)
})

test('where nothing was found the video is kept beside what is said about it, and a new attempt clears that', () => {
  const problem = after(analysing, { type: 'refused', problem: nothing })
  expect(problem).toEqual({ step: 'chosen', video, problem: nothing })
  expect(after(problem, { type: 'started' })).toEqual(analysing)
})

test('what comes after a cancelled analysis changes nothing', () => {
  const late: VideoAction[] = [
    { type: 'progressed', progress: { stage: 'frames', done: 3, total: 8 } },
    { type: 'done', reading, wordsMissing: undefined },
  ]
  expect(after(chosen, ...late)).toEqual(chosen)
})

test.each([chosen, analysing] as VideoState[])('Reset gives the video up (%#)', (state) => {
  expect(after(state, { type: 'reset' })).toEqual(noVideo)
})

test('a file that is refused leaves the choice open', () => {
  expect(after(noVideo, { type: 'upload_refused', problem: 'not_a_video' })).toEqual({
    step: 'source',
    problem: 'not_a_video',
  })
})
