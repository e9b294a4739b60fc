import type { AnalysisProgress } from '../analysis-progress'
import type { Frames } from '../video-file'
import type { WeightsOfFace } from './emotions-of-face'
import type { FaceReader } from './face-reader'
import { type FaceSummary, type ReadFrame, summariseFrames } from './summarise-frames'

type Parts = { frames: Frames; reader: FaceReader; rest: WeightsOfFace | null }
type Options = { signal: AbortSignal; onProgress: (progress: AnalysisProgress) => void }

/** Reads a video's frames one after another, so that only one of them is ever held. Stops at the next frame once it is cancelled. */
export async function readFace({ frames, reader, rest }: Parts, { signal, onProgress }: Options): Promise<FaceSummary> {
  const read: ReadFrame[] = []
  onProgress({ stage: 'frames', done: 0, total: frames.count })
  for await (const { atSeconds, picture } of frames.all) {
    signal.throwIfAborted()
    read.push({ atSeconds, reading: await reader.read(picture) })
    onProgress({ stage: 'frames', done: read.length, total: frames.count })
  }
  signal.throwIfAborted()
  return summariseFrames(read, rest)
}
