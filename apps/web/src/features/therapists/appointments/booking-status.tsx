import type { Booking } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { deviceTimeZone, useFormat } from '../../../lib/format'
import styles from './booking-status.module.css'

/** What a request waits for: whether the practice knows, until when it may answer, and what then. Nothing where none is open. */
export function BookingStatus({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { state, practice, confirmBy, phone, suggestedStartsAt, heldStartsAt, exampleAnswerPath } = booking
  const moment = (at: string) => format.date(at, 'full_moment', deviceTimeZone())
  if (state !== 'requested') return practice === 'example' ? <p>{t('status.example')}</p> : null
  return (
    <div className={styles.status}>
      <p>{t(`status.${practice}`)}</p>
      {practice === 'not_told' && phone && (
        <p>
          <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>{t('status.call', { phone })}</a>
        </p>
      )}
      {suggestedStartsAt && <p>{t('status.suggested', { when: moment(suggestedStartsAt) })}</p>}
      {heldStartsAt && <p>{t('status.held', { when: moment(heldStartsAt) })}</p>}
      {confirmBy && <p>{t(heldStartsAt ? 'status.until_held' : 'status.until', { until: moment(confirmBy) })}</p>}
      {exampleAnswerPath && (
        <p>
          <a href={exampleAnswerPath} target="_blank" rel="noopener noreferrer">
            {t('status.answer')}
          </a>
        </p>
      )}
    </div>
  )
}
