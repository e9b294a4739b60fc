import { type NidraForm, nidraForms, nidraStepSeconds } from '@maitri/domain'
import i18next from 'i18next'
import * as z from 'zod/mini'
import type { OtherCourse, StepNumber } from '../../player/activity'

const draftSchema = z.object({ line: z.string(), form: z.enum(nidraForms) })

/** What was chosen and written before: the line to carry, and which form of rest. */
export type NidraDraft = z.infer<typeof draftSchema>

export function nidraDraftOf(draft: unknown): NidraDraft {
  // Before there were forms the draft was the line.
  if (typeof draft === 'string') return { line: draft, form: 'eleven' }
  const stored = z.safeParse(draftSchema, draft)
  return stored.success ? stored.data : { line: '', form: 'eleven' }
}

/** The times and titles of the form that was chosen; null for the tool's own eleven minutes. */
export function otherCourse(draft: unknown): OtherCourse | null {
  const { form } = nidraDraftOf(draft)
  if (form === 'eleven') return null
  return {
    stepSeconds: nidraStepSeconds[form],
    stepTitle: (step) => stepTitle(form, step),
    endsSilently: form === 'sleep',
  }
}

function stepTitle(form: NidraForm, step: StepNumber): string {
  const own = (of: StepNumber) => i18next.t(`coping_tools:tools.yoga-nidra.steps.${of}.title`)
  if (form === 'scan') return step === 5 ? own(5) : i18next.t('tool_body:nidra.forms.scan')
  if (form !== 'sleep') return own(step)
  const titles: Record<StepNumber, string> = {
    1: i18next.t('tool_body:nidra.sleep_title'),
    2: i18next.t('coping_tools:tools.muscle-release.title'),
    3: own(2),
    4: own(3),
    5: i18next.t('coping_tools:tools.yoga-nidra.subtitle'),
  }
  return titles[step]
}
