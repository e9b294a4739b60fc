/** How far the reading of a video is. */
export type AnalysisProgress =
  | { stage: 'loading' }
  | { stage: 'frames'; done: number; total: number }
  /** The share that has left this device, 0 to 1. */
  | { stage: 'sending' | 'sending_video'; share: number }
  | { stage: 'waiting' }
