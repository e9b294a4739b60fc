import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths'
import { deviceTimeZone } from '../../../lib/format'
import { useSession } from '../../../lib/session/session'
import { useNow } from '../../../lib/use-now'
import { bookingsQuery } from '../api'
import { nearDay, useTimeWords } from '../time/use-time-words'
import { appointmentLists } from './appointment-lists'
import styles from './next-appointment.module.css'
import { standingTime } from './standing-time'

/** The next appointment in one line; nothing for guests, for who has none, and while it is not known. */
export function NextAppointment() {
  const { t } = useTranslation('booking')
  const isSignedIn = useSession().state === 'signed_in'
  const bookings = useQuery({ ...bookingsQuery, enabled: isSignedIn })
  const now = useNow()
  const words = useTimeWords(deviceTimeZone())
  const [next] = appointmentLists(bookings.data ?? [], now).coming
  if (!next) return null
  const { therapistName, isExample } = next
  const { startsAt, state } = standingTime(next)
  const near = nearDay(startsAt, now, words.timeZone)
  const day = near === 'later' ? words.shortDate(startsAt) : words.weekday(startsAt)
  return (
    <section aria-labelledby="next-appointment" className={styles.next}>
      <CalendarDays size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h2 id="next-appointment" className={styles.title}>
          {t('upcoming.title')}
        </h2>
        <p>
          {t(`when.${near}`, { day, time: words.time(startsAt) })}
          <span className={styles.who}>
            {therapistName}
            {isExample && ` (${t('example')})`}
          </span>
          {state === 'requested' && <span className={styles.who}>{t('status.requested')}</span>}
        </p>
      </div>
      <Link to={paths.appointments} className={styles.see}>
        {t('upcoming.see')}
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </section>
  )
}
