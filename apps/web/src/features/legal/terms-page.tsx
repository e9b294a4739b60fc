import { useTranslation } from 'react-i18next'
import { dayInWords, lastChanged } from './legal-dates'
import { LegalPage } from './legal-page'

export function TermsPage() {
  const { t, i18n } = useTranslation('terms')
  return (
    <LegalPage
      heading={t('heading')}
      lead={t('lead')}
      updated={t('updated', { date: dayInWords(lastChanged.terms, i18n.language) })}
      contents={t('contents')}
      sections={t('sections', { returnObjects: true })}
    />
  )
}
