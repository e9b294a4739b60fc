import { useTranslation } from 'react-i18next'
import { Tag } from '../../components/ui/tag'
import styles from './group-marks.module.css'
import type { ShownGroup } from './shown-group'

/** What kind of group it is, and what one must know of it before all else. */
export function GroupMarks({ group: { type, hue, isExample, isOwn, closedAt } }: { group: ShownGroup }) {
  const { t } = useTranslation('community')
  return (
    <p className={styles.marks}>
      <Tag hue={hue}>{t(`types.${type}`)}</Tag>
      {isExample && <span className={styles.mark}>{t('card.example')}</span>}
      {isOwn && <span className={styles.mark}>{t('card.own')}</span>}
      {closedAt !== null && <span className={styles.mark}>{t('card.closed')}</span>}
    </p>
  )
}
