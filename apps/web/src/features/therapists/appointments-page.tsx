import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../components/ui/page-heading'

export function AppointmentsPage() {
  const { t } = useTranslation('booking')
  return (
    <div className="page">
      <PageHeading title={t('title')} />
    </div>
  )
}
