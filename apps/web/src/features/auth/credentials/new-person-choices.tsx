import { consentPurposes } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../components/ui/checkbox'
import styles from './new-person-choices.module.css'

/** What everyone new is asked once (`docs/safety.md` P1 and P8). */
export type Choices = { isAdult: boolean; consents: { improvement: boolean; reminders: boolean } }

/** Nothing is agreed to before the person has ticked it. */
export const noChoices: Choices = { isAdult: false, consents: { improvement: false, reminders: false } }

type NewPersonChoicesProps = {
  choices: Choices
  /** Why the age has to be declared first. */
  error: string | undefined
  onChange: (choices: Choices) => void
}

export function NewPersonChoices({ choices, error, onChange }: NewPersonChoicesProps) {
  const { t } = useTranslation('auth')
  return (
    <div>
      <Checkbox
        name="isAdult"
        label={t('adult.label')}
        error={
          error && (
            <>
              {error}
              <span className={styles.why}>{t('adult.why')}</span>
            </>
          )
        }
        required
        checked={choices.isAdult}
        onChange={(event) => onChange({ ...choices, isAdult: event.target.checked })}
      />
      <fieldset className={styles.consents}>
        <legend className="visually-hidden">{t('consents.legend')}</legend>
        {consentPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={t(`consents.${purpose}.label`)}
            hint={t(`consents.${purpose}.text`)}
            checked={choices.consents[purpose]}
            onChange={(event) =>
              onChange({ ...choices, consents: { ...choices.consents, [purpose]: event.target.checked } })
            }
          />
        ))}
        <p className={styles.note}>{t('consents.note')}</p>
      </fieldset>
    </div>
  )
}
