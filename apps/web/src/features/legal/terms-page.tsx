import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format'
import { lastChanged } from './legal-dates'
import { LegalPage } from './legal-page'

export function TermsPage() {
  const { t } = useTranslation('terms')
  const format = useFormat()
  return (
    <LegalPage
      heading={t('heading')}
      lead={t('lead')}
      updated={t('updated', { date: format.calendarDay(lastChanged.terms) })}
      contents={t('contents')}
      sections={t('sections', { returnObjects: true })}
    />
  )
}
