import { type Booking, moveBooking } from '@maitri/contracts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { slotsQuery } from '../api'
import styles from '../question-in-place.module.css'
import { checkSlot, isComplete, noProblems, type SlotChoice } from '../schedule/slot-choice'
import { SlotPicker } from '../schedule/slot-picker'
import card from './appointment-card.module.css'
import { LateNote } from './late-note'
import { useChangeBooking } from './use-change-booking'

type MoveFormProps = { booking: Booking; onKeep: () => void; onMoved: (moved: Booking) => void }

/** Another free time with the same therapist; until the server has moved it, the appointment stands. */
export function MoveForm({ booking, onKeep, onMoved }: MoveFormProps) {
  const { t } = useTranslation(['booking', 'common'])
  const errorWords = useErrorMessage()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { therapistId, therapistName } = booking
  const slots = useQuery(slotsQuery(therapistId)).data?.slots
  const [choice, setChoice] = useState<SlotChoice>({ day: null, startsAt: null })
  const [isTried, setIsTried] = useState(false)
  const problems = checkSlot(choice, slots ?? [])
  const shown = slots && (isTried || problems.time === 'gone') ? problems : noProblems
  const move = useChangeBooking(
    booking,
    (startsAt: string) =>
      callApi(moveBooking, { params: { id: booking.id }, body: { startsAt, language: currentLanguage() } }),
    onMoved,
  )
  useEffect(() => heading.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (choice.startsAt !== null && isComplete(problems)) move.mutate(choice.startsAt)
    else document.getElementById(`${id}-${problems.date ? 'date' : 'time'}`)?.focus()
  }

  return (
    <form onSubmit={submit} noValidate className={styles.asking}>
      <h4 ref={heading} tabIndex={-1} className={card.when}>
        {t('appointments.move_title')}
      </h4>
      <LateNote booking={booking} />
      <SlotPicker
        therapist={{ id: therapistId, name: therapistName }}
        choice={choice}
        onChoose={setChoice}
        problems={shown}
        id={id}
      />
      {move.isError && (
        <Notice tone="error" role="alert">
          <p>{errorWords(move.error)}</p>
          <p>{t('appointments.not_changed')}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={move.isPending} busyLabel={t('common:processing')}>
          {t('appointments.move_submit')}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {t('appointments.move_keep')}
        </Button>
      </div>
    </form>
  )
}
