import type { ChosenVideo } from './chosen-video'
import { FilmError, type Frames } from './film'
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
  } catch (error) {
    // Another browser part may still play what has no decoder of its own.
    if (error instanceof FilmError) return soughtFrames(video.file)
    throw error
  }
}

async function* picturesOf(samples: ChosenVideo['samples']) {
  for (const { atSeconds, picture } of samples) yield { atSeconds, picture: await createImageBitmap(picture) }
}
