import type { CopingTool } from '@maitri/content/coping-tools'
import type { ToolWriting } from '@maitri/contracts'
import type { ReactNode } from 'react'
import type { StepPlace } from './timeline'
import type { Attempt } from './use-keep-place'

/** How an exercise ended: what counts, how long it would have been as the specification writes it, and whether it came to its end. */
export type ExerciseEnd = {
  secondsDone: number
  duration: string
  isComplete: boolean
  /** Whether no clock ran: then its end is when the person says so. */
  isUntimed: boolean
  /** Breaths that it led; 0 where it leads none. */
  breaths: number
}

/** An exercise that is one of several. */
export type Sequence = {
  /** Which of them this is. */
  position: ReactNode
  skipLabel: string
  /** The way out of all of them. */
  exitLabel: string
  onSkip: (end: ExerciseEnd) => void
}

export type ExercisePlayerProps = {
  tool: CopingTool
  /** Begins at once, without the lead-in: the way in a panic. */
  isImmediate?: boolean
  /** Where it was left off; that step begins anew. */
  from?: StepPlace
  /** Called when a step begins. */
  onStep?: (place: StepPlace) => void
  sequence?: Sequence
  onKeep: (writing: ToolWriting, id?: string) => string
  /** Called once, when the exercise is complete or was left by its own way out. */
  onEnd: (end: ExerciseEnd, attempt: Attempt) => void
  /** Called with what was done where it was left another way, as by Back: now, or at an earlier time that is not gone on with. */
  onUnfinished?: (end: ExerciseEnd, attempt: Attempt) => void
}
