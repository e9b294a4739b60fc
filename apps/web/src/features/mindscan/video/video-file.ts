/** One look at a video. Whoever takes the picture closes it. */
export type Frame = { atSeconds: number; picture: ImageBitmap }

/** A video's frames, in order, read as they are asked for. */
export type Frames = { count: number; durationSeconds: number; all: AsyncIterable<Frame> }

/** Frames are read at this width; the detector sees no more in a larger one. */
export const frameWidth = 640

/** Why a browser cannot read a video; a file that holds sound alone has no picture. */
export type VideoFault = 'unsupported' | 'unreadable' | 'no_picture'

/** A video that this browser cannot read. */
export class VideoError extends Error {
  override name = 'VideoError'
  readonly reason: VideoFault

  constructor(reason: VideoFault, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** The size of a frame for reading: at most `frameWidth` wide, in the video's own proportions. */
export function frameSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, frameWidth / Math.max(1, width))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
