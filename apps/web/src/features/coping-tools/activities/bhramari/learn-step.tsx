import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityLayout } from '../../player/activity-layout'
import { Cards } from '../../player/cards'
import { StoneChoices } from '../stone-choices'
import styles from './bhramari-activity.module.css'
import { type BreathForm, breathForms } from './breath-form'

type LearnStepProps = {
  form: BreathForm
  onChoose: (form: BreathForm) => void
  caption: string | undefined
  children: ReactNode
}

/** Which form, how it goes, and for whom it is not. */
export function LearnStep({ form, onChoose, caption, children }: LearnStepProps) {
  const { t } = useTranslation(['tool_lamps', 'coping_tools'])
  return (
    <ActivityLayout
      heading={form === 'hum' ? t('coping_tools:tools.bhramari.steps.1.title') : t('nadi.steps.1')}
      note={form === 'hum' ? t('coping_tools:tools.bhramari.steps.1.text') : t('nadi.learn')}
      // The other form's words are longer and say where each finger goes: they stay.
      caption={form === 'hum' ? caption : undefined}
      shape="form"
    >
      <Cards>
        <div className={styles.learn}>
          <StoneChoices
            legend={t('form.legend')}
            options={breathForms.map((value) => ({ value, label: t(`form.${value}`) }))}
            value={form}
            onChange={onChoose}
          />
          <p className={styles.caution}>
            {form === 'hum' ? t('coping_tools:tools.bhramari.safety') : t('nadi.caution')}
          </p>
        </div>
        {children}
      </Cards>
    </ActivityLayout>
  )
}
