import { useTranslation } from 'react-i18next'
import { dateOf, type MoodPlace } from './mood-points'
import styles from './mood-table.module.css'

/** The same as the chart, in rows. */
export function MoodTable({ places, isByDay }: { places: readonly MoodPlace[]; isByDay: boolean }) {
  const { t, i18n } = useTranslation('progress')
  const locale = `${i18n.language}-IN`
  const date = new Intl.DateTimeFormat(locale, { dateStyle: isByDay ? 'full' : 'medium', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <table className={styles.table}>
      <caption>{t(isByDay ? 'trend.table.caption_day' : 'trend.table.caption_week')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(isByDay ? 'trend.table.day' : 'trend.table.week')}</th>
          <th scope="col">{t('trend.table.average')}</th>
          <th scope="col">{t('trend.table.count')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ day, mean, count }) => (
          <tr key={day}>
            <th scope="row">{date.format(dateOf(day))}</th>
            <td>{mean === null ? t('trend.table.none') : number.format(mean)}</td>
            <td>{number.format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
