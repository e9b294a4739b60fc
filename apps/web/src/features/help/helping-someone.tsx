import { useTranslation } from 'react-i18next'
import styles from './helping-someone.module.css'

/** Other screens link to it: /help#helping-someone. */
export const helpingSomeoneId = 'helping-someone'

const parts = ['ask', 'listen', 'stay', 'call', 'violence', 'child', 'yourself'] as const

export function HelpingSomeone() {
  const { t } = useTranslation('help')
  return (
    <section id={helpingSomeoneId} aria-labelledby="how-to-help-someone" className={styles.helping}>
      <h2 id="how-to-help-someone" tabIndex={-1}>
        {t('helping.heading')}
      </h2>
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <h3>{t(`helping.${part}.title`)}</h3>
            <p>{t(`helping.${part}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
