/** How loud the loudest moment of a loop is, of full scale: no sound may clip, whatever is laid over it. */
const peak = 0.8

/** A loop of `length` samples from a longer stretch: what lies beyond its end fades into its beginning, so that no seam is heard. */
export function seamless(stretch: Float32Array, length: number): Float32Array {
  const overlap = stretch.length - length
  const loop = stretch.slice(0, length)
  for (let index = 0; index < overlap; index += 1) {
    const turn = (Math.PI / 2) * (index / overlap)
    // Two pieces of noise add up by their power.
    loop[index] = (stretch[index] ?? 0) * Math.sin(turn) + (stretch[length + index] ?? 0) * Math.cos(turn)
  }
  return loop
}

/** The same sound around zero and as loud as sounds of ours are. */
export function levelled(sound: Float32Array): Float32Array {
  const mean = sound.reduce((sum, sample) => sum + sample, 0) / Math.max(1, sound.length)
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample - mean)), 0)
  return loudest === 0 ? sound : sound.map((sample) => ((sample - mean) * peak) / loudest)
}
