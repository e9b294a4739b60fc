import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../components/ui/page-heading'

export function HelpTab() {
  const { t } = useTranslation('profile')
  return <PageHeading title={t('tabs.help')} />
}
