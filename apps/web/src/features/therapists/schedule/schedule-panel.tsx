import type { Booking, ListedTherapist } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../components/ui/loading'
import { useDraft } from '../../../data/use-draft'
import { FormHeading } from '../form-heading'
import { BookedPanel } from './booked-panel'
import { beginBooking, bookingDraft } from './booking-draft'
import { BookingForm } from './booking-form'

type SchedulePanelProps = { therapist: ListedTherapist; bringsDraft: boolean; onBack: () => void }

/** The booking form, with what was begun earlier, and what stands there once it is booked. */
export function SchedulePanel({ therapist, bringsDraft, onBack }: SchedulePanelProps) {
  const { t } = useTranslation(['booking', 'common'])
  const [booked, setBooked] = useState<Booking | null>(null)
  const own = useDraft({
    name: `bookingDraft_${therapist.id}`,
    schema: bookingDraft,
    begin: () => beginBooking(therapist.sessionTypes),
    bringsDraft,
    words: ['notes'],
  })
  if (booked) return <BookedPanel booking={booked} onBack={onBack} />
  return (
    <>
      <FormHeading title={t('schedule.title')} onBack={onBack} />
      {own.draft ? (
        <BookingForm
          therapist={therapist}
          own={{ ...own, draft: own.draft }}
          onBooked={(booking) => {
            own.clear()
            setBooked(booking)
          }}
        />
      ) : (
        <Loading label={t('common:loading')} />
      )}
    </>
  )
}
