import type { VideoReading } from '../../../data/reading'
import type { Outcome } from './analyse-video'
import type { AnalysisProgress } from './analysis-progress'
import type { ChosenVideo, checkUpload, checkVideo } from './chosen-video'
import type { WordsMissing } from './words/words-missing'

type Nothing = Extract<Outcome, { kind: 'nothing' }>

/** What stands in the way of an analysis, or came of the last one. */
export type VideoProblem = { key: NonNullable<ReturnType<typeof checkVideo>> | 'gate_missing' } | Nothing

/** Where the person is on the way from a video to a reading. The video is kept through every step until they give it up. */
export type VideoState =
  | { step: 'source'; problem: ReturnType<typeof checkUpload> }
  | { step: 'chosen'; video: ChosenVideo; problem: VideoProblem | null }
  | { step: 'analysing'; video: ChosenVideo; progress: AnalysisProgress }
  | { step: 'result'; video: ChosenVideo; reading: VideoReading; wordsMissing: WordsMissing | undefined }

export type VideoAction =
  | { type: 'upload_refused'; problem: NonNullable<ReturnType<typeof checkUpload>> }
  | { type: 'chosen'; video: ChosenVideo }
  | { type: 'refused'; problem: VideoProblem }
  | { type: 'started' }
  | { type: 'progressed'; progress: AnalysisProgress }
  | { type: 'cancelled' }
  | { type: 'done'; reading: VideoReading; wordsMissing: WordsMissing | undefined }
  | { type: 'reset' }

export const noVideo = { step: 'source', problem: null } as const satisfies VideoState

export function videoReducer(state: VideoState, action: VideoAction): VideoState {
  switch (action.type) {
    case 'upload_refused':
      return state.step === 'source' ? { step: 'source', problem: action.problem } : state
    case 'chosen':
      return { step: 'chosen', video: action.video, problem: null }
    case 'reset':
      return noVideo
  }
  if (state.step === 'chosen') {
    if (action.type === 'started') return { step: 'analysing', video: state.video, progress: { stage: 'loading' } }
    if (action.type === 'refused') return { ...state, problem: action.problem }
  }
  if (state.step === 'analysing') {
    if (action.type === 'progressed') return { ...state, progress: action.progress }
    if (action.type === 'cancelled') return { step: 'chosen', video: state.video, problem: null }
    if (action.type === 'refused') return { step: 'chosen', video: state.video, problem: action.problem }
    if (action.type === 'done')
      return { step: 'result', video: state.video, reading: action.reading, wordsMissing: action.wordsMissing }
  }
  return state
}
