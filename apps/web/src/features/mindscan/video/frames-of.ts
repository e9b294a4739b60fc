import type { ChosenVideo } from './chosen-video'
import type { Frames } from './film'
import { soughtFrames } from './sought-frames'

/** The frames of a video: those taken while recording, else decoded from the file, else sought in it. Throws `FilmError`. */
export async function framesOf(video: ChosenVideo): Promise<Frames> {
  const { samples } = video
  if (samples.length > 0) {
    return { count: samples.length, durationSeconds: video.recordedSeconds ?? 0, all: picturesOf(samples) }
  }
  try {
    const { decodedFrames } = await import('./open-film')
    return await decodedFrames(video.file)
  } catch {
    // The browser may still play what it has no decoder for, or what the library, which may not have arrived, does not know.
    return soughtFrames(video.file)
  }
}

async function* picturesOf(samples: ChosenVideo['samples']) {
  for (const { atSeconds, picture } of samples) yield { atSeconds, picture: await createImageBitmap(picture) }
}
