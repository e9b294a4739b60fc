import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../components/ui/page-heading'

export function AccountTab() {
  const { t } = useTranslation('profile')
  return <PageHeading title={t('tabs.account')} />
}
