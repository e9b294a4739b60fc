import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../components/kolam/kolam'
import { classNames } from '../../../components/ui/class-names'
import { dateOf, type MoodPlace } from './mood-points'
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
  const locale = `${i18n.language}-IN`
  // Seven of Tamil's short names do not fit on a phone; its narrow ones are all different, as a calendar has them.
  const weekday = locale.startsWith('ta') ? 'narrow' : 'short'
  const short = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

  function saidOf({ day, mean, count }: MoodPlace): string {
    const name = [long.format(dateOf(day)), ...(day === today ? [t('trend.today')] : [])].join(', ')
    if (mean === null) return t('trend.no_check_in', { day: name })
    return t('trend.day', { day: name, mean: number.format(mean), given: t('trend.check_ins', { count }) })
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
                  <span className={styles.value}>{number.format(mean)}</span>
                </span>
              )}
            </span>
            <span aria-hidden="true" className={styles.name}>
              {short.format(dateOf(day))} <span className={styles.date}>{dayOfMonth.format(dateOf(day))}</span>
            </span>
            <span className={seed ? styles.figure : styles.dots}>
              <Kolam seed={seed ?? `rest ${day}`} size="s" dotsOnly={!seed} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
