import { type Booking, deleteBooking } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../lib/api-client'
import { bookingsQuery } from '../api'
import { QuestionInPlace } from '../question-in-place'

type DeleteQuestionProps = { booking: Booking; onKeep: () => void; onDeleted: () => void }

/** Asks in place whether an appointment that is over leaves the person's list for good, and says what the practice keeps. */
export function DeleteQuestion({ booking: { id }, onKeep, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation('booking')
  const queryClient = useQueryClient()
  const deletion = useMutation({
    // Offline it fails at once, rather than delete when nobody looks any more.
    networkMode: 'always',
    mutationFn: () => callApi(deleteBooking, { params: { id } }),
    onSuccess: () => {
      onDeleted()
      queryClient.setQueryData(bookingsQuery.queryKey, (bookings) => bookings?.filter((one) => one.id !== id))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingsQuery.queryKey }),
  })
  return (
    <QuestionInPlace
      question={t('appointments.delete_question')}
      keepLabel={t('appointments.cancel_no')}
      changeLabel={t('appointments.delete_yes')}
      change={deletion}
      onKeep={onKeep}
      onChange={() => deletion.mutate()}
    />
  )
}
