/** The groups of muscles, by the step of the exercise that holds them (`docs/exercises.md`, tool 3). */
export const muscleGroups = {
  2: ['hands', 'upper_arms', 'face'],
  3: ['shoulders', 'chest', 'belly'],
  4: ['thighs', 'calves'],
} as const

export type MuscleGroup = (typeof muscleGroups)[keyof typeof muscleGroups][number]

/** Seven seconds tensed and twenty let go, each of two parts with words of its own; in milliseconds. */
const phases = [
  { phase: 'tighten', ms: 2_000, isTense: true },
  { phase: 'hold', ms: 5_000, isTense: true },
  { phase: 'let_go', ms: 5_000, isTense: false },
  { phase: 'rest', ms: 15_000, isTense: false },
] as const

export type MusclePhase = (typeof phases)[number]['phase']

const roundMs = phases.reduce((sum, { ms }) => sum + ms, 0)
export const muscleRounds = 2

/** How long one group takes, twice tensed and twice let go, in milliseconds. */
export const muscleGroupMs = muscleRounds * roundMs

export type MuscleMoment = {
  /** Which of the step's groups, from 0. */
  index: number
  /** From 1. */
  round: number
  phase: MusclePhase
  /** Milliseconds until it is let go, or until the next round. */
  leftMs: number
}

/** Where a step of tensing and letting go is after `elapsedMs`; null once all its groups are done. */
export function muscleMomentAt(groupCount: number, elapsedMs: number): MuscleMoment | null {
  const index = Math.floor(elapsedMs / muscleGroupMs)
  if (index >= groupCount) return null
  const withinGroup = elapsedMs - index * muscleGroupMs
  const round = Math.floor(withinGroup / roundMs) + 1
  const within = withinGroup % roundMs
  let endMs = 0
  let current: (typeof phases)[number] = phases[0]
  for (current of phases) {
    endMs += current.ms
    if (within < endMs) break
  }
  const tenseMs = phases.reduce((sum, { ms, isTense }) => sum + (isTense ? ms : 0), 0)
  return { index, round, phase: current.phase, leftMs: (current.isTense ? tenseMs : roundMs) - within }
}
