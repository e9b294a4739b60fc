/** 2 to the 20th places: with the features kept, nine in ten and more stay empty, so that an unknown feature seldom meets a weight. */
export const placeBits = 20

/** Told the place of a feature in a table of weights, and how much it counts. */
export type SeeFeature = (place: number, value: number) => void

export const whole = 1
/** Pieces of words are many for each word; counted in full they would drown it. */
export const piece = 0.4

/** 32-bit FNV-1a: its prime, and its offset basis, where every hash begins. */
const prime = 0x01000193
export const start = 0x811c9dc5

export const step = (hash: number, code: number) => Math.imul(hash ^ code, prime)

export function stepAll(hash: number, word: string): number {
  let out = hash
  for (let i = 0; i < word.length; i++) out = step(out, word.charCodeAt(i))
  return out
}

/** The place of a feature in a table of weights (the hashing trick): the hash, mixed so that its low bits depend on all, cut to `placeBits`. */
export function placeOf(hash: number): number {
  let out = hash ^ (hash >>> 15)
  out = Math.imul(out, 0x2c1b3c6d)
  out ^= out >>> 12
  return out & ((1 << placeBits) - 1)
}
