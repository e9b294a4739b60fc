import { type Booking, cancelBooking } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { QuestionInPlace } from '../question-in-place'
import { LateNote } from './late-note'
import { useChangeBooking } from './use-change-booking'

type CancelQuestionProps = { booking: Booking; onKeep: () => void; onCancelled: () => void }

/** Asks in place whether an appointment is cancelled. */
export function CancelQuestion({ booking, onKeep, onCancelled }: CancelQuestionProps) {
  const { t } = useTranslation('booking')
  const cancel = useChangeBooking(
    booking,
    () => callApi(cancelBooking, { params: { id: booking.id }, body: { language: currentLanguage() } }),
    onCancelled,
  )
  return (
    <QuestionInPlace
      question={t('appointments.cancel_question')}
      keepLabel={t('appointments.cancel_no')}
      changeLabel={t('appointments.cancel_yes')}
      change={cancel}
      unchanged={t('appointments.not_changed')}
      onKeep={onKeep}
      onChange={() => cancel.mutate(undefined)}
    >
      <LateNote booking={booking} />
    </QuestionInPlace>
  )
}
