/** Sa, the note on which everything rests: a low C sharp. */
const sa = 138.59

/** The four strings in the order of the hand: Pa, the pair of Sa that beats a little, and the deep Sa. */
export const tanpuraStrings = [0.75 * sa, sa, sa + 0.35, sa / 2] as const

const secondsAPluck = 1.6
export const tanpuraPartials = 16

export const emptyTanpura = (sampleRate: number): Float32Array =>
  new Float32Array(Math.round(tanpuraStrings.length * secondsAPluck * sampleRate))

/**
 * Adds one partial, from 1, of a plucked string, from 0, to the loop. It rings on over the end of the loop into its beginning, which
 * therefore has no seam. High partials come later than low ones, as over the curved bridge of the instrument.
 */
export function addPartial(loop: Float32Array, string: number, partial: number, sampleRate: number): void {
  const hz = tanpuraStrings[string] ?? sa
  const start = Math.round(string * secondsAPluck * sampleRate)
  const decay = 0.6 + 0.12 * partial
  const length = Math.floor((6.9 / decay) * sampleRate)
  const fade = Math.exp(-decay / sampleRate)
  const rise = Math.exp(-1 / ((0.01 + 0.025 * partial) * sampleRate))
  const turn = (2 * Math.PI * hz * partial) / sampleRate
  // A sine by its own recurrence, since a sine a sample would hold up a slow phone.
  const twice = 2 * Math.cos(turn)
  let before = -Math.sin(turn)
  let now = 0
  let level = 1 / partial ** 0.8
  let silence = 1
  for (let index = 0, place = start; index < length; index += 1, place += 1) {
    if (place === loop.length) place = 0
    loop[place] = (loop[place] ?? 0) + level * (1 - silence) * (1 - index / length) * now
    const next = twice * now - before
    before = now
    now = next
    level *= fade
    silence *= rise
  }
}
