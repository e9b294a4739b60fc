import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format'
import type { MoodPlace } from './mood-points'
import styles from './mood-table.module.css'

/** The same as the chart, in rows. */
export function MoodTable({ places, isByDay }: { places: readonly MoodPlace[]; isByDay: boolean }) {
  const { t } = useTranslation('progress')
  const format = useFormat()
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
            <th scope="row">{format.date(day, isByDay ? 'full_day' : 'short_day', 'UTC')}</th>
            <td>{mean === null ? t('trend.table.none') : format.number(mean, 1)}</td>
            <td>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
