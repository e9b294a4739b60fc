import { useTranslation } from 'react-i18next'
import { Strip } from '../../../components/kolam/strip'
import { Choices } from './choices'
import styles from './five-dots.module.css'

const values = [1, 2, 3, 4, 5] as const

type FiveDotsProps = { value: number | null; onChange: (value: number | null) => void }

/** How much it helped: the line is laid to the dot that is pressed, and pressing it again takes it back. */
export function FiveDots({ value, onChange }: FiveDotsProps) {
  const { t } = useTranslation('exercise_feedback')
  return (
    <Choices label={t('effectiveness')}>
      <div className={styles.dots}>
        <Strip n={5} filled={value ?? 0} spacing={44} className={styles.strip} />
        {values.map((dot) => (
          <button
            key={dot}
            type="button"
            className={styles.dot}
            aria-pressed={value === dot}
            aria-label={t('effectiveness_value', { value: dot })}
            onClick={() => onChange(value === dot ? null : dot)}
          />
        ))}
      </div>
      {value !== null && (
        <span aria-hidden="true" className={styles.value}>
          {t('effectiveness_value', { value })}
        </span>
      )}
    </Choices>
  )
}
