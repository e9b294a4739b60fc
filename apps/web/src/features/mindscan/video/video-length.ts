/** Far beyond the end of any video. */
const beyondEndSeconds = 1e7

/**
 * How long a video is, in seconds. A recording made here does not say so, and its length reads as infinite until somebody has sought its
 * end; afterwards the element stands at the beginning again.
 */
export async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration
  await new Promise<void>((resolve) => {
    const listening = new AbortController()
    const look = () => {
      if (!Number.isFinite(video.duration)) return
      listening.abort()
      resolve()
    }
    video.addEventListener('durationchange', look, { signal: listening.signal })
    video.addEventListener('timeupdate', look, { signal: listening.signal })
    video.currentTime = beyondEndSeconds
  })
  const { duration } = video
  video.currentTime = 0
  return duration
}
