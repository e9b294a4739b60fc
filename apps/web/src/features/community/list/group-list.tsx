import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { Button } from '../../../components/ui/button'
import type { ShownGroup } from '../shown-group'
import { GroupCard } from './group-card'
import styles from './group-list.module.css'

type GroupListProps = { groups: readonly ShownGroup[]; canAct: boolean; onShowAll: () => void }

/** The groups that were found as cards; where there is none, the way back to all. */
export function GroupList({ groups, canAct, onShowAll }: GroupListProps) {
  const { t } = useTranslation('community')
  if (groups.length === 0)
    return (
      <EmptyState
        picture="lens"
        message={
          <>
            <strong className={styles.empty}>{t('list.empty')}</strong>
            {t('list.empty_hint')}
          </>
        }
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('search.show_all')}
          </Button>
        }
      />
    )
  return (
    <ul className={styles.grid}>
      {groups.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} canAct={canAct} />
        </li>
      ))}
    </ul>
  )
}
