import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { EarlierVersions } from '../../../components/sync/earlier-versions'
import { useWhereKept } from '../../../components/sync/use-where-kept'
import { Button } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { useToast } from '../../../components/ui/toast'
import type { PresentRecord } from '../../../data/records/record-store'
import { useRecordActions, useRecords } from '../../../data/records/use-records'
import { useSession } from '../../../lib/session/session'
import { type WritingKind, writingKinds } from './writing-kinds'
import { WritingRow } from './writing-row'
import styles from './writings-list.module.css'

/** As many of a kind as are shown before someone asks for all. */
const firstShown = 5

/** What a person wrote and drew in the tools, by tool and newest first: to read, change and delete. */
export function WritingsList() {
  const { t } = useTranslation(['tool_writing', 'common'])
  const session = useSession()
  const whereKept = useWhereKept()
  const view = useRecords('tool-writings')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {t('list.heading')}
      </h2>
      <p className={styles.lead}>
        {t('list.lead')} {session.state === 'guest' ? whereKept(t('list.where_guest')) : t('list.where_account')}
      </p>
      {view.state === 'waiting' && <Loading label={t('list.waiting')} />}
      {view.state === 'offline' && <p>{t('list.offline')}</p>}
      {view.state === 'failed' && (
        <FailedState message={t('list.not_loaded')} retryLabel={t('common:try_again')} onRetry={view.retry} />
      )}
      <EarlierVersions collection="tool-writings" />
      {view.state === 'ready' && view.records.length === 0 && <EmptyState picture="slate" message={t('list.empty')} />}
      {view.state === 'ready' &&
        writingKinds.map((kind) => (
          <WritingGroup
            key={kind}
            kind={kind}
            records={view.records.filter(({ body }) => body.kind === kind)}
            onDeleted={() => heading.current?.focus()}
          />
        ))}
    </section>
  )
}

type WritingGroupProps = {
  kind: WritingKind
  records: readonly PresentRecord<'tool-writings'>[]
  onDeleted: () => void
}

function WritingGroup({ kind, records, onDeleted }: WritingGroupProps) {
  const { t } = useTranslation('tool_writing')
  const { write, remove } = useRecordActions('tool-writings')
  const showToast = useToast()
  const [isWhole, setIsWhole] = useState(false)
  if (records.length === 0) return null

  function removeRecord(id: string) {
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'success', message: t('list.deleted') })
        // Its row is gone, and with it the button that was pressed.
        onDeleted()
      },
    })
  }

  return (
    <section aria-label={t(`list.groups.${kind}`)}>
      <h3 className={styles.group}>{t(`list.groups.${kind}`)}</h3>
      <ul className={styles.rows}>
        {(isWhole ? records : records.slice(0, firstShown)).map((record) => (
          <WritingRow
            key={record.id}
            record={record}
            onWrite={(body, begun) => write.mutate({ id: record.id, occurredAt: record.occurredAt, body, begun })}
            onDelete={() => removeRecord(record.id)}
          />
        ))}
      </ul>
      {!isWhole && records.length > firstShown && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t('list.show_all', { count: records.length })}
        </Button>
      )}
    </section>
  )
}
