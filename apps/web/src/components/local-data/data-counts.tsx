import { useTranslation } from 'react-i18next'
import type { LocalDataCounts as Counts, LocalDataKind } from '../../data/local-data/count-local-data'
import styles from './data-counts.module.css'

/** How many things there are of each kind, in words. */
export function LocalDataCounts({ counts }: { counts: Counts }) {
  const { t } = useTranslation('data')
  return (
    <ul className={styles.counts}>
      {Object.entries(counts).map(([kind, count]) => (
        <li key={kind}>{t(`things.${kind as LocalDataKind}`, { count })}</li>
      ))}
    </ul>
  )
}
