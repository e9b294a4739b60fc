import type { ListedTherapist } from '@maitri/contracts'
import { Clock, Languages, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/ui/tag'
import { useFormat } from '../../../lib/format'
import { TherapistPortrait } from '../portrait/therapist-portrait'
import { nearDay, type TimeWords } from '../time/use-time-words'
import styles from './therapist-row.module.css'
import { useTherapistWords } from './use-therapist-words'

type TherapistRowProps = {
  therapist: ListedTherapist
  /** Their place in the whole list, which decides how they are drawn. */
  place: number
  now: Date
  words: TimeWords
  onOpen: () => void
}

/** One therapist as one button: who they are and what one needs to choose. */
export function TherapistRow({ therapist, place, now, words, onOpen }: TherapistRowProps) {
  const { t } = useTranslation(['therapists', 'booking'])
  const format = useFormat()
  const { name, specialization, city, languages, nextAvailable, rating, sessionFee, isExample } =
    useTherapistWords()(therapist)
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <TherapistPortrait therapist={therapist} place={place} className={styles.portrait} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {isExample && <Tag hue="peacock">{t('example')}</Tag>}
        </span>
        <span className={styles.specialty}>{specialization}</span>
        <span className={styles.facts}>
          <Fact name={t('facts.languages')} icon={<Languages size={18} strokeWidth={1.75} aria-hidden="true" />}>
            {languages.join(', ')}
          </Fact>
          {city && (
            <Fact name={t('facts.city')} icon={<MapPin size={18} strokeWidth={1.75} aria-hidden="true" />}>
              {city}
            </Fact>
          )}
          <Fact name={t('facts.next')} icon={<Clock size={18} strokeWidth={1.75} aria-hidden="true" />}>
            {nextAvailable ? whenIn(nextAvailable) : t('booking:when.none')}
          </Fact>
          {rating !== null && (
            <Fact name={t('facts.rating')} icon={<Star size={18} strokeWidth={1.75} aria-hidden="true" />}>
              {rating}
            </Fact>
          )}
          <Fact name={t('facts.fee')}>
            <span className={styles.fee}>{format.rupees(sessionFee)}</span>
          </Fact>
        </span>
      </span>
    </button>
  )

  function whenIn(at: string): string {
    const near = nearDay(at, now, words.timeZone)
    const day = near === 'later' ? words.shortDate(at) : words.weekday(at)
    return t(`booking:when.${near}`, { day, time: words.time(at) })
  }
}

/** What a sign means is said to those who cannot see it. */
function Fact({ name, icon, children }: { name: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      {icon}
      <span className="visually-hidden">{name}: </span>
      {children}
    </span>
  )
}
