import { useTranslation } from 'react-i18next'
import styles from './meanwhile.module.css'

const steps = ['people', 'means', 'senses'] as const

export function Meanwhile() {
  const { t } = useTranslation('help')
  return (
    <section aria-labelledby="until-someone-answers">
      <h2 id="until-someone-answers">{t('meanwhile.heading')}</h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`meanwhile.${step}`)}</li>
        ))}
      </ul>
    </section>
  )
}
