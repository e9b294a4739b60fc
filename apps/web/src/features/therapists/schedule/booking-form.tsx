import { spokenLanguage } from '@maitri/content/spoken-language'
import { type Booking, book, bookingNotesMaxLength, type ListedTherapist, type SessionType } from '@maitri/contracts'
import { dayOf } from '@maitri/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NeedAccount } from '../../../components/layout/need-account'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { RadioChips } from '../../../components/ui/radio-chips'
import type { KeptDraft } from '../../../data/use-draft'
import { callApi } from '../../../lib/api-client'
import { deviceTimeZone } from '../../../lib/format'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { languageNames } from '../../../lib/i18n/language-names'
import { errorCodeOf, useErrorMessage } from '../../../lib/i18n/use-error-message'
import { newId } from '../../../lib/new-id'
import { useSession } from '../../../lib/session/session'
import { CheckedTextArea } from '../../../safety/checked-field'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { bookingsQuery, slotsQuery, therapistsQuery } from '../api'
import { HeldNotice } from '../held-notice'
import type { BookingDraft } from './booking-draft'
import styles from './booking-form.module.css'
import { checkSlot, isComplete, noProblems, type SlotChoice } from './slot-choice'
import { SlotPicker } from './slot-picker'

type BookingFormProps = {
  therapist: ListedTherapist
  own: KeptDraft<BookingDraft> & { draft: BookingDraft }
  onBooked: (booking: Booking) => void
}

/** Refusals after which the same time cannot be had. */
const needsOtherTime = new Set<string | null>(['slot_taken', 'slot_not_offered', 'booking_clash'])

/** Date, time, type and notes of the specification. Nothing typed is lost, whatever the answer. */
export function BookingForm({ therapist, own, onBooked }: BookingFormProps) {
  const { t } = useTranslation(['booking', 'common'])
  const isGuest = useSession().state !== 'signed_in'
  const errorWords = useErrorMessage()
  const queryClient = useQueryClient()
  const check = useSafetyCheck()
  const [isHeld, setIsHeld] = useState(false)
  const id = useId()
  const { draft, change, isKept } = own
  const sessionLanguage = sessionLanguageOf(therapist, draft)
  const slots = useQuery(slotsQuery(therapist.id)).data?.slots
  const [day, setDay] = useState(() => draft.startsAt && dayOf(draft.startsAt, deviceTimeZone()))
  const [isTried, setIsTried] = useState(false)
  const choice = { day, startsAt: draft.startsAt }
  const problems = checkSlot(choice, slots ?? [])
  // A time that is gone is said at once; what is merely not chosen yet only once somebody tried to go on.
  const shown = slots && (isTried || problems.time === 'gone') ? problems : noProblems

  const booking = useMutation({
    mutationFn: (body: BookingDraft & { startsAt: string }) =>
      callApi(book, {
        body: { ...body, therapistId: therapist.id, timeZone: deviceTimeZone(), language: currentLanguage() },
      }),
    // Offline it fails at once, rather than book when nobody looks any more.
    networkMode: 'always',
    onSuccess: onBooked,
    onError: (error) => {
      if (needsOtherTime.has(errorCodeOf(error))) update({ startsAt: null })
    },
    onSettled: () =>
      Promise.all(
        [therapistsQuery, bookingsQuery, slotsQuery(therapist.id)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })

  function update(part: Partial<BookingDraft>) {
    change({ ...draft, ...part, id: newId() })
  }

  function choose(next: SlotChoice) {
    setDay(next.day)
    if (next.startsAt !== draft.startsAt) update({ startsAt: next.startsAt })
  }

  /** Asks before words go to someone who does not watch for emergencies. */
  async function mayGo(): Promise<boolean> {
    const ruling = await check.mayGo([draft.notes])
    setIsHeld(ruling === 'held')
    return ruling === 'goes'
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    const { startsAt } = draft
    if (startsAt === null || !isComplete(problems)) {
      document.getElementById(`${id}-${problems.date ? 'date' : 'time'}`)?.focus()
      return
    }
    if (await mayGo()) booking.mutate({ ...draft, startsAt, sessionLanguage })
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      {therapist.isExample && <p className={styles.note}>{t('schedule.example')}</p>}
      <SlotPicker therapist={therapist} choice={choice} onChoose={choose} problems={shown} id={id} />
      <RadioChips
        legend={t('schedule.type')}
        options={therapist.sessionTypes.map((type: SessionType) => ({ value: type, label: t(`types.${type}`) }))}
        value={draft.type}
        onChange={(type) => update({ type })}
      />
      {therapist.languages.length > 1 && (
        <RadioChips
          legend={t('place.language')}
          options={therapist.languages.map((name) => ({ value: name, label: spokenLanguage(name, currentLanguage()) }))}
          value={sessionLanguage}
          onChange={(name) => update({ sessionLanguage: name })}
        />
      )}
      {check.panel}
      <CheckedTextArea
        check={check}
        label={t('schedule.notes')}
        hint={isKept ? t('schedule.notes_hint') : t('not_kept')}
        rows={3}
        maxLength={bookingNotesMaxLength}
        value={draft.notes}
        onChange={(event) => update({ notes: event.target.value })}
      />
      <HeldNotice isHeld={isHeld} what="booking" />
      {isGuest ? (
        <NeedAccount action={t('schedule.create_account')} mayGo={mayGo}>
          {t('schedule.guest')}
        </NeedAccount>
      ) : (
        <>
          {booking.isError && (
            <Notice tone="error" role="alert">
              {errorCodeOf(booking.error) === 'quota_reached' ? (
                <p>{t('schedule.limit')}</p>
              ) : (
                <>
                  <p>{errorWords(booking.error)}</p>
                  <p>{t('schedule.failed')}</p>
                </>
              )}
            </Notice>
          )}
          <Button type="submit" busy={booking.isPending} busyLabel={t('common:processing')} className={styles.submit}>
            {t('schedule.submit')}
          </Button>
        </>
      )}
    </form>
  )
}

/** The one chosen; else the language of the interface where the therapist speaks it, and their first where not. */
function sessionLanguageOf({ languages }: ListedTherapist, { sessionLanguage }: BookingDraft): string {
  const mine = languageNames[currentLanguage()].english
  return [sessionLanguage, mine].find((name) => name !== undefined && languages.includes(name)) ?? languages[0] ?? mine
}
