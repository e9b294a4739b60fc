import type { UnfitReason } from './fitness-of-face'

/** What one frame showed. Scores are the model's own, each from 0 to 1. */
export type FrameReading =
  | { found: 'face'; scores: FaceScores }
  | { found: 'lowered_head' }
  /** A face that cannot be read fairly; nothing of it counts. */
  | { found: 'unfit'; why: UnfitReason }
  | { found: 'no_face' }
  | { found: 'darkness' }

/** The model's seven expressions; one that it gave no chance is missing. */
export type FaceScores = Partial<
  Record<'happy' | 'sad' | 'angry' | 'surprise' | 'neutral' | 'disgust' | 'fear', number>
>

/** To the worker: the model's address once, then one frame after another. */
export type FaceQuestion = { ask: 'load'; modelUrl: string } | { ask: 'read'; frame: ImageBitmap }

/** From the worker: one answer to each question, in order. */
export type FaceAnswer = { answer: 'loaded' } | { answer: 'read'; reading: FrameReading } | { answer: 'failed' }
