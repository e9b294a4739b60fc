import type { ToolId } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../components/kolam/kolam'
import type { StepNumber } from './activity'
import { ActivityLayout } from './activity-layout'

/** A step in words with the tool's own figure: what an activity shows where there is nothing to do but that. */
type GuidedStepProps = { toolId: ToolId; step: StepNumber; caption?: string | undefined }

export function GuidedStep({ toolId, step, caption }: GuidedStepProps) {
  const { t } = useTranslation('coping_tools')
  return (
    <ActivityLayout
      heading={t(`tools.${toolId}.steps.${step}.title`)}
      note={t(`tools.${toolId}.steps.${step}.text`)}
      caption={caption}
      figure={<Kolam seed={`tool:${toolId}`} />}
    />
  )
}
