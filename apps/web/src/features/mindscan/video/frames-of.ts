import type { ChosenVideo } from './chosen-video'
import { frameTimes } from './face/frame-times'
import { soughtFrames } from './sought-frames'
import { type Frame, type Frames, VideoError } from './video-file'

/**
 * The frames of a video: those taken while recording, else decoded from the file, else sought in it. A device that was too busy to look often
 * enough while it recorded reads its file as well, and the fuller of both counts. Throws `VideoError`.
 */
export async function framesOf(video: ChosenVideo): Promise<Frames> {
  const { samples, recordedSeconds, file } = video
  if (samples.length === 0) return framesOfFile(file)
  const taken = { count: samples.length, durationSeconds: recordedSeconds ?? 0, all: picturesOf(samples) }
  if (taken.count >= frameTimes(taken.durationSeconds).length * leastShareTaken) return taken
  const read = await framesOfFile(file).catch(() => null)
  return read && read.count > taken.count ? read : taken
}

/** Of the frames that should have been taken while recording; with fewer the file is read. */
const leastShareTaken = 0.6

async function framesOfFile(file: Blob): Promise<Frames> {
  try {
    const { decodedFrames } = await import('./open-video')
    const decoded = await decodedFrames(file)
    return { ...decoded, all: soughtAfter(decoded, file) }
  } catch {
    // The browser may still play what it has no decoder for, or what the library, which may not have arrived, does not know.
    return soughtFrames(file)
  }
}

/** Decoded frames, and from where the decoder gives up the ones that the browser shows: a transparent video, for one, can only be played. */
async function* soughtAfter(decoded: Frames, file: Blob): AsyncGenerator<Frame> {
  let readTo = Number.NEGATIVE_INFINITY
  try {
    for await (const frame of decoded.all) {
      readTo = frame.atSeconds
      yield frame
    }
  } catch (error) {
    if (!(error instanceof VideoError)) throw error
    const sought = await soughtFrames(file)
    for await (const frame of sought.all) {
      if (frame.atSeconds > readTo) yield frame
      else frame.picture.close()
    }
  }
}

async function* picturesOf(samples: ChosenVideo['samples']) {
  for (const { atSeconds, picture } of samples) yield { atSeconds, picture: await createImageBitmap(picture) }
}
