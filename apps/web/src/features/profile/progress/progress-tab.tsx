import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../components/ui/page-heading'

export function ProgressTab() {
  const { t } = useTranslation('progress')
  return <PageHeading title={t('title')} />
}
