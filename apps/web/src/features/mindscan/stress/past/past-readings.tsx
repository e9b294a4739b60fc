import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhereKept } from '../../../../components/sync/use-where-kept'
import { FailedState } from '../../../../components/ui/failed-state'
import { Loading } from '../../../../components/ui/loading'
import { Notice } from '../../../../components/ui/notice'
import { useToast } from '../../../../components/ui/toast'
import { useRecordActions, useRecords } from '../../../../data/records/use-records'
import { useFormat } from '../../../../lib/format'
import { useSession } from '../../../../lib/session/session'
import styles from './past-readings.module.css'
import { ReadingsTable } from './readings-table'
import type { SavedReading } from './saved-reading'
import { Sparkline } from './sparkline'

/** As many as a line of this size can show. */
const sparkCount = 30

/** What was saved before: a line, the latest in words, and all of it as a table. */
export function PastReadings() {
  const { t } = useTranslation('stress')
  const session = useSession()
  const whereKept = useWhereKept()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.past} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        {t('past.heading')}
      </h3>
      <Readings onRemoved={() => heading.current?.focus()} />
      <p className={styles.quiet}>
        {session.state === 'guest' ? whereKept(t('past.kept_device')) : t('past.kept_account')}
      </p>
    </section>
  )
}

function Readings({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation(['stress', 'common'])
  const view = useRecords('stress-readings')
  const { remove } = useRecordActions('stress-readings')
  const showToast = useToast()

  if (view.state === 'waiting') return <Loading label={t('common:loading')} />
  if (view.state === 'offline') return <p className={styles.quiet}>{t('past.offline')}</p>
  if (view.state === 'failed')
    return <FailedState message={t('past.not_loaded')} retryLabel={t('common:try_again')} onRetry={view.retry} />
  const [latest] = view.records
  if (!latest) return <p className={styles.quiet}>{t('past.empty')}</p>

  function removeReading(id: string) {
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'success', message: t('past.removed') })
        // Its row is gone, and with it the button that was pressed.
        onRemoved()
      },
    })
  }

  const newestFirst = view.records.slice(0, sparkCount).map(({ body }) => body.score)
  return (
    <>
      <Sparkline scores={newestFirst.reverse()} />
      <Latest reading={latest} />
      {remove.isError && (
        <Notice tone="error" role="alert">
          {t('past.not_deleted')}
        </Notice>
      )}
      <details className={styles.all}>
        <summary>{t('past.table', { count: view.records.length })}</summary>
        <ReadingsTable readings={view.records} onRemove={removeReading} />
      </details>
    </>
  )
}

function Latest({ reading }: { reading: SavedReading }) {
  const { t } = useTranslation('stress')
  const format = useFormat()
  const { score, sources, ...values } = reading.body
  return (
    <div>
      <p>{t('past.latest', { score: score.toFixed(1), date: format.date(reading.occurredAt, 'moment') })}</p>
      <p className={styles.quiet}>
        {t('past.rates', {
          ...values,
          heartSource: t(`source.${sources.heartRate}`),
          breathingSource: t(`source.${sources.breathingRate}`),
        })}{' '}
        {t('past.lines')}
      </p>
    </div>
  )
}
