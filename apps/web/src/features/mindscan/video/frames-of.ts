import type { ChosenVideo } from './chosen-video'
import { soughtFrames } from './sought-frames'
import { type Frame, type Frames, VideoError } from './video-file'

/** The frames of a video: those taken while recording, else decoded from the file, else sought in it. Throws `VideoError`. */
export async function framesOf(video: ChosenVideo): Promise<Frames> {
  const { samples } = video
  if (samples.length > 0) {
    return { count: samples.length, durationSeconds: video.recordedSeconds ?? 0, all: picturesOf(samples) }
  }
  try {
    const { decodedFrames } = await import('./open-video')
    const decoded = await decodedFrames(video.file)
    return { ...decoded, all: soughtAfter(decoded, video.file) }
  } catch {
    // The browser may still play what it has no decoder for, or what the library, which may not have arrived, does not know.
    return soughtFrames(video.file)
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
