import { endSession, signOutEverywhere } from '@maitri/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { FailedState } from '../../../../components/ui/failed-state'
import { Loading } from '../../../../components/ui/loading'
import { Notice } from '../../../../components/ui/notice'
import { Tag } from '../../../../components/ui/tag'
import { useToast } from '../../../../components/ui/toast'
import { callApi } from '../../../../lib/api-client'
import { useFormat } from '../../../../lib/format'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import { useSessionStore } from '../../../../lib/session/session'
import { Part } from '../../part'
import rows from '../../rows.module.css'
import styles from './sessions-list.module.css'
import { sessionsQuery } from './sessions-query'

/** Every place where the person is signed in, each to be ended by itself, or all at once (`docs/safety.md` P7). */
export function SessionsList() {
  const { t } = useTranslation(['account', 'common'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const session = useSessionStore()
  const list = useQuery(sessionsQuery)
  const end = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => callApi(endSession, { params: { id } }),
    onSuccess: (left) => {
      queryClient.setQueryData(sessionsQuery.queryKey, left)
      toast({ tone: 'success', message: t('sessions.ended') })
    },
    onError: (error) => {
      toast({ tone: 'error', message: errorMessage(error) })
      void list.refetch()
    },
  })
  const endAll = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(signOutEverywhere, {}),
    // This device hears it from the server like every other one, and forgets what it keeps of the account.
    onSuccess: () => session.recheck(),
  })

  if (list.isPending) return <Loading label={t('common:loading')} />
  return (
    <Part heading={t('sessions.heading')} lead={t('sessions.lead')}>
      {list.isError ? (
        <FailedState
          message={t('sessions.failed')}
          retryLabel={t('common:try_again')}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <ul className={rows.rows} aria-label={t('sessions.heading')}>
          {list.data.sessions.map(({ id, begunAt, lastUsedAt, isThis }) => {
            const begun = format.date(begunAt, 'moment')
            return (
              <li key={id} className={styles.session}>
                <span className={styles.times}>
                  {t('sessions.begun', { date: begun })}
                  <span className={rows.note}>{t('sessions.used', { date: format.date(lastUsedAt, 'moment') })}</span>
                </span>
                {isThis ? (
                  <Tag hue="peacock">{t('sessions.this')}</Tag>
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('sessions.end_of', { date: begun })}
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div className={rows.actions}>
        <Button
          variant="secondary"
          icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
          busy={endAll.isPending}
          onClick={() => endAll.mutate()}
        >
          {t('sessions.everywhere')}
        </Button>
      </div>
      <p className={rows.note}>{t('sessions.everywhere_note')}</p>
      {endAll.isError && (
        <Notice tone="error" role="alert">
          {t('sessions.everywhere_failed', { message: errorMessage(endAll.error) })}
        </Notice>
      )}
    </Part>
  )
}
