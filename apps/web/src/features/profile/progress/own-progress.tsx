import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation('progress')
  const { remove } = useRecordActions('activities')
  const showToast = useToast()
  const start = rangeStart(range, now)
  const inRange = activities.filter(({ occurredAt }) => start === null || Date.parse(occurredAt) >= start.getTime())

  async function removeActivity(id: string) {
    try {
      await remove.mutateAsync(id)
    } catch {
      return showToast({ tone: 'error', message: t('activity.remove_failed') })
    }
    showToast({ tone: 'success', message: t('activity.removed') })
    // The row is gone, and with it the button that was pressed.
    document.getElementById(activityHeadingId)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div>
        <StatCards counts={progressCounts(inRange)} />
        <HowItCounts />
      </div>
      {checkIn}
      <WellnessTrend checkIns={checkIns} range={range} now={now} />
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
