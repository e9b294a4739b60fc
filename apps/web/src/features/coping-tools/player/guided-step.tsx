import type { ToolId } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../components/kolam/kolam'
import type { StepNumber } from './activity'
import { ActivityLayout } from './activity-layout'

/** A step in words with the tool's own figure: what an activity shows where there is nothing to do but that. */
export function GuidedStep({ toolId, step }: { toolId: ToolId; step: StepNumber }) {
  const { t } = useTranslation('coping_tools')
  return (
    <ActivityLayout
      heading={t(`tools.${toolId}.steps.${step}.title`)}
      note={t(`tools.${toolId}.steps.${step}.text`)}
      figure={<Kolam seed={`tool:${toolId}`} />}
    />
  )
}
