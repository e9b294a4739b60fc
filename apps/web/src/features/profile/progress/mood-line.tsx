import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format'
import styles from './mood-line.module.css'
import { type MoodPlace, runsOf } from './mood-points'

const box = { width: 600, height: 200 }
const margin = 8
const scale = [10, 5, 0]

/** The averages of days or weeks as a line on the whole scale; it stops where there was no check-in. The table says the same. */
export function MoodLine({ places }: { places: readonly MoodPlace[] }) {
  const { t } = useTranslation('progress')
  const format = useFormat()
  const means = places.flatMap(({ mean }) => mean ?? [])
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || means.length === 0) return <p>{t('trend.no_line')}</p>

  const steps = Math.max(places.length - 1, 1)
  const x = (index: number) => (places.length === 1 ? box.width / 2 : (index * box.width) / steps)
  const y = (mean: number) => box.height * (1 - mean / 10)
  const from = format.date(first.day, 'short_day', 'UTC')
  const to = format.date(last.day, 'short_day', 'UTC')
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-margin - 24} ${-margin} ${box.width + 2 * margin + 24} ${box.height + 2 * margin}`}
        className={styles.chart}
        role="img"
        aria-label={t('trend.line', {
          from,
          to,
          lowest: format.number(Math.min(...means), 1),
          highest: format.number(Math.max(...means), 1),
        })}
      >
        {scale.map((point) => (
          <g key={point}>
            <line x1={0} x2={box.width} y1={y(point)} y2={y(point)} className={styles.rule} />
            <text x={-10} y={y(point) + 5} className={styles.point}>
              {format.number(point)}
            </text>
          </g>
        ))}
        {runsOf(places).map((run) => (
          <g key={run[0]?.index}>
            <polyline
              points={run.map(({ index, mean }) => `${x(index)},${y(mean)}`).join(' ')}
              className={styles.line}
            />
            {run.map(({ index, mean }) => (
              <circle key={index} cx={x(index)} cy={y(mean)} r={4} className={styles.dot} />
            ))}
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </figure>
  )
}
