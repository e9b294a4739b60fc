import type { Booking } from '@maitri/contracts'
import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { deviceTimeZone } from '../../../lib/format'
import { BookingStatus } from '../appointments/booking-status'
import { CalendarDownload } from '../appointments/calendar-download'
import { SessionPlace } from '../appointments/session-place'
import { useTimeWords } from '../time/use-time-words'
import styles from './booked-panel.module.css'

/** What was booked or asked for, and what happens next: only what the server said. */
export function BookedPanel({ booking, onBack }: { booking: Booking; onBack: () => void }) {
  const { t } = useTranslation('booking')
  const words = useTimeWords(deviceTimeZone())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { startsAt, therapistName, type, reference, isExample, mail } = booking
  return (
    <div className={styles.booked}>
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          <CalendarCheck size={24} strokeWidth={1.75} aria-hidden="true" />
          {booking.state === 'booked' ? t('booked.title') : t('status.requested')}
        </h3>
      </div>
      <p className={styles.when}>
        {words.longDate(startsAt)}, {words.time(startsAt)}
      </p>
      <p>{t('booked.what', { name: therapistName, type: t(`types.${type}`) })}</p>
      <p>
        {t('booked.reference')}: <strong className={styles.reference}>{reference}</strong>
      </p>
      <SessionPlace booking={booking} />
      <h4>{t('booked.next_title')}</h4>
      <BookingStatus booking={booking} />
      <p>{t(isExample ? 'booked.next_example' : 'booked.next')}</p>
      <p>{t(`mail.${mail}`)}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.appointments}>{t('booked.see')}</ButtonLink>
        <CalendarDownload booking={booking} />
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
