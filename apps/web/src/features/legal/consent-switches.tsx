import { type ConsentPurpose, consentPurposes, readAccount, setConsent } from '@maitri/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../components/ui/failed-state'
import { Loading } from '../../components/ui/loading'
import { Notice } from '../../components/ui/notice'
import { Switch } from '../../components/ui/switch'
import { callApi } from '../../lib/api-client'
import { useFormat } from '../../lib/format'
import { currentLanguage } from '../../lib/i18n/i18n'

const accountKey = ['account']

/** The person's own consents: what was given or withdrawn and when, each changed by one press and at once (`docs/safety.md` P1). */
export function ConsentSwitches() {
  const { t } = useTranslation(['privacy', 'auth', 'common'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const account = useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => callApi(readAccount, {}, { signal }),
    // Offline it says so at once instead of loading for as long as that lasts.
    networkMode: 'always',
  })
  const change = useMutation({
    mutationFn: ({ purpose, granted }: { purpose: ConsentPurpose; granted: boolean }) =>
      callApi(setConsent, { params: { purpose }, body: { granted, language: currentLanguage() } }),
    // Offline it is refused at once and the switch stands as it was, rather than changing unseen when the network is back.
    networkMode: 'always',
    onSuccess: (changed) => queryClient.setQueryData(accountKey, changed),
  })

  if (account.isPending) return <Loading label={t('common:loading')} />
  if (account.isError)
    return (
      <FailedState
        message={t('consents.failed')}
        retryLabel={t('common:try_again')}
        onRetry={() => void account.refetch()}
        isRetrying={account.isFetching}
      />
    )
  return (
    <>
      {consentPurposes.map((purpose) => {
        const latest = account.data.consents.find((consent) => consent.purpose === purpose)
        const date = latest && format.date(latest.at, 'day')
        return (
          <Switch
            key={purpose}
            label={t(`auth:consents.${purpose}.label`)}
            hint={latest && t(latest.granted ? 'consents.given' : 'consents.not_given', { date })}
            checked={latest?.granted ?? false}
            disabled={change.isPending}
            onChange={(event) => change.mutate({ purpose, granted: event.target.checked })}
          />
        )
      })}
      {change.isError && (
        <Notice tone="error" role="alert">
          {t('consents.not_changed')}
        </Notice>
      )}
    </>
  )
}
