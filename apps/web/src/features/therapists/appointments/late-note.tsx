import type { Booking } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/use-now'

/** Says before a change that it is no longer free, where the practice has such a rule. */
export function LateNote({ booking: { freeUntil } }: { booking: Pick<Booking, 'freeUntil'> }) {
  const { t } = useTranslation('booking')
  const now = useNow()
  return freeUntil !== null && Date.parse(freeUntil) <= now.getTime() ? <p>{t('appointments.late')}</p> : null
}
