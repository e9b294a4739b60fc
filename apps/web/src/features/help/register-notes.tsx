import { helplines } from '@maitri/content/helplines'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format'
import styles from './register-notes.module.css'

/** What the page is, and how sure its numbers are. The oldest check counts. */
export function RegisterNotes() {
  const { t } = useTranslation('help')
  const format = useFormat()
  const oldest = helplines.map((line) => line.lastVerified).reduce((a, b) => (a < b ? a : b))
  const date = format.calendarDay(oldest)
  return (
    <div className={styles.notes}>
      <p>{t('notes.program')}</p>
      <p>{t('notes.checked', { date })}</p>
    </div>
  )
}
