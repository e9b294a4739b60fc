import { useTranslation } from 'react-i18next'
import type { ThingCounts as Counts, ThingKind } from '../../lib/own-things/count-things'
import styles from './thing-counts.module.css'

/** How many things there are of each kind, in words. */
export function ThingCounts({ counts }: { counts: Counts }) {
  const { t } = useTranslation('data')
  return (
    <ul className={styles.counts}>
      {Object.entries(counts).map(([kind, count]) => (
        <li key={kind}>{t(`things.${kind as ThingKind}`, { count })}</li>
      ))}
    </ul>
  )
}
