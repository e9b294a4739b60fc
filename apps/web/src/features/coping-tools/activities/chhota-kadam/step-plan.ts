import { lifeAreas, recordId, type ToolWriting } from '@maitri/contracts'
import * as z from 'zod/mini'
import { newId } from '../../../../lib/new-id'

export const stepSizes = [2, 10, 30] as const

const scale = z.nullable(z.int().check(z.minimum(0), z.maximum(10)))

/** A small step while it is being planned. */
export const stepPlan = z.object({
  id: recordId,
  mood: scale,
  energy: scale,
  area: z.nullable(z.enum(lifeAreas)),
  action: z.string(),
  minutes: z.literal([...stepSizes]),
  date: z.string(),
  time: z.string(),
  where: z.string(),
  obstacle: z.string(),
  answer: z.string(),
})

export type StepPlan = z.infer<typeof stepPlan>

export function beginPlan(): StepPlan {
  return {
    id: newId(),
    mood: null,
    energy: null,
    area: null,
    action: '',
    minutes: 2,
    date: '',
    time: '',
    where: '',
    obstacle: '',
    answer: '',
  }
}

/** The moment that day and time name in the person's own zone, in UTC; null while one of them is open or no such moment is. */
export function momentOf({ date, time }: Pick<StepPlan, 'date' | 'time'>): string | null {
  if (date === '' || time === '') return null
  const moment = new Date(`${date}T${time}`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** What is kept of a plan; null until it has an action. `ifThen` is the sentence in the person's language. */
export function plannedStep(plan: StepPlan, ifThen: string): ToolWriting | null {
  const action = plan.action.trim()
  if (action === '') return null
  return {
    kind: 'small_step',
    mood: plan.mood,
    energy: plan.energy,
    area: plan.area,
    action,
    minutes: plan.minutes,
    plannedFor: momentOf(plan),
    where: plan.where.trim(),
    obstacle: plan.obstacle.trim(),
    ifThen,
    doneAt: null,
    pleasure: null,
    mastery: null,
  }
}
