import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../components/ui/chip'
import { TextField } from '../../../../components/ui/field'
import { useNow } from '../../../../lib/use-now'
import type { SafetyCheck } from '../../../../safety/use-safety-check'
import { Cards } from '../../player/cards'
import { LineField } from '../../writings/words-field'
import styles from '../../writings/writing.module.css'
import { soonAt, soonTimes } from './soon'
import type { StepPlan } from './step-plan'

/** Both halves and the words between them fit the line that the sentence is kept in. */
const halfMaxLength = 130

type PlanFieldsProps = {
  plan: StepPlan
  sentence: string
  onChange: (part: Partial<StepPlan>) => void
  check: SafetyCheck
}

/** When, where, and what to do if something comes between. */
export function PlanFields({ plan, sentence, onChange, check }: PlanFieldsProps) {
  const { t } = useTranslation('tool_writing')
  return (
    <Cards>
      <div className={styles.step}>
        <SoonChips plan={plan} onChange={onChange} />
        <div className={styles.when}>
          <TextField
            type="date"
            label={t('step.date')}
            hint={t('step.when_hint')}
            error={plan.time !== '' && plan.date === '' && t('step.day_missing')}
            value={plan.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
          <TextField
            type="time"
            label={t('step.time')}
            error={plan.date !== '' && plan.time === '' && t('step.time_missing')}
            value={plan.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </div>
      </div>
      <LineField
        label={t('step.where')}
        placeholder={t('step.where_placeholder')}
        value={plan.where}
        onWrite={(where) => onChange({ where })}
        check={check}
      />
      <div className={styles.step}>
        <div className={styles.pair}>
          <LineField
            label={t('step.obstacle')}
            placeholder={t('step.obstacle_placeholder')}
            maxLength={halfMaxLength}
            value={plan.obstacle}
            onWrite={(obstacle) => onChange({ obstacle })}
            check={check}
          />
          <LineField
            label={t('step.answer')}
            placeholder={t('step.answer_placeholder')}
            maxLength={halfMaxLength}
            value={plan.answer}
            onWrite={(answer) => onChange({ answer })}
            check={check}
          />
        </div>
        <p role="status" className={styles.sentence}>
          {sentence}
        </p>
      </div>
    </Cards>
  )
}

/** The near times that most steps are for, in one press. */
function SoonChips({ plan, onChange }: Pick<PlanFieldsProps, 'plan' | 'onChange'>) {
  const { t } = useTranslation('tool_writing')
  const now = useNow()
  return (
    <div className={styles.chips}>
      {soonTimes.map((time) => {
        const at = soonAt(time, now)
        if (!at) return null
        return (
          <Chip key={time} isPressed={plan.date === at.date && plan.time === at.time} onClick={() => onChange(at)}>
            {t(`step.soon.${time}`)}
          </Chip>
        )
      })}
    </div>
  )
}
