import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../../components/ui/failed-state'
import { Loading } from '../../../../components/ui/loading'
import { providerKeysQuery } from '../../../../data/provider-keys'
import { Part } from '../../part'
import rows from '../../rows.module.css'
import { KeyRow } from './key-row'

/** The API key settings of the specification: what is set, never the key itself. */
export function ProviderKeys() {
  const { t } = useTranslation(['account', 'common'])
  const list = useQuery(providerKeysQuery)
  return (
    <Part heading={t('keys.heading')} lead={t('keys.lead')}>
      {list.data ? (
        <ul className={rows.rows}>
          {list.data.keys.map((state) => (
            <KeyRow key={state.capability} state={state} />
          ))}
        </ul>
      ) : list.isPending ? (
        <Loading label={t('common:loading')} />
      ) : (
        <FailedState
          message={t('keys.failed')}
          retryLabel={t('common:try_again')}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
    </Part>
  )
}
