import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../components/ui/page-heading'

export function PrivacyTab() {
  const { t } = useTranslation('data')
  return <PageHeading title={t('title')} />
}
