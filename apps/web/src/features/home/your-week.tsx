import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../components/kolam/own-kolam'
import { classNames } from '../../components/ui/class-names'
import { paths } from '../../config/paths'
import { useFormat } from '../../lib/format'
import { type Left, weekOf } from './week'
import styles from './your-week.module.css'

/** Monday to Sunday: a day shows the figure of the last thing left on it, an empty one its dots. No day is ever a miss. */
export function YourWeek({ now, left, today }: { now: Date; left: readonly Left[]; today: ReactNode }) {
  const { t } = useTranslation('home')
  const format = useFormat()

  function saidOf(onDay: readonly Left[]): string {
    const checkIns = onDay.filter(({ kind }) => kind === 'check_in').length
    const readings = onDay.length - checkIns
    if (onDay.length === 0) return t('week.nothing')
    return format.list([
      ...(checkIns > 0 ? [t('week.check_ins', { count: checkIns })] : []),
      ...(readings > 0 ? [t('week.readings', { count: readings })] : []),
    ])
  }

  return (
    <section className={styles.panel} aria-labelledby="week">
      <div className={styles.head}>
        <h2 id="week" className={styles.title}>
          {t('week.title')}
        </h2>
        <Link to={paths.months} className={styles.link}>
          {t('week.month')}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      <ol className={styles.days}>
        {weekOf(now, left).map(({ date, isToday, left: onDay }) => {
          const [latest] = onDay
          const named = format.date(date, 'weekday_and_day')
          // Of a day that has not come nothing can be said.
          const isAhead = date > now && !isToday
          return (
            <li key={date.getDay()} className={classNames(styles.day, isToday && styles.today)}>
              <span className={latest ? styles.figure : styles.dots}>
                <OwnKolam seed={latest?.id ?? `day ${date.getDay()}`} isSmall dotsOnly={!latest} />
              </span>
              <span aria-hidden="true">{format.date(date, 'short_weekday')}</span>
              <span className="visually-hidden">
                {isAhead ? named : t('week.day', { day: named, left: saidOf(onDay) })}
              </span>
            </li>
          )
        })}
      </ol>
      {today}
    </section>
  )
}
