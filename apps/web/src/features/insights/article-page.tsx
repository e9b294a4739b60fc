import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../components/ui/page-heading'

export function ArticlePage() {
  const { t } = useTranslation('insights')
  return (
    <div className="page">
      <PageHeading title={t('title')} />
    </div>
  )
}
