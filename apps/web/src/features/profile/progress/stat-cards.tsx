import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format'
import type { ProgressCounts } from './progress-counts'
import styles from './stat-cards.module.css'

const cards = [
  ['insight', 'insights'],
  ['tool', 'tools'],
  ['routine', 'routines'],
  ['chat', 'chats'],
] as const

/** How much of each was done, as numbers in a ruled row. */
export function StatCards({ counts }: { counts: ProgressCounts }) {
  const { t } = useTranslation('progress')
  const format = useFormat()
  return (
    <dl aria-label={t('stats.label')} className={styles.cards}>
      {cards.map(([type, key]) => (
        <div key={type} className={styles.card}>
          <dt>{t(`stats.${key}`)}</dt>
          <dd>{format.number(counts[type])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What counts and when, in words. */
export function HowItCounts() {
  const { t } = useTranslation('progress')
  return (
    <details className={styles.how}>
      <summary>{t('stats.how')}</summary>
      <ul>
        {cards.map(([type, key]) => (
          <li key={type}>{t(`stats.counts.${key}`)}</li>
        ))}
        <li>{t('stats.counts.deleted')}</li>
      </ul>
    </details>
  )
}
