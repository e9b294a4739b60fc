import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { PageHeading } from '../../../components/ui/page-heading'
import { SelectField } from '../../../components/ui/select-field'
import { useRecords } from '../../../data/records/use-records'
import { useNow } from '../../../lib/use-now'
import { OwnProgress } from './own-progress'
import { type ProgressRange, progressRanges } from './progress-ranges'
import styles from './progress-tab.module.css'
import { SampleProgress } from './sample-progress'

export type ProgressTabProps = {
  range: ProgressRange
  onRange: (range: ProgressRange) => void
  /** Where a check-in is made. */
  checkIn: ReactNode
  /** The check-ins themselves, of the range. */
  checkInList: ReactNode
}

/** What happened, for a time that the person chooses. Nothing is shown as theirs that they did not do or say. */
export function ProgressTab({ range, onRange, checkIn, checkInList }: ProgressTabProps) {
  const { t } = useTranslation('progress')
  return (
    <div className={styles.progress}>
      <PageHeading
        title={t('title')}
        actions={
          <SelectField
            shape="search"
            label={t('range.label')}
            options={progressRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
            value={range}
            onChange={onRange}
          />
        }
      />
      <Happened range={range} checkIn={checkIn} checkInList={checkInList} />
    </div>
  )
}

function Happened({ range, checkIn, checkInList }: Omit<ProgressTabProps, 'onRange'>) {
  const { t } = useTranslation(['progress', 'common'])
  const activities = useRecords('activities')
  const checkIns = useRecords('check-ins')
  const now = useNow()
  const views = [activities, checkIns]
  const failed = views.find((view) => view.state === 'failed')

  if (failed?.state === 'failed')
    return <FailedState message={t('failed')} retryLabel={t('common:try_again')} onRetry={failed.retry} />
  if (activities.state === 'ready' && checkIns.state === 'ready') {
    const isNew = activities.records.length + checkIns.records.length === 0
    return (
      <>
        {(activities.isStale || checkIns.isStale) && <Notice tone="info">{t('stale')}</Notice>}
        <OwnProgress
          activities={activities.records}
          checkIns={checkIns.records}
          range={range}
          now={now}
          checkIn={checkIn}
          checkInList={checkInList}
        />
        {isNew && <SampleProgress now={now} />}
      </>
    )
  }
  if (views.some((view) => view.state === 'offline'))
    return (
      <>
        <EmptyState picture="wire" message={t('offline')} />
        {checkIn}
      </>
    )
  return <Loading label={t('common:loading')} />
}
