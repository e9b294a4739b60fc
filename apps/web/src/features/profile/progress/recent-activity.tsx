import { recentActivityCount } from '@maitri/contracts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Loading } from '../../../components/ui/loading'
import { ActivityRow, type ShownActivity } from './activity-row'
import styles from './recent-activity.module.css'

const LongActivityList = lazy(async () => ({
  default: (await import('./long-activity-list')).LongActivityList,
}))

type RecentActivityProps = {
  headingId: string
  /** The heading that this one stands under, where the page has another of the same words. */
  withinId?: string
  /** Newest first. */
  activities: readonly ShownActivity[]
  now: Date
  /** What stands there where nothing was done. */
  empty?: ReactNode
  /** Missing where nothing can be deleted. */
  onRemove?: (id: string) => void
}

/** More rows than these are drawn only where they are seen. */
const drawnAtOnce = 100

/** What was done, with its kind and how long ago; the latest five, and all of it by a press. */
export function RecentActivity({ headingId, withinId, activities, now, empty, onRemove }: RecentActivityProps) {
  const { t } = useTranslation(['progress', 'common'])
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? activities : activities.slice(0, recentActivityCount)
  return (
    <section aria-labelledby={withinId ? `${withinId} ${headingId}` : headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {t('activity.title')}
      </h2>
      {activities.length === 0 && <p>{empty}</p>}
      {shown.length > drawnAtOnce ? (
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          <LongActivityList activities={shown} now={now} onRemove={onRemove} />
        </Suspense>
      ) : (
        shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((activity) => (
              <li key={activity.id}>
                <ActivityRow activity={activity} now={now} onRemove={onRemove} />
              </li>
            ))}
          </ul>
        )
      )}
      {activities.length > recentActivityCount && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('activity.show_fewer') : t('activity.show_all', { count: activities.length })}
        </Button>
      )}
    </section>
  )
}
