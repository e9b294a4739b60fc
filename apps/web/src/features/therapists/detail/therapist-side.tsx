import {
  BriefcaseMedical,
  CalendarX2,
  IndianRupee,
  Languages,
  type LucideIcon,
  MapPin,
  MessageSquareReply,
  Star,
  Video,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format'
import { useTherapistWords } from '../list/use-therapist-words'
import { TherapistPortrait } from '../portrait/therapist-portrait'
import styles from './therapist-side.module.css'
import type { ReadProfile } from './use-translated-profile'

/** Who it is and the facts of a choice, on their tint. */
export function TherapistSide({ profile: { therapist, lang }, place }: { profile: ReadProfile; place: number }) {
  const { t } = useTranslation(['therapists', 'booking'])
  const format = useFormat()
  const shown = useTherapistWords()(therapist)
  const { name, specialization, languages, experience, rating, sessionFee, slotMinutes, sessionTypes } = shown
  const { address, landmark, city, confirms, cancelHours } = shown
  const where = [address, landmark, city].filter((part) => part !== null).join(', ')
  const types = format.list(
    sessionTypes.map((type) => t(`booking:types.${type}`)),
    'unit',
  )
  const facts: [LucideIcon, string | null][] = [
    [Languages, languages.join(', ')],
    [BriefcaseMedical, t('profile.experience', { count: experience })],
    [Star, rating === null ? null : t('profile.rating', { rating })],
    [Video, t('profile.session', { count: slotMinutes, types })],
    [IndianRupee, t('profile.fee', { fee: format.rupees(sessionFee) })],
    [MapPin, where || null],
    [MessageSquareReply, t(`profile.confirms.${confirms}`)],
    [CalendarX2, cancelHours === 0 ? null : t('profile.free_until', { count: cancelHours })],
  ]
  return (
    <div className={styles.side}>
      <div className={styles.head}>
        <TherapistPortrait therapist={therapist} place={place} className={styles.portrait} />
        <div>
          {/* The dialog's own title says the name; here it is seen. */}
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          <p lang={lang} className={styles.specialty}>
            {specialization}
          </p>
        </div>
      </div>
      <ul className={styles.facts} data-facts>
        {facts.map(
          ([Icon, words]) =>
            words && (
              <li key={words} className={styles.fact}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                <span>{words}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
