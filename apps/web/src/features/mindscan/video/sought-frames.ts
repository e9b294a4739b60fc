import { frameTimes } from './face/frame-times'
import { type Frame, type Frames, frameSize, VideoError } from './video-file'
import { lengthOf } from './video-length'

/**
 * The frames of a video, by seeking in a video element that nobody sees: for browsers and formats without a decoder of their own. Throws
 * `VideoError` where the browser can't play the video either.
 */
export async function soughtFrames(file: Blob): Promise<Frames> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.playsInline = true
  const address = URL.createObjectURL(file)
  const close = () => {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
  try {
    video.src = address
    await heard(video, 'loadeddata')
    if (video.videoWidth === 0) throw new VideoError('no_picture')
    const durationSeconds = await lengthOf(video)
    const times = frameTimes(durationSeconds)
    return { count: times.length, durationSeconds, all: seek(video, times, close) }
  } catch (error) {
    close()
    throw error
  }
}

async function* seek(video: HTMLVideoElement, times: readonly number[], close: () => void): AsyncGenerator<Frame> {
  try {
    const { width, height } = frameSize(video.videoWidth, video.videoHeight)
    for (const atSeconds of times) {
      video.currentTime = atSeconds
      await heard(video, 'seeked')
      yield { atSeconds, picture: await pictureOf(video, width, height) }
    }
  } finally {
    close()
  }
}

async function pictureOf(video: HTMLVideoElement, resizeWidth: number, resizeHeight: number): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(video, { resizeWidth, resizeHeight })
  } catch (cause) {
    throw new VideoError('unreadable', { cause })
  }
}

/** Resolves with the event, or throws why the video can't be played. */
function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const { signal } = listening
    video.addEventListener(event, () => finish(resolve), { signal })
    video.addEventListener('error', () => finish(() => reject(new VideoError(reasonOf(video)))), { signal })
    function finish(settle: () => void) {
      listening.abort()
      settle()
    }
  })
}

const reasonOf = (video: HTMLVideoElement) =>
  video.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ? 'unsupported' : 'unreadable'
