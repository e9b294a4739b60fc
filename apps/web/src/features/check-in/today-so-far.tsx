import { useTranslation } from 'react-i18next'
import { useRecords } from '../../data/records/use-records'
import { useFormat } from '../../lib/format'
import { useNow } from '../../lib/use-now'
import styles from './today-so-far.module.css'
import { useMoodWords } from './use-mood-words'

/** What was given today, newest first, in one line; nothing stands in its place before. */
export function TodaySoFar() {
  const { t } = useTranslation('check_in')
  const format = useFormat()
  const { pointOf } = useMoodWords()
  const checkIns = useRecords('check-ins')
  const today = useNow().toDateString()
  if (checkIns.state !== 'ready') return null
  const given = checkIns.records.filter(({ occurredAt }) => new Date(occurredAt).toDateString() === today)
  if (given.length === 0) return null
  return (
    <div className={styles.today}>
      <p id="today-so-far">{t('today.label')}</p>
      <ul aria-labelledby="today-so-far">
        {given.map(({ id, occurredAt, body }) => (
          <li key={id}>{t('today.entry', { time: format.date(occurredAt, 'time'), point: pointOf(body.mood) })}</li>
        ))}
      </ul>
    </div>
  )
}
