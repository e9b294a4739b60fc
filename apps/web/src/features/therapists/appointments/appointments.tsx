import type { Booking } from '@maitri/contracts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { ButtonLink } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { paths } from '../../../config/paths'
import { useNow } from '../../../lib/use-now'
import { bookingsQuery } from '../api'
import { AppointmentCard } from './appointment-card'
import { appointmentLists } from './appointment-lists'
import styles from './appointments.module.css'

/** What is coming, then what is past or was cancelled. What a change came to is said above both and stays readable. */
export function Appointments() {
  const { t } = useTranslation(['booking', 'common'])
  const bookings = useQuery(bookingsQuery)
  const now = useNow()
  const [said, setSaid] = useState<string | null>(null)
  const status = useRef<HTMLDivElement>(null)

  if (!bookings.data) {
    if (bookings.isError)
      return (
        <FailedState
          message={t('appointments.failed')}
          retryLabel={t('common:try_again')}
          onRetry={() => void bookings.refetch()}
          isRetrying={bookings.isFetching}
        />
      )
    if (bookings.fetchStatus === 'paused') return <Notice tone="info">{t('appointments.offline')}</Notice>
    return <Loading label={t('appointments.loading')} />
  }
  const { coming, past } = appointmentLists(bookings.data, now)
  const find = <ButtonLink to={paths.therapists}>{t('appointments.find')}</ButtonLink>
  // A card that is deleted takes the focus with it.
  const onSaid = (words: string, isGone = false) => {
    setSaid(words)
    if (isGone) status.current?.focus()
  }
  const list = (shown: readonly Booking[], isComing: boolean) => (
    <ul className={styles.list}>
      {shown.map((booking) => (
        <li key={booking.id}>
          <AppointmentCard booking={booking} isComing={isComing} onSaid={onSaid} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.appointments}>
      <div ref={status} role="status" tabIndex={-1}>
        {said && <Notice tone="success">{said}</Notice>}
      </div>
      {bookings.data.length === 0 ? (
        <EmptyState picture="chai" message={t('appointments.empty')} action={find} />
      ) : (
        <section aria-labelledby="coming">
          <h2 id="coming">{t('appointments.coming')}</h2>
          {coming.length > 0 ? (
            list(coming, true)
          ) : (
            <div className={styles.none}>
              <p>{t('appointments.none_coming')}</p>
              {find}
            </div>
          )}
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{t('appointments.past')}</h2>
          {list(past, false)}
        </section>
      )}
    </div>
  )
}
