import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/picture/empty-state'
import { EarlierVersions } from '../../components/sync/earlier-versions'
import { useWhereKept } from '../../components/sync/use-where-kept'
import { Button } from '../../components/ui/button'
import { FailedState } from '../../components/ui/failed-state'
import { Loading } from '../../components/ui/loading'
import { Notice } from '../../components/ui/notice'
import { useToast } from '../../components/ui/toast'
import { useRecordActions, useRecords } from '../../data/records/use-records'
import { useSession } from '../../lib/session/session'
import styles from './check-in-list.module.css'
import { CheckInRow } from './check-in-row'

const headingId = 'your-check-ins'
/** Each has a figure to be grown: more of them come by a press, a few at a time. */
const shownAtFirst = 5
const shownMore = 20

/** The check-ins since a moment (all of them where it is null), newest first: to be changed or deleted. */
export function CheckInList({ since }: { since: Date | null }) {
  const { t } = useTranslation('check_in')
  const isGuest = useSession().state === 'guest'
  const whereKept = useWhereKept()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {t('list.title')}
      </h2>
      <p className={styles.lead}>{isGuest ? whereKept(t('list.lead_device')) : t('list.lead_account')}</p>
      <Rows since={since} isGuest={isGuest} />
    </section>
  )
}

function Rows({ since, isGuest }: { since: Date | null; isGuest: boolean }) {
  const { t } = useTranslation(['check_in', 'common'])
  const checkIns = useRecords('check-ins')
  const { remove } = useRecordActions('check-ins')
  const showToast = useToast()
  const [shown, setShown] = useState(shownAtFirst)

  if (checkIns.state === 'waiting') return <Loading label={t('common:loading')} />
  if (checkIns.state === 'offline') return <EmptyState picture="wire" message={t('list.offline')} />
  if (checkIns.state === 'failed')
    return <FailedState message={t('list.failed')} retryLabel={t('common:try_again')} onRetry={checkIns.retry} />
  const records = checkIns.records.filter(
    ({ occurredAt }) => since === null || Date.parse(occurredAt) >= since.getTime(),
  )
  // Offered also where its record lies before the days that are shown.
  const earlier = <EarlierVersions collection="check-ins" />
  if (records.length === 0)
    return (
      <>
        {earlier}
        <EmptyState picture="doorstep" message={t('list.empty')} />
      </>
    )

  async function removeOne(id: string) {
    try {
      await remove.mutateAsync(id)
    } catch {
      return showToast({ tone: 'error', message: t('list.remove_failed') })
    }
    showToast({ tone: 'success', message: t('list.removed') })
    // The row is gone, and with it the button that was pressed.
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }

  return (
    <>
      {earlier}
      {checkIns.isStale && <Notice tone="info">{t('list.stale')}</Notice>}
      <ul className={styles.list}>
        {records.slice(0, shown).map((record) => (
          <li key={record.id}>
            <CheckInRow
              record={record}
              isWaiting={!isGuest && record.isPending}
              onRemove={() => void removeOne(record.id)}
            />
          </li>
        ))}
      </ul>
      {records.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + shownMore)}>
          {t('list.show_more', { count: Math.min(shownMore, records.length - shown) })}
        </Button>
      )}
    </>
  )
}
