import { useTranslation } from 'react-i18next'
import { VersionChoice } from '../../components/sync/version-choice'
import { type PlanAction, planSections, type SafetyPlan } from '../../data/safety-plan'

type TwoVersionsProps = { plan: SafetyPlan; onChange: (action: PlanAction) => void }

/** Offers what was written of a line in another tab at the same time: one at a time, until none is left. */
export function TwoVersions({ plan, onChange }: TwoVersionsProps) {
  const { t } = useTranslation('safety_plan')
  for (const section of planSections)
    for (const { id, text, others = [] } of plan.sections[section])
      for (const other of others) {
        const settle = (isUsed: boolean) => onChange({ action: 'settle', section, id, other, isUsed })
        return (
          <VersionChoice
            heading={t('two_tabs')}
            part={t(`sections.${section}.heading`)}
            saved={text}
            other={other}
            onKeep={() => settle(false)}
            onUse={() => settle(true)}
          />
        )
      }
  return null
}
