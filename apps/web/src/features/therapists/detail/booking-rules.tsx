import { bookableDays, type ListedTherapist } from '@maitri/contracts'
import { dayOf } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format'
import { telLink } from '../../../lib/tel-link'
import styles from './booking-rules.module.css'

/** How far ahead one books, when the practice is away within the bookable weeks, and its phone. */
export function BookingRules({ therapist, now }: { therapist: ListedTherapist; now: Date }) {
  const { t } = useTranslation('therapists')
  const format = useFormat()
  const { leadHours, closedDays, phone, timeZone } = therapist
  const today = dayOf(now, timeZone)
  const last = dayOf(new Date(now.getTime() + bookableDays * 86_400_000), timeZone)
  const dayName = (day: string) => format.date(`${day}T12:00:00Z`, 'day_and_month', 'UTC')
  const away = closedDays
    .filter(({ from, to }) => to >= today && from <= last)
    .map(({ from, to }) => (from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`))
  return (
    <ul className={styles.rules}>
      <li>{t('profile.lead', { count: leadHours })}</li>
      {away.length > 0 && <li>{t('profile.closed', { days: format.list(away) })}</li>}
      {phone && (
        <li>
          {t('profile.phone')}: <a href={telLink(phone)}>{phone}</a>
        </li>
      )}
    </ul>
  )
}
