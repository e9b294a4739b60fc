import { type LifeArea, lifeAreas } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../components/ui/chip'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { Cards } from '../../player/cards'
import { LineField } from '../../writings/words-field'
import styles from '../../writings/writing.module.css'
import { StoneChoices } from '../stone-choices'
import { type StepPlan, stepSizes } from './step-plan'

type PartProps = { plan: StepPlan; onChange: (part: Partial<StepPlan>) => void }

/** Which part of life the step is for. */
export function AreaChoice({ plan, onChange }: PartProps) {
  const { t } = useTranslation('tool_writing')
  return (
    <div>
      <StoneChoices
        legend={t('step.area')}
        options={lifeAreas.map((area) => ({ value: area, label: t(`step.areas.${area}`) }))}
        value={plan.area}
        onChange={(area) => onChange({ area })}
      />
      <p className={styles.quiet} role="status">
        {plan.area && t(`step.area_hints.${plan.area}`)}
      </p>
    </div>
  )
}

/** A step of the right size: an example of Indian days, changed as one likes, or one's own. */
export function ActionChoice({ plan, onChange, check }: PartProps & { check: SafetyCheck }) {
  const { t } = useTranslation('tool_writing')
  const examplesOf = (area: LifeArea) =>
    Object.values(t(`step.actions.${area}.${plan.minutes}`, { returnObjects: true })) as string[]
  // Nobody is asked twice: who named no part of life sees one idea from each.
  const examples = plan.area ? examplesOf(plan.area) : lifeAreas.flatMap((area) => examplesOf(area).slice(0, 1))
  return (
    <Cards>
      <StoneChoices
        legend={t('step.size')}
        options={stepSizes.map((minutes) => ({ value: minutes, label: t('minutes', { count: minutes }) }))}
        value={plan.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <fieldset className={styles.group}>
        <legend>{t('step.examples')}</legend>
        <div className={styles.chips}>
          {examples.map((example) => (
            <Chip key={example} isPressed={plan.action === example} onClick={() => onChange({ action: example })}>
              {example}
            </Chip>
          ))}
        </div>
      </fieldset>
      <LineField
        label={t('step.action')}
        hint={t('step.action_hint')}
        value={plan.action}
        onWrite={(action) => onChange({ action })}
        check={check}
      />
    </Cards>
  )
}
