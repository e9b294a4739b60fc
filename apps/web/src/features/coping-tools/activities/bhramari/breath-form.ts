import { humRounds, humRoundsOver, nadiRoundsAStep, nadiRoundsOver } from '@maitri/domain'
import * as z from 'zod/mini'
import type { StepNumber } from '../../player/activity'

/** The two forms of this tool: humming breath, and breath through one side at a time. */
export const breathForms = ['hum', 'nadi'] as const
export type BreathForm = (typeof breathForms)[number]

const draftSchema = z.object({ form: z.enum(breathForms) })

export function breathFormOf(draft: unknown): BreathForm {
  const stored = z.safeParse(draftSchema, draft)
  return stored.success ? stored.data.form : 'hum'
}

/** How many lamps stand on each step of the ghat: one for each round. */
export const lampRows: Record<BreathForm, readonly number[]> = {
  hum: [humRounds[2], humRounds[4]],
  nadi: [nadiRoundsAStep, nadiRoundsAStep, nadiRoundsAStep],
}

/** The rounds of a step that are over, by their number among all rounds of the exercise, from 0. */
export function roundsOver(form: BreathForm, step: StepNumber, elapsedMs: number): number[] {
  const { first, count } = form === 'hum' ? humOver(step, elapsedMs) : nadiOver(step, elapsedMs)
  return Array.from({ length: count }, (_, index) => first + index)
}

const none = { first: 0, count: 0 }

function humOver(step: StepNumber, elapsedMs: number) {
  if (step === 2) return { first: 0, count: humRoundsOver(step, elapsedMs) }
  return step === 4 ? { first: humRounds[2], count: humRoundsOver(step, elapsedMs) } : none
}

const nadiOver = (step: StepNumber, elapsedMs: number) =>
  step === 1 || step === 5 ? none : { first: (step - 2) * nadiRoundsAStep, count: nadiRoundsOver(elapsedMs) }
