import { type Booking, cancelBooking } from '@maitri/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import styles from './appointment-card.module.css'
import { LateNote } from './late-note'
import { useChangeBooking } from './use-change-booking'

type CancelQuestionProps = { booking: Booking; onKeep: () => void; onCancelled: () => void }

/** Asks in place, with the way back first. */
export function CancelQuestion({ booking, onKeep, onCancelled }: CancelQuestionProps) {
  const { t } = useTranslation(['booking', 'common'])
  const errorWords = useErrorMessage()
  const keep = useRef<HTMLButtonElement>(null)
  const cancel = useChangeBooking(
    booking,
    () => callApi(cancelBooking, { params: { id: booking.id }, body: { language: currentLanguage() } }),
    onCancelled,
  )
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons under a question are no set of fields
    <div role="group" aria-labelledby={`cancel-${booking.id}`} className={styles.asking}>
      <p id={`cancel-${booking.id}`}>{t('appointments.cancel_question')}</p>
      <LateNote booking={booking} />
      {cancel.isError && (
        <Notice tone="error" role="alert">
          <p>{errorWords(cancel.error)}</p>
          <p>{t('appointments.not_changed')}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button ref={keep} variant="secondary" onClick={onKeep}>
          {t('appointments.cancel_no')}
        </Button>
        <Button
          variant="dangerFilled"
          busy={cancel.isPending}
          busyLabel={t('common:processing')}
          onClick={() => cancel.mutate(undefined)}
        >
          {t('appointments.cancel_yes')}
        </Button>
      </div>
    </div>
  )
}
