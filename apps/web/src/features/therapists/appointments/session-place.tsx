import { spokenLanguage } from '@maitri/content/spoken-language'
import type { Booking } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { deviceTimeZone, useFormat } from '../../../lib/format'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { telLink } from '../../../lib/tel-link'
import { useNow } from '../../../lib/use-now'
import styles from './session-place.module.css'

/** Where a session is, how to join it, whom to call and what to bring; nothing of what the profile does not say. */
export function SessionPlace({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const now = useNow()
  const { address, meetingLink, phone, bring, freeUntil, practice, sessionLanguage } = booking
  const facts = [
    ['language', sessionLanguage && spokenLanguage(sessionLanguage, currentLanguage())],
    ['where', address],
    ['link', meetingLink && <a href={meetingLink}>{meetingLink.replace(/^https:\/\//, '')}</a>],
    // Of whom was not told, the number stands where the person is asked to call.
    ['phone', phone && practice !== 'not_told' && <a href={telLink(phone)}>{phone}</a>],
    ['bring', bring],
    [
      'free_until',
      freeUntil && Date.parse(freeUntil) > now.getTime() && format.date(freeUntil, 'full_moment', deviceTimeZone()),
    ],
  ] as const
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={styles.place}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`place.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
