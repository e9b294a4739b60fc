import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../../components/kolam/own-kolam'
import { classNames } from '../../../components/ui/class-names'
import { useFormat } from '../../../lib/format'
import type { MoodPlace } from './mood-points'
import styles from './week-bars.module.css'

type WeekBarsProps = {
  /** Seven days, Monday to Sunday. */
  days: readonly MoodPlace[]
  today: string
  /** The seed of a day's figure: its latest check-in. */
  seedOf: (day: string) => string | undefined
}

/** A bar a day, ten per cent of the height a point, on a scale of ten dots, with the day's kolam below. */
export function WeekBars({ days, today, seedOf }: WeekBarsProps) {
  const { t, i18n } = useTranslation('progress')
  const format = useFormat()
  // Seven of Tamil's short names do not fit on a phone; its narrow ones are all different, as a calendar has them.
  const weekday = i18n.language === 'ta' ? 'narrow_weekday' : 'short_weekday'

  function saidOf({ day, mean, count }: MoodPlace): string {
    const name = [format.date(day, 'weekday_and_day', 'UTC'), ...(day === today ? [t('trend.today')] : [])].join(', ')
    if (mean === null) return t('trend.no_check_in', { day: name })
    return t('trend.day', { day: name, mean: format.number(mean, 1), given: t('trend.check_ins', { count }) })
  }

  return (
    <ol aria-label={t('trend.chart')} className={styles.days}>
      {days.map((place) => {
        const { day, mean } = place
        const seed = seedOf(day)
        return (
          <li key={day} className={classNames(styles.day, day === today && styles.today)}>
            <span className="visually-hidden">{saidOf(place)}</span>
            <span aria-hidden="true" className={styles.column}>
              {mean !== null && (
                <span className={styles.bar} style={{ '--height': `${mean * 10}%` } as CSSProperties}>
                  <span className={styles.value}>{format.number(mean, 1)}</span>
                </span>
              )}
            </span>
            <span aria-hidden="true" className={styles.name}>
              {format.date(day, weekday, 'UTC')}{' '}
              <span className={styles.date}>{format.date(day, 'day_of_month', 'UTC')}</span>
            </span>
            <span className={seed ? styles.figure : styles.dots}>
              <OwnKolam seed={seed ?? `rest ${day}`} isSmall dotsOnly={!seed} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
