import type { Booking } from '@maitri/contracts'
import { CalendarX2, Clock, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Tag } from '../../../components/ui/tag'
import { deviceTimeZone } from '../../../lib/format'
import { useTimeWords } from '../time/use-time-words'
import { AgreedTime } from './agreed-time'
import styles from './appointment-card.module.css'
import { BookingStatus } from './booking-status'
import { CalendarDownload } from './calendar-download'
import { CancelQuestion } from './cancel-question'
import { DeleteQuestion } from './delete-question'
import { MoveForm } from './move-form'
import { SessionPlace } from './session-place'

type AppointmentCardProps = {
  booking: Booking
  isComing: boolean
  /** Hears what a change came to, and whether the card goes with it. */
  onSaid: (words: string, isGone?: boolean) => void
}

/** One appointment with what can be done about it; moving and cancelling ask in place. */
export function AppointmentCard({ booking, isComing, onSaid }: AppointmentCardProps) {
  const { t } = useTranslation('booking')
  const words = useTimeWords(deviceTimeZone())
  const [asking, setAsking] = useState<'move' | 'cancel' | 'delete' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, suggestedStartsAt, heldStartsAt } = booking
  const isCancelled = state === 'cancelled'
  const isWithout = isCancelled || state === 'declined' || state === 'expired'
  const whenOf = (at: string) => `${words.longDate(at)}, ${words.time(at)}`
  const when = whenOf(booking.startsAt)

  // What was asked in place is gone, and the focus would go with it.
  const before = useRef(asking)
  useEffect(() => {
    if (before.current !== null && asking === null) heading.current?.focus()
    before.current = asking
  }, [asking])

  return (
    <article className={styles.card} aria-label={when}>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.when}>
          {isWithout ? <s>{when}</s> : when}
        </h3>
        <p>
          {booking.therapistName}, {t(`types.${booking.type}`)}
        </p>
        <p className={styles.tags}>
          {isCancelled && <Tag hue="brick">{t('appointments.cancelled')}</Tag>}
          {(state === 'requested' || state === 'declined' || state === 'expired') && (
            <Tag hue={state === 'requested' ? 'marigold' : 'brick'}>{t(`status.${state}`)}</Tag>
          )}
          {booking.isExample && <Tag hue="peacock">{t('example')}</Tag>}
          <span className={styles.reference}>{t('appointments.reference', { reference: booking.reference })}</span>
        </p>
        {booking.notes && <p className={styles.notes}>{booking.notes}</p>}
        {isComing && <SessionPlace booking={booking} />}
        {isComing && <BookingStatus booking={booking} />}
        {(isComing || isCancelled) && (
          <p className={styles.mail}>{t(isCancelled ? `mail.cancelled.${booking.mail}` : `mail.${booking.mail}`)}</p>
        )}
      </div>
      {asking === null && (
        <div className={styles.actions}>
          {isComing && suggestedStartsAt && (
            <AgreedTime
              booking={booking}
              startsAt={suggestedStartsAt}
              label={t('status.accept')}
              onTaken={(moved) => onSaid(t('appointments.moved', { when: whenOf(moved.startsAt) }))}
            />
          )}
          {isComing && heldStartsAt && (
            <AgreedTime
              booking={booking}
              startsAt={heldStartsAt}
              label={t('status.keep')}
              onTaken={(kept) => onSaid(t('appointments.moved', { when: whenOf(kept.startsAt) }))}
            />
          )}
          {(isComing || isCancelled) && <CalendarDownload booking={booking} />}
          {isComing ? (
            <>
              <Button
                variant="secondary"
                size="small"
                icon={<Clock size={20} strokeWidth={1.75} aria-hidden="true" />}
                aria-label={t('appointments.move_of', { when })}
                onClick={() => setAsking('move')}
              >
                {t('appointments.move')}
              </Button>
              <Button
                variant="danger"
                size="small"
                icon={<CalendarX2 size={20} strokeWidth={1.75} aria-hidden="true" />}
                aria-label={t('appointments.cancel_of', { when })}
                onClick={() => setAsking('cancel')}
              >
                {t('appointments.cancel')}
              </Button>
            </>
          ) : (
            <Button
              variant="danger"
              size="small"
              icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
              aria-label={t('appointments.delete_of', { when })}
              onClick={() => setAsking('delete')}
            >
              {t('appointments.delete')}
            </Button>
          )}
        </div>
      )}
      {asking === 'move' && (
        <MoveForm
          booking={booking}
          onKeep={() => setAsking(null)}
          onMoved={(moved) => {
            setAsking(null)
            const isBooked = moved.state === 'booked'
            onSaid(t(`appointments.${isBooked ? 'moved' : 'moved_requested'}`, { when: whenOf(moved.startsAt) }))
          }}
        />
      )}
      {asking === 'cancel' && (
        <CancelQuestion
          booking={booking}
          onKeep={() => setAsking(null)}
          onCancelled={() => {
            setAsking(null)
            onSaid(t('appointments.cancel_done', { name: booking.therapistName, when }))
          }}
        />
      )}
      {asking === 'delete' && (
        <DeleteQuestion
          booking={booking}
          onKeep={() => setAsking(null)}
          onDeleted={() => onSaid(t('appointments.deleted'), true)}
        />
      )}
    </article>
  )
}
