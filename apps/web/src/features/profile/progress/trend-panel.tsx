import type { MoodTrend } from '@maitri/domain'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/ui/panel'
import { useFormat } from '../../../lib/format'
import styles from './trend-panel.module.css'

type TrendPanelProps = {
  headingId: string
  /** The heading that this one stands under, where the page has another of the same words. */
  withinId?: string
  trend: Pick<MoodTrend, 'moodTrend' | 'averageMoodLastWeek'>
  /** How many check-ins the average is of; null leaves it unsaid. */
  checkIns: number | null
  children: ReactNode
}

/** The trend in a word with its arrow, the week's average, and whatever shows them. */
export function TrendPanel({ headingId, withinId, trend, checkIns, children }: TrendPanelProps) {
  const { t } = useTranslation('progress')
  const format = useFormat()
  const average = trend.averageMoodLastWeek
  return (
    <Panel aria-labelledby={withinId ? `${withinId} ${headingId}` : headingId} className={styles.panel}>
      <header className={styles.head}>
        <div>
          <h2 id={headingId}>{t('trend.title')}</h2>
          <TrendWord trend={trend.moodTrend} />
        </div>
        {average === null ? (
          <p className={styles.caption}>{t('trend.no_average')}</p>
        ) : (
          <p className={styles.average}>
            <span>
              <strong className={styles.number}>{format.number(average, 1, { fixed: true })}</strong>{' '}
              {t('trend.of_ten')}
            </span>
            <span className={styles.caption}>{t('trend.average_label')}</span>
            {checkIns !== null && (
              <span className={styles.caption}>{t('trend.average_from', { count: checkIns })}</span>
            )}
          </p>
        )}
      </header>
      {children}
    </Panel>
  )
}

const icon = { size: 20, strokeWidth: 2, 'aria-hidden': true } as const

function TrendWord({ trend }: { trend: MoodTrend['moodTrend'] }) {
  const { t } = useTranslation('progress')
  if (trend === 'Improving')
    return (
      <p className={`${styles.word} ${styles.improving}`}>
        <ArrowUpRight {...icon} />
        {t('trend.improving')}
      </p>
    )
  if (trend === 'Steady')
    return (
      <p className={styles.word}>
        <ArrowRight {...icon} />
        {t('trend.steady')}
      </p>
    )
  if (trend === 'Lower')
    return (
      <p className={styles.word}>
        <ArrowDownRight {...icon} />
        {t('trend.lower')}
      </p>
    )
  return <p className={styles.word}>{t('trend.not_enough')}</p>
}
