import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { EarlierVersions } from '../../../components/sync/earlier-versions'
import { useWhereKept } from '../../../components/sync/use-where-kept'
import { Button } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { useToast } from '../../../components/ui/toast'
import { useRecordActions, useRecords } from '../../../data/records/use-records'
import { useSession } from '../../../lib/session/session'
import { DoneRow } from './done-row'
import styles from './done-section.module.css'
import type { DoneEntry } from './done-so-far'
import type { DoneView } from './use-done'

const headingId = 'done-so-far'
/** More of them stand behind a button. */
const shownAtFirst = 5

/** What was done and noted, newest first: to be changed or deleted. */
export function DoneSection({ view }: { view: DoneView }) {
  const { t } = useTranslation('tool_library')
  const isGuest = useSession().state === 'guest'
  const whereKept = useWhereKept()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {t('done.heading')}
      </h2>
      <p className={styles.lead}>{isGuest ? whereKept(t('done.lead_device')) : t('done.lead_account')}</p>
      <DoneList view={view} />
    </section>
  )
}

function DoneList({ view }: { view: DoneView }) {
  const { t } = useTranslation(['tool_library', 'common'])
  const history = useRecordActions('exercise-history')
  const feedback = useRecordActions('exercise-feedback')
  // Read here as well: what another device counted must be known before it can be taken back.
  useRecords('activities')
  const activities = useRecordActions('activities')
  const showToast = useToast()
  const [isWhole, setIsWhole] = useState(false)

  if (view.state === 'waiting') return <Loading label={t('common:loading')} />
  if (view.state === 'offline') return <EmptyState picture="wire" message={t('done.offline')} />
  if (view.state === 'failed')
    return <FailedState message={t('done.unread')} retryLabel={t('common:try_again')} onRetry={view.retry} />
  const { entries, isStale } = view
  if (entries.length === 0) return <EmptyState picture="mat" message={t('done.empty')} />

  async function remove({ done, note }: DoneEntry) {
    try {
      // The note first: without it the exercise can still be deleted, the other way round it would stand alone.
      if (note) await feedback.remove.mutateAsync(note.id)
      if (done) {
        await activities.remove.mutateAsync(done.id)
        await history.remove.mutateAsync(done.id)
      }
    } catch {
      return showToast({ tone: 'error', message: t('done.remove_failed') })
    }
    showToast({ tone: 'success', message: t('done.removed') })
    // The row is gone, and with it the button that was pressed.
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }

  return (
    <>
      <EarlierVersions collection="exercise-feedback" />
      <EarlierVersions collection="exercise-history" />
      {isStale && <Notice tone="info">{t('done.stale')}</Notice>}
      <ul className={styles.list}>
        {(isWhole ? entries : entries.slice(0, shownAtFirst)).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <DoneRow entry={entry} onRemove={() => void remove(entry)} />
          </li>
        ))}
      </ul>
      {entries.length > shownAtFirst && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('done.show_fewer') : t('done.show_all', { count: entries.length })}
        </Button>
      )}
    </>
  )
}
