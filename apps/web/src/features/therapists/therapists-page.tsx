import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/picture/empty-state'
import { FailedState } from '../../components/ui/failed-state'
import { Loading } from '../../components/ui/loading'
import { Notice } from '../../components/ui/notice'
import { PageHeading } from '../../components/ui/page-heading'
import { paths } from '../../config/paths'
import { useNow } from '../../lib/use-now'
import { therapistsQuery } from './api'
import { TherapistDialog } from './detail/therapist-dialog'
import { PublicHelp } from './list/public-help'
import { TherapistList } from './list/therapist-list'
import styles from './therapists-page.module.css'
import type { ChangeTherapistsSearch, TherapistsSearch } from './therapists-search'

export type TherapistsPageProps = {
  search: TherapistsSearch
  onSearch: ChangeTherapistsSearch
  /** Whether someone comes back from signing in, with what they had begun as a guest. */
  bringsDraft: boolean
}

/** The list with its filters, the profile that is open, and the help that costs nothing. */
export function TherapistsPage({ search, onSearch, bringsDraft }: TherapistsPageProps) {
  const { t } = useTranslation(['therapists', 'common'])
  const therapists = useQuery(therapistsQuery)
  const isAwaited = therapists.isPending && therapists.fetchStatus !== 'paused'
  const now = useNow()
  const { therapist, form } = search
  const place = therapists.data?.findIndex(({ id }) => id === therapist) ?? -1
  const opened = therapists.data?.[place]
  // A profile that closes keeps its place on the page: only so does the focus go back to its row.
  const [last, setLast] = useState({ opened, place })
  if (opened && last.opened !== opened) setLast({ opened, place })

  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        actions={
          <Link to={paths.appointments} className={styles.appointments}>
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('appointments')}
          </Link>
        }
      />
      {content()}
      {/* Below what is still awaited it would stand where that comes, and jump. */}
      {!isAwaited && <PublicHelp />}
      {last.opened && (
        <TherapistDialog
          isOpen={opened !== undefined}
          therapist={last.opened}
          place={last.place}
          form={form ?? null}
          now={now}
          bringsDraft={bringsDraft}
          onForm={(next) => onSearch(({ form: _before, ...others }) => (next ? { ...others, form: next } : others))}
          onClose={() => onSearch(({ therapist: _closed, form: _form, ...others }) => others)}
        />
      )}
    </div>
  )

  function content() {
    if (therapists.data?.length)
      return (
        <>
          {therapists.data.some(({ isExample }) => isExample) && <p className={styles.examples}>{t('examples')}</p>}
          <TherapistList
            therapists={therapists.data}
            now={now}
            search={search}
            onSearch={onSearch}
            onOpen={(id) => onSearch((before) => ({ ...before, therapist: id }))}
          />
        </>
      )
    if (therapists.data) return <EmptyState picture="chai" message={t('nobody')} />
    if (therapists.isError)
      return (
        <FailedState
          message={t('failed')}
          retryLabel={t('common:try_again')}
          onRetry={() => void therapists.refetch()}
          isRetrying={therapists.isFetching}
        />
      )
    if (therapists.fetchStatus === 'paused') return <Notice tone="info">{t('offline')}</Notice>
    return <Loading label={t('loading')} />
  }
}
