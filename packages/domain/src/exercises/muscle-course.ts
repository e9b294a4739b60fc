/** The groups of muscles, by the step of the exercise that holds them (`docs/exercises.md`, tool 3). */
export const muscleGroups = {
  2: ['hands', 'upper_arms', 'face'],
  3: ['shoulders', 'chest', 'belly'],
  4: ['thighs', 'calves'],
} as const

export type MuscleGroup = (typeof muscleGroups)[keyof typeof muscleGroups][number]

const tenseMs = 7_000
const releaseMs = 20_000
const rounds = 2

/** How long one group takes, twice tensed and twice let go, in milliseconds. */
export const muscleGroupMs = rounds * (tenseMs + releaseMs)

export type MuscleMoment = {
  /** Which of the step's groups, from 0. */
  index: number
  phase: 'tense' | 'release'
  /** Milliseconds until the phase ends. */
  leftMs: number
}

/** Where a step of tensing and letting go is after `elapsedMs`; null once all its groups are done. */
export function muscleMomentAt(groupCount: number, elapsedMs: number): MuscleMoment | null {
  const index = Math.floor(elapsedMs / muscleGroupMs)
  if (index >= groupCount) return null
  const within = (elapsedMs - index * muscleGroupMs) % (tenseMs + releaseMs)
  return within < tenseMs
    ? { index, phase: 'tense', leftMs: tenseMs - within }
    : { index, phase: 'release', leftMs: tenseMs + releaseMs - within }
}
