import type { Sample } from '../chosen-video'
import { framesPerSecond } from '../face/frame-times'
import { frameSize } from '../video-file'

/**
 * Looks at a playing camera twice a second and keeps what it sees as small JPEGs: the frames of a recording, whose file cannot be sought
 * in. `end` gives all of them, oldest first.
 */
export function samplePreview(preview: HTMLVideoElement): { end: () => Promise<Sample[]> } {
  const startedAt = performance.now()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const taken: Promise<Sample | null>[] = []

  function take() {
    const { width, height } = frameSize(preview.videoWidth, preview.videoHeight)
    if (!context || preview.videoWidth === 0) return
    canvas.width = width
    canvas.height = height
    context.drawImage(preview, 0, 0, width, height)
    const atSeconds = (performance.now() - startedAt) / 1_000
    taken.push(
      new Promise((resolve) =>
        canvas.toBlob((picture) => resolve(picture && { atSeconds, picture }), 'image/jpeg', 0.9),
      ),
    )
  }

  const timer = setInterval(take, 1_000 / framesPerSecond)
  return {
    async end() {
      clearInterval(timer)
      return (await Promise.all(taken)).filter((sample) => sample !== null)
    },
  }
}
