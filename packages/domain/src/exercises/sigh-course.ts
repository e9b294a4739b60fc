import { breathPatterns, roundMs } from '../breath/breath-pattern'

/** Rounds of the cyclic sigh by step, 33 in all: learnt, led and alone (`docs/exercises.md`, tool 1; BALBAN). */
export const sighRounds = { 2: 3, 3: 15, 4: 15 } as const

const secondsOf = (rounds: number) => (rounds * roundMs(breathPatterns.sigh)) / 1000

/** Seconds of the five steps: five minutes of sighing between settling and breath as it comes. */
export const sighStepSeconds = [
  20,
  secondsOf(sighRounds[2]),
  secondsOf(sighRounds[3]),
  secondsOf(sighRounds[4]),
  10,
] as const
