import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhereKept } from '../../../components/sync/use-where-kept'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { PageHeading } from '../../../components/ui/page-heading'
import { paths } from '../../../config/paths'
import { accountQuery, signInStateQuery } from '../../../data/account-query'
import { useSession } from '../../../lib/session/session'
import { PartHeading } from '../part'
import { type AccountPart, accountParts } from '../profile-tabs'
import { RowWords, rowLinkClass, rowListClass } from '../row-link'
import { Details } from './details/details'
import { GuestAccount } from './guest-account'
import { ProviderKeys } from './keys/provider-keys'
import { PasswordPart } from './password/password-part'
import { Preferences } from './preferences/preferences'
import { ReminderPart } from './reminder/reminder-part'
import { SecondStepPart } from './second-step/second-step-part'
import { SessionsList } from './sessions/sessions-list'

/** Account Settings of the specification; a guest sees what applies. On a phone each part is a page of its own, and this their list. */
export function AccountTab({ part, isPhone }: { part: AccountPart | undefined; isPhone: boolean }) {
  const { t } = useTranslation('account')
  const whereKept = useWhereKept()
  const isGuest = useSession().state !== 'signed_in'
  const alone = isPhone && !isGuest ? part : undefined
  return (
    <>
      {!alone && <PageHeading title={t('title')} lead={isGuest && whereKept(t('guest.lead'))} />}
      {isGuest ? <GuestAccount /> : isPhone && !alone ? <PartList /> : <OwnAccount alone={alone} />}
    </>
  )
}

function PartList() {
  const { t } = useTranslation(['account', 'second_step'])
  const headings: Record<AccountPart, string> = {
    details: t('details.heading'),
    password: t('password.heading'),
    second_step: t('second_step:heading'),
    preferences: t('preferences.heading'),
    reminder: t('reminder.heading'),
    keys: t('keys.heading'),
    sessions: t('sessions.heading'),
  }
  return (
    <ul className={rowListClass}>
      {accountParts.map((key) => (
        <li key={key}>
          <Link to={paths.profile} search={{ tab: 'account', part: key }} className={rowLinkClass}>
            <RowWords>{headings[key]}</RowWords>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Every part, or one alone. */
function OwnAccount({ alone }: { alone: AccountPart | undefined }) {
  const { t } = useTranslation(['account', 'common'])
  const account = useQuery(accountQuery)
  const signIn = useQuery(signInStateQuery)
  if (account.data && signIn.data) {
    const { email } = account.data
    const { hasPassword } = signIn.data
    const parts: Record<AccountPart, ReactNode> = {
      details: <Details account={account.data} signIn={signIn.data} />,
      password: <PasswordPart email={email} hasPassword={hasPassword} />,
      second_step: <SecondStepPart email={email} hasPassword={hasPassword} />,
      preferences: <Preferences account={account.data} />,
      reminder: <ReminderPart />,
      keys: <ProviderKeys />,
      sessions: <SessionsList />,
    }
    if (alone) return <PartHeading value="h1">{parts[alone]}</PartHeading>
    return accountParts.map((key) => <Fragment key={key}>{parts[key]}</Fragment>)
  }
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
