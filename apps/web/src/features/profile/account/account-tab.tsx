import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { PageHeading } from '../../../components/ui/page-heading'
import { accountQuery, signInStateQuery } from '../../../data/account-query'
import { useSession } from '../../../lib/session/session'
import { Details } from './details/details'
import { GuestAccount } from './guest-account'
import { ProviderKeys } from './keys/provider-keys'
import { PasswordPart } from './password/password-part'
import { Preferences } from './preferences/preferences'
import { ReminderPart } from './reminder/reminder-part'
import { SecondStepPart } from './second-step/second-step-part'
import { SessionsList } from './sessions/sessions-list'

/** Account Settings of the specification; a guest sees what applies. */
export function AccountTab() {
  const { t } = useTranslation('account')
  const isGuest = useSession().state !== 'signed_in'
  return (
    <>
      <PageHeading title={t('title')} lead={isGuest && t('guest.lead')} />
      {isGuest ? <GuestAccount /> : <OwnAccount />}
    </>
  )
}

function OwnAccount() {
  const { t } = useTranslation(['account', 'common'])
  const account = useQuery(accountQuery)
  const signIn = useQuery(signInStateQuery)
  if (account.data && signIn.data)
    return (
      <>
        <Details account={account.data} signIn={signIn.data} />
        <PasswordPart email={account.data.email} hasPassword={signIn.data.hasPassword} />
        <SecondStepPart email={account.data.email} hasPassword={signIn.data.hasPassword} />
        <Preferences account={account.data} />
        <ReminderPart />
        <ProviderKeys />
        <SessionsList />
      </>
    )
  if (account.isPending || signIn.isPending) return <Loading label={t('loading')} />
  return (
    <>
      <FailedState
        message={t('failed')}
        retryLabel={t('common:try_again')}
        onRetry={() => void Promise.all([account.refetch(), signIn.refetch()])}
        isRetrying={account.isFetching || signIn.isFetching}
      />
      {/* What the device decides by itself works without the server. */}
      <Preferences account={null} />
    </>
  )
}
