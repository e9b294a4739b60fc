import { type ActivityType, recentActivityCount } from '@maitri/contracts'
import { BookOpen, Circle, type LucideIcon, MessageCircle, Repeat, Trash2, Wind } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { IconButton } from '../../../components/ui/icon-button'
import { useFormat } from '../../../lib/format'
import styles from './recent-activity.module.css'

export type ShownActivity = { id: string; type: ActivityType; title: string; at: Date }

const icons: Record<ActivityType, LucideIcon> = { insight: BookOpen, chat: MessageCircle, routine: Repeat, tool: Wind }

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

/** What was done, with its kind and how long ago; the latest five, and all of it by a press. */
export function RecentActivity({ headingId, withinId, activities, now, empty, onRemove }: RecentActivityProps) {
  const { t } = useTranslation('progress')
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section aria-labelledby={withinId ? `${withinId} ${headingId}` : headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {t('activity.title')}
      </h2>
      {activities.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {(isWhole ? activities : activities.slice(0, recentActivityCount)).map((activity) => (
            <ActivityRow key={activity.id} activity={activity} now={now} onRemove={onRemove} />
          ))}
        </ul>
      )}
      {activities.length > recentActivityCount && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('activity.show_fewer') : t('activity.show_all', { count: activities.length })}
        </Button>
      )}
    </section>
  )
}

type ActivityRowProps = { activity: ShownActivity; now: Date; onRemove: RecentActivityProps['onRemove'] }

function ActivityRow({ activity: { id, type, title, at }, now, onRemove }: ActivityRowProps) {
  const { t } = useTranslation('progress')
  const format = useFormat()
  // A kind that a later version knows still shows.
  const Icon = icons[type] ?? Circle
  const date = format.date(at, 'moment')
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-type={type}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.when}>
          {t(`activity.types.${type}`)}
          {' · '}
          <time dateTime={at.toISOString()} title={date}>
            {format.ago(at, now)}
          </time>
        </span>
      </span>
      {onRemove && (
        <IconButton label={t('activity.remove', { title, date })} onClick={() => onRemove(id)}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
