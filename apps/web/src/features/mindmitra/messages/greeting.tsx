import { useTranslation } from 'react-i18next'
import { useProviderKeys } from '../../../data/provider-keys'
import { useSite } from '../../../data/site'
import styles from './message-list.module.css'

/**
 * How the conversation begins; it is not stored, and Clear Chat leaves it. Google Assistant is named where the dialog service is configured, and the
 * missing key where the operator forgot it and the person brought none (`docs/rules.md`, section 10).
 */
export function Greeting({ day }: { day: string }) {
  const { t } = useTranslation('mindmitra')
  const ownDialog = useProviderKeys()('chatbot')
  const installed = useSite()?.dialog
  const dialog = installed === 'missing_key' && ownDialog ? 'configured' : installed
  return (
    <>
      <li className={styles.day}>{day}</li>
      <li className={styles.greeting}>
        <span className="visually-hidden">{t('name')}: </span>
        {t(dialog === 'configured' ? 'greeting_with_dialog' : 'greeting')}
      </li>
      {dialog === 'missing_key' && (
        <li className={styles.greeting}>
          <span className="visually-hidden">{t('name')}: </span>
          {t('missing_key')}
        </li>
      )}
    </>
  )
}
