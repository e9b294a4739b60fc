/** Places of the body in the rotation of attention, and how long each is named for in milliseconds (`docs/exercises.md`, tool 4). */
export const bodyPointCount = 40
const bodyPointMs = 6_000

/** Which place of the body is named after `elapsedMs`, from 1 to 40. */
export const bodyPointAt = (elapsedMs: number): number =>
  within(Math.floor(elapsedMs / bodyPointMs) + 1, bodyPointCount)

const firstBreath = 27
const breathCountMs = 120_000 / firstBreath

/** The number of the breath after `elapsedMs`, from 27 down to 1. */
export const breathNumberAt = (elapsedMs: number): number =>
  firstBreath + 1 - within(Math.floor(elapsedMs / breathCountMs) + 1, firstBreath)

export const opposites = ['heavy', 'light', 'warm', 'cool', 'place'] as const

export type Opposite = (typeof opposites)[number]

const oppositeMs = 120_000 / opposites.length

/** What is felt after `elapsedMs`: the pairs in turn, then a place. */
export const oppositeAt = (elapsedMs: number): Opposite =>
  opposites[within(Math.floor(elapsedMs / oppositeMs) + 1, opposites.length) - 1] ?? 'place'

const within = (value: number, most: number) => Math.min(Math.max(value, 1), most)
