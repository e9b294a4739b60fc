import type { ActivityType } from '@maitri/contracts'
import { BookOpen, Circle, type LucideIcon, MessageCircle, Repeat, Trash2, Wind } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/ui/icon-button'
import { useFormat } from '../../../lib/format'
import styles from './recent-activity.module.css'

export type ShownActivity = { id: string; type: ActivityType; title: string; at: Date }

const icons: Record<ActivityType, LucideIcon> = { insight: BookOpen, chat: MessageCircle, routine: Repeat, tool: Wind }

export type ActivityRowProps = {
  activity: ShownActivity
  now: Date
  /** Missing where nothing can be deleted. */
  onRemove: ((id: string) => void) | undefined
}

/** One thing that was done, with its kind and how long ago. */
export function ActivityRow({ activity: { id, type, title, at }, now, onRemove }: ActivityRowProps) {
  const { t } = useTranslation('progress')
  const format = useFormat()
  // A kind that a later version knows still shows.
  const Icon = icons[type] ?? Circle
  const date = format.date(at, 'moment')
  return (
    <div className={styles.row}>
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
    </div>
  )
}
