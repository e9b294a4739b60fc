import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { EarlierVersions } from '../../../components/sync/earlier-versions'
import { useWhereKept } from '../../../components/sync/use-where-kept'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { useToast } from '../../../components/ui/toast'
import type { ComparedIds } from '../../../data/reading'
import { useRecordActions, useRecords } from '../../../data/records/use-records'
import { useSession } from '../../../lib/session/session'
import styles from './reading-history.module.css'

// Someone without a reading does not wait for what reads them.
const ReadingList = lazy(async () => ({ default: (await import('./reading-list')).ReadingList }))
const Comparison = lazy(async () => ({ default: (await import('./compare/comparison')).Comparison }))

type ReadingHistoryProps = {
  openId: string | null
  onOpen: (id: string) => void
  comparedIds: ComparedIds | null
  onCompare: (ids: ComparedIds | null) => void
  onRemoved: (id: string) => void
}

/** Earlier readings of words and videos, newest first: open, compare two, delete. Says where they are kept. */
export function ReadingHistory(props: ReadingHistoryProps) {
  const { t } = useTranslation('mindscan')
  const session = useSession()
  const whereKept = useWhereKept()
  return (
    <section className={styles.history} aria-labelledby="mindscan-history">
      <h2 id="mindscan-history" tabIndex={-1}>
        {t('history.heading')}
      </h2>
      <p className={styles.kept}>
        {session.state === 'guest' ? whereKept(t('history.kept_device')) : t('history.kept_account')}
      </p>
      <Readings {...props} />
    </section>
  )
}

function Readings({ openId, onOpen, comparedIds, onCompare, onRemoved }: ReadingHistoryProps) {
  const { t } = useTranslation(['mindscan', 'common'])
  const isAccount = useSession().state === 'signed_in'
  const view = useRecords('analyses')
  const { remove } = useRecordActions('analyses')
  const showToast = useToast()

  if (view.state === 'waiting') return <Loading label={t('common:loading')} />
  if (view.state === 'offline') return <EmptyState picture="wire" message={t('history.offline')} />
  if (view.state === 'failed')
    return <FailedState message={t('history.failed')} retryLabel={t('common:try_again')} onRetry={view.retry} />
  if (view.records.length === 0) return <EmptyState picture="doorstep" message={t('history.empty')} />

  async function removeReading(id: string) {
    const isRemoved = await remove.mutateAsync(id).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return showToast({ tone: 'error', message: t('history.remove_failed') })
    showToast({ tone: 'success', message: t('history.removed') })
    onRemoved(id)
    if (comparedIds?.includes(id)) onCompare(null)
    // The row is gone, and with it the button that was pressed.
    document.getElementById('mindscan-history')?.focus({ preventScroll: true })
  }

  return (
    <>
      {view.isStale && <Notice tone="info">{t('history.stale')}</Notice>}
      <EarlierVersions collection="analyses" />
      <Suspense fallback={<Loading label={t('common:loading')} />}>
        {comparedIds && (
          <Comparison
            readings={view.records}
            ids={comparedIds}
            onOpen={onOpen}
            onClose={() => {
              onCompare(null)
              // The panel is gone, and with it the button that was pressed.
              document.getElementById('mindscan-history')?.focus({ preventScroll: true })
            }}
          />
        )}
        <ReadingList
          readings={view.records}
          openId={openId}
          isAccount={isAccount}
          onOpen={onOpen}
          onCompare={onCompare}
          onRemove={(id) => void removeReading(id)}
        />
      </Suspense>
    </>
  )
}
