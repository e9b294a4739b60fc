import { levelled, seamless } from './seamless'

const seconds = 10
const overlapSeconds = 1

/** A deep, even rush: white noise summed up with a leak. */
export function brownNoise(sampleRate: number, random: () => number): Float32Array {
  const stretch = new Float32Array((seconds + overlapSeconds) * sampleRate)
  // Below about 25 Hz nothing is heard, and it would only take room from the rest.
  const leak = Math.exp((-2 * Math.PI * 25) / sampleRate)
  let level = 0
  for (let index = 0; index < stretch.length; index += 1) {
    level = leak * level + (2 * random() - 1)
    stretch[index] = level
  }
  return levelled(seamless(stretch, seconds * sampleRate))
}
