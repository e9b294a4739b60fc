import { type Booking, moveBooking } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { callApi } from '../../../lib/api-client'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { useChangeBooking } from './use-change-booking'

type AgreedTimeProps = { booking: Booking; startsAt: string; label: string; onTaken: (booking: Booking) => void }

/** Takes a time that the practice suggested or confirmed before, which books it. */
export function AgreedTime({ booking, startsAt, label, onTaken }: AgreedTimeProps) {
  const { t } = useTranslation('common')
  const errorWords = useErrorMessage()
  const take = useChangeBooking(
    booking,
    () => callApi(moveBooking, { params: { id: booking.id }, body: { startsAt, language: currentLanguage() } }),
    onTaken,
  )
  return (
    <>
      {take.isError && (
        <Notice tone="error" role="alert">
          {errorWords(take.error)}
        </Notice>
      )}
      <Button size="small" busy={take.isPending} busyLabel={t('processing')} onClick={() => take.mutate(undefined)}>
        {label}
      </Button>
    </>
  )
}
