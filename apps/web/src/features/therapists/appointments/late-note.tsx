import type { Booking } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/use-now'

/** Says before a change that it is no longer free, where the practice has such a rule; what nobody confirmed costs nothing. */
export function LateNote({ booking: { state, freeUntil } }: { booking: Pick<Booking, 'state' | 'freeUntil'> }) {
  const { t } = useTranslation('booking')
  const now = useNow()
  const isLate = state === 'booked' && freeUntil !== null && Date.parse(freeUntil) <= now.getTime()
  return isLate ? <p>{t('appointments.late')}</p> : null
}
