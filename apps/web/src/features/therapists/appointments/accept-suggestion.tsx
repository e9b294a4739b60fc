import { type Booking, moveBooking } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { useChangeBooking } from './use-change-booking'

type AcceptSuggestionProps = { booking: Booking; startsAt: string; onAccepted: (booking: Booking) => void }

/** Takes the time that the practice suggested, which books it. */
export function AcceptSuggestion({ booking, startsAt, onAccepted }: AcceptSuggestionProps) {
  const { t } = useTranslation(['booking', 'common'])
  const errorWords = useErrorMessage()
  const accept = useChangeBooking(
    booking,
    () => callApi(moveBooking, { params: { id: booking.id }, body: { startsAt, language: currentLanguage() } }),
    onAccepted,
  )
  return (
    <>
      {accept.isError && (
        <Notice tone="error" role="alert">
          {errorWords(accept.error)}
        </Notice>
      )}
      <Button
        size="small"
        busy={accept.isPending}
        busyLabel={t('common:processing')}
        onClick={() => accept.mutate(undefined)}
      >
        {t('status.accept')}
      </Button>
    </>
  )
}
