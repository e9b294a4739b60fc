import { type GroupType, groupTypes } from '@maitri/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './type-choice.module.css'

type TypeChoiceProps = { value: GroupType; onChange: (value: GroupType) => void }

/** One of the three kinds of community. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation('community')
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('form.type')}</legend>
      <div className={styles.options}>
        {groupTypes.map((type) => (
          <label key={type} className={styles.option}>
            <input type="radio" name={name} checked={value === type} onChange={() => onChange(type)} />
            {t(`types.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
