/** Frames looked at in a second of video, as while recording. */
export const framesPerSecond = 2

/** A longer video is looked at more seldom, so that reading it takes no longer than this many frames do. */
const mostFrames = 240

/** From this length on, in seconds, a short video is looked at more often, so that a few blurred frames do not leave too few. */
const shortestDense = 2
const fewestRead = 8

/** The moments of a video, in seconds, at which its frames are read: twice a second, and of a short one at least eight. */
export function frameTimes(durationSeconds: number): number[] {
  const atPace = Math.max(1, Math.floor(durationSeconds * framesPerSecond))
  const wanted = durationSeconds < shortestDense ? atPace : Math.max(fewestRead, atPace)
  const count = Math.min(mostFrames, wanted)
  const step = durationSeconds / count
  return Array.from({ length: count }, (_, index) => (index + 0.5) * step)
}
