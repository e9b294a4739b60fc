import type { ToolId } from '@maitri/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepNumber } from '../player/activity'
import { ActivityLayout } from '../player/activity-layout'
import { FoundDraft } from './found-draft'
import type { ToolDraft } from './use-tool-draft'
import styles from './writing.module.css'

type WritingStepProps = {
  toolId: ToolId
  step: StepNumber
  /** Instead of the step's own words. */
  heading?: string | undefined
  own: Pick<ToolDraft<unknown>, 'isFound' | 'beginAfresh'>
  /** The crisis panel: above every field of the step. */
  panel: ReactNode
  children: ReactNode
}

/** One step of a tool in which people write: its words, help where it is needed, and what is filled in. */
export function WritingStep({ toolId, step, heading, own, panel, children }: WritingStepProps) {
  const { t } = useTranslation('coping_tools')
  return (
    <ActivityLayout
      heading={heading ?? t(`tools.${toolId}.steps.${step}.title`)}
      note={heading === undefined && t(`tools.${toolId}.steps.${step}.text`)}
      shape="form"
    >
      <div className={styles.step}>
        {step === 1 && own.isFound && <FoundDraft onAfresh={own.beginAfresh} />}
        {panel}
        {children}
      </div>
    </ActivityLayout>
  )
}
