import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { OpenSlider } from './open-slider'
import styles from './writing.module.css'
import type { WritingOf } from './writing-kinds'

type RateStepProps = {
  step: WritingOf<'small_step'>
  onRate: (step: WritingOf<'small_step'>) => void
  onCancel: () => void
}

/** Afterwards: what a planned step gave, 0 to 10. */
export function RateStep({ step, onRate, onCancel }: RateStepProps) {
  const { t } = useTranslation('tool_writing')
  const [pleasure, setPleasure] = useState(step.pleasure)
  const [mastery, setMastery] = useState(step.mastery)
  return (
    <div className={styles.step}>
      <p>{t('list.rate_lead')}</p>
      <OpenSlider label={t('list.pleasure')} value={pleasure} max={10} onChange={setPleasure} />
      <OpenSlider label={t('list.mastery')} value={mastery} max={10} onChange={setMastery} />
      <div className={styles.chips}>
        <Button
          size="small"
          onClick={() => onRate({ ...step, pleasure, mastery, doneAt: step.doneAt ?? new Date().toISOString() })}
        >
          {t('list.rate_save')}
        </Button>
        <Button size="small" variant="secondary" onClick={onCancel}>
          {t('list.cancel')}
        </Button>
      </div>
    </div>
  )
}
