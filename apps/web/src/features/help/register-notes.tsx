import { helplines } from '@maitri/content/helplines'
import { useTranslation } from 'react-i18next'
import styles from './register-notes.module.css'

/** What the page is, and how sure its numbers are. The oldest check counts. */
export function RegisterNotes() {
  const { t, i18n } = useTranslation('help')
  const oldest = helplines.map((line) => line.lastVerified).reduce((a, b) => (a < b ? a : b))
  const date = new Intl.DateTimeFormat(`${i18n.language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(oldest),
  )
  return (
    <div className={styles.notes}>
      <p>{t('notes.program')}</p>
      <p>{t('notes.checked', { date })}</p>
    </div>
  )
}
