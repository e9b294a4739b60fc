import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../components/ui/page-heading'

export function CommunityPage() {
  const { t } = useTranslation('community')
  return (
    <div className="page">
      <PageHeading title={t('title')} lead={t('lead')} />
    </div>
  )
}
