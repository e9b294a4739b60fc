import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { useToast } from '../../../components/ui/toast'
import type { PresentRecord } from '../../../data/records/record-store'
import { useRecordActions } from '../../../data/records/use-records'
import { progressCounts } from './progress-counts'
import type { ProgressRange } from './progress-ranges'
import { rangeStart } from './range-start'
import { RecentActivity } from './recent-activity'
import { HowItCounts, StatCards } from './stat-cards'
import { WellnessTrend } from './wellness-trend'

type OwnProgressProps = {
  activities: readonly PresentRecord<'activities'>[]
  checkIns: readonly PresentRecord<'check-ins'>[]
  range: ProgressRange
  now: Date
  checkIn: ReactNode
  checkInList: ReactNode
}

const activityHeadingId = 'recent-activity'

/** The person's own numbers, trend and deeds of the chosen time. */
export function OwnProgress({ activities, checkIns, range, now, checkIn, checkInList }: OwnProgressProps) {
  const { t } = useTranslation(['progress', 'check_in'])
  const [removed, setRemoved] = useState<PresentRecord<'activities'> | null>(null)
  const { remove, write } = useRecordActions('activities')
  const showToast = useToast()
  const start = rangeStart(range, now)
  const inRange = activities.filter(({ occurredAt }) => start === null || Date.parse(occurredAt) >= start.getTime())

  async function removeActivity(id: string) {
    try {
      await remove.mutateAsync(id)
    } catch {
      return showToast({ tone: 'error', message: t('activity.remove_failed') })
    }
    setRemoved(activities.find((activity) => activity.id === id) ?? null)
    // The row is gone, and with it the button that was pressed.
    document.getElementById(activityHeadingId)?.focus({ preventScroll: true })
  }

  async function undo({ id, occurredAt, body }: PresentRecord<'activities'>) {
    try {
      await write.mutateAsync({ id, occurredAt, body })
    } catch {
      return showToast({ tone: 'error', message: t('check_in:kept.undo_failed') })
    }
    setRemoved(null)
    document.getElementById(activityHeadingId)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div>
        <StatCards counts={progressCounts(inRange)} />
        <HowItCounts />
      </div>
      <WellnessTrend checkIns={checkIns} range={range} now={now} />
      {checkIn}
      <div role="status">
        {removed && (
          <Notice
            tone="info"
            action={
              <Button variant="secondary" size="small" onClick={() => void undo(removed)}>
                {t('check_in:kept.undo')}
              </Button>
            }
          >
            {t('activity.removed')}
          </Notice>
        )}
      </div>
      <RecentActivity
        headingId={activityHeadingId}
        activities={inRange.map(({ id, occurredAt, body }) => ({ id, at: new Date(occurredAt), ...body }))}
        now={now}
        empty={t(activities.length === 0 ? 'activity.empty' : 'activity.none_in_range')}
        onRemove={(id) => void removeActivity(id)}
      />
      {checkInList}
    </>
  )
}
