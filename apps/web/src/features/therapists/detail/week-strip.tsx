import { type Weekday, weekdays } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { dotsPath } from '../../../components/kolam/dots-path'
import { unit } from '../../../components/kolam/figure'
import { strip } from '../../../components/kolam/strip-figure'
import { useFormat } from '../../../lib/format'
import { useTimeWords } from '../time/use-time-words'
import { openRuns } from './open-runs'
import styles from './week-strip.module.css'

const week = strip(weekdays.length)

/** A Monday; only the names of its week's days are used. */
const monday = Date.UTC(2026, 0, 5, 12)

/** The week as seven dots with a closed line round each run of open days; the days are also said. */
export function WeekStrip({ availability }: { availability: readonly Weekday[] }) {
  const { t } = useTranslation('therapists')
  const words = useTimeWords('UTC')
  const dayName = (day: number) => words.weekday(new Date(monday + day * 86_400_000))
  const isOpen = weekdays.map((day) => availability.includes(day))
  const open = week.dots.filter((_, day) => isOpen[day])
  const names = weekdays.flatMap((_, day) => (isOpen[day] ? [dayName(day)] : []))
  const days = useFormat().list(names)
  return (
    <section className={styles.week} aria-label={t('profile.week')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('profile.week')}</h3>
        <p className={styles.note} aria-hidden="true">
          {t('profile.week_note')}
        </p>
      </div>
      <p className="visually-hidden">
        {names.length > 0 ? t('profile.week_open', { days }) : t('profile.week_closed')}
      </p>
      <svg viewBox={week.viewBox.join(' ')} className={styles.strip} aria-hidden="true" focusable="false">
        <path className={styles.idle} d={dotsPath(week.dots.filter((_, day) => !isOpen[day]))} />
        <path className={styles.open} d={dotsPath(open)} />
        {openRuns(isOpen).map(({ from, length }) => (
          <path
            key={from}
            className={styles.line}
            d={strip(length).line}
            // A strip is centred on 0: its middle moves to the middle of the run.
            transform={`translate(${(from + (length - weekdays.length) / 2) * unit} 0)`}
          />
        ))}
      </svg>
      <ol className={styles.days} aria-hidden="true">
        {weekdays.map((day, index) => (
          <li key={day} data-open={isOpen[index] || undefined}>
            {dayName(index)}
          </li>
        ))}
      </ol>
    </section>
  )
}
