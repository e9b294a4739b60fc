import type { StepCount } from '@maitri/content/coping-tools'
import type { ToolWriting } from '@maitri/contracts'
import type { ComponentType } from 'react'
import type { Guide } from '../narration/guide'

export type StepNumber = 1 | 2 | 3 | 4 | 5

/** The time of one step, by the wall clock: it is right after the screen was locked or the tab slept, and stands still while paused. */
export type StepClock = {
  /** Milliseconds of this step that have passed. */
  elapsedMs: () => number
  /** Milliseconds that the exercise has run over all its steps, without pauses. */
  activeMs: () => number
  /** Milliseconds that the step lasts; null where the exercise is untimed. */
  totalMs: number | null
}

/** What an activity may do to ear and hand; each does nothing while the person has it switched off or the device cannot. */
export type Cues = {
  /** Says a sentence in the interface's language; a later one takes the place of an earlier one. */
  say: (text: string) => void
  /** One soft bell. */
  bell: () => void
  /** One soft plucked note of five, the higher the number the higher. */
  pluck: (note: number) => void
  /** One short pulse for in, two for out, a long one for hold. */
  pulse: (phase: 'in' | 'out' | 'hold') => void
}

/**
 * One tool inside the player. It draws its step between the player's header and controls with `ActivityLayout`; it never owns the clock,
 * the steps or the way out. It stays mounted over all five steps, so that what was done in one is there in the next.
 */
export type ActivityProps = {
  step: StepNumber
  clock: StepClock
  /** False while paused and during the lead-in. */
  isRunning: boolean
  cues: Cues
  /** The words that guide through it; null or undefined where it goes without. */
  guide?: Guide | null
  /** Moves on, for a step that ends when it is done rather than when its time is over. On the last step it completes the exercise. */
  onStepDone: () => void
  /** Whether the person may go on now; a step that asks for something first says so itself. The player shows Next either way. */
  onReady?: (isReady: boolean) => void
  /** Takes another course than the tool's own, or with null the tool's own again; the step then begins anew. */
  onCourse?: (course: OtherCourse | null) => void
  /** Names the step otherwise than the tool does, for as long as the exercise is open. */
  onStepTitle?: (step: StepNumber, title: string) => void
  /** What was begun and not yet kept survives leaving the player; null where nothing was. The shape is the activity's own. */
  draft: unknown
  onDraft: (draft: unknown) => void
  /** Told at every breath in that the activity led, so that the ending can say how many there were. */
  onBreath?: (() => void) | undefined
  /** Keeps what was written or drawn with the person's things. Answers its id. */
  onKeep: (writing: ToolWriting, id?: string) => string
}

/** The times and titles of a tool's other form. */
export type OtherCourse = {
  stepSeconds: StepCount
  stepTitle: (step: StepNumber) => string
  /** Whether nothing tells its end, for who may be asleep by then. */
  endsSilently?: boolean
}

export type Activity = ComponentType<ActivityProps>

/** What is chosen before an exercise begins, kept with its draft. */
export type Setup = ComponentType<Pick<ActivityProps, 'draft' | 'onDraft'>>
