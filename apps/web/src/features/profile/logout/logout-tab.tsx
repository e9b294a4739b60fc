import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../components/ui/page-heading'

export function LogoutTab() {
  const { t } = useTranslation('profile')
  return <PageHeading title={t('tabs.logout')} />
}
