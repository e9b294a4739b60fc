import { type Booking, deleteBooking } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { callApi } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { bookingsQuery } from '../api'
import styles from './appointment-card.module.css'

type DeleteQuestionProps = { booking: Booking; onKeep: () => void; onDeleted: () => void }

/** Asks in place whether an appointment that is over leaves the person's list for good, and says what the practice keeps. */
export function DeleteQuestion({ booking: { id }, onKeep, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation(['booking', 'common'])
  const errorWords = useErrorMessage()
  const queryClient = useQueryClient()
  const keep = useRef<HTMLButtonElement>(null)
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
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons under a question are no set of fields
    <div role="group" aria-labelledby={`delete-${id}`} className={styles.asking}>
      <p id={`delete-${id}`}>{t('appointments.delete_question')}</p>
      {deletion.isError && (
        <Notice tone="error" role="alert">
          {errorWords(deletion.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button ref={keep} variant="secondary" onClick={onKeep}>
          {t('appointments.cancel_no')}
        </Button>
        <Button
          variant="dangerFilled"
          busy={deletion.isPending}
          busyLabel={t('common:processing')}
          onClick={() => deletion.mutate()}
        >
          {t('appointments.delete_yes')}
        </Button>
      </div>
    </div>
  )
}
