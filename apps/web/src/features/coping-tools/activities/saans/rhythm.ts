import { sighStepSeconds } from '@maitri/domain'
import i18next from 'i18next'
import * as z from 'zod/mini'
import type { OtherCourse } from '../../player/activity'

/** The rhythms of this tool, the first one unless another is chosen; the last follows the person, by touch. */
export const rhythms = ['four_six', 'five_five', 'box', 'four_seven_eight', 'sigh', 'own'] as const
export type Rhythm = (typeof rhythms)[number]

const draftSchema = z.object({ rhythm: z.enum(rhythms) })

export function rhythmOf(draft: unknown): Rhythm {
  const stored = z.safeParse(draftSchema, draft)
  return stored.success ? stored.data.rhythm : 'four_six'
}

/** The sigh has 33 rounds of its own; every other rhythm keeps the tool's times. */
export const courseOf = (rhythm: Rhythm): OtherCourse | null =>
  rhythm === 'sigh'
    ? {
        stepSeconds: sighStepSeconds,
        stepTitle: (step) => i18next.t(`coping_tools:tools.saans.steps.${step}.title`),
      }
    : null
