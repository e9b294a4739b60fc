import { useTranslation } from 'react-i18next'
import { Kolam } from '../../components/kolam/kolam'
import { classNames } from '../../components/ui/class-names'
import { type Reading, weekOf } from './week'
import styles from './your-week.module.css'

/** Monday to Sunday: a day with a reading shows its figure, a day without one its dots. No day is ever a miss. */
export function YourWeek({ now, readings }: { now: Date; readings: readonly Reading[] }) {
  const { t, i18n } = useTranslation('home')
  const short = new Intl.DateTimeFormat(`${i18n.language}-IN`, { weekday: 'short' })
  const long = new Intl.DateTimeFormat(`${i18n.language}-IN`, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <section className={styles.panel} aria-labelledby="week">
      <h2 id="week" className={styles.title}>
        {t('week.title')}
      </h2>
      <ol className={styles.days}>
        {weekOf(now, readings).map(({ date, isToday, readings: [latest, ...others] }) => (
          <li key={date.getDay()} className={classNames(styles.day, isToday && styles.today)}>
            <span className={latest ? styles.figure : styles.dots}>
              <Kolam seed={latest?.id ?? `day ${date.getDay()}`} size="s" dotsOnly={!latest} />
            </span>
            <span aria-hidden="true">{short.format(date)}</span>
            <span className="visually-hidden">
              {latest
                ? t('week.readings', { day: long.format(date), count: 1 + others.length })
                : t('week.no_reading', { day: long.format(date) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
