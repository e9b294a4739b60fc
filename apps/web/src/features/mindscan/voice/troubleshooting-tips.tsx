import { useTranslation } from 'react-i18next'
import styles from './troubleshooting-tips.module.css'

const tips = ['allow', 'device', 'browser', 'quiet', 'language', 'write'] as const

/** What may help where speaking does not work. */
export function TroubleshootingTips() {
  const { t } = useTranslation('mindscan')
  return (
    <details className={styles.tips}>
      <summary>{t('voice.tips.heading')}</summary>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{t(`voice.tips.${tip}`)}</li>
        ))}
      </ul>
    </details>
  )
}
