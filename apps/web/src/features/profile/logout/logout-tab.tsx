import { useTranslation } from 'react-i18next'
import { SignOut } from '../../../components/layout/sign-out'
import { PageHeading } from '../../../components/ui/page-heading'
import { useSession } from '../../../lib/session/session'
import { CreateAccount } from '../create-account'

export function LogoutTab() {
  const { t } = useTranslation('profile')
  const isGuest = useSession().state !== 'signed_in'
  return (
    <>
      <PageHeading title={t('tabs.logout')} lead={t(isGuest ? 'logout.guest' : 'logout.text')} />
      {isGuest ? <CreateAccount /> : <SignOut />}
    </>
  )
}
