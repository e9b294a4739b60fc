import { useTranslation } from 'react-i18next'
import { useSite } from '../../data/site'
import { ContactList } from './contact-list'
import { dayInWords, lastChanged } from './legal-dates'
import { LegalPage } from './legal-page'

export function AccessibilityPage() {
  const { t, i18n } = useTranslation('accessibility')
  return (
    <LegalPage
      heading={t('heading')}
      lead={t('lead')}
      updated={t('updated', { date: dayInWords(lastChanged.accessibility, i18n.language) })}
      contents={t('contents')}
      sections={t('sections', { returnObjects: true })}
      additions={{ report: <ReportContact /> }}
    />
  )
}

function ReportContact() {
  const { t } = useTranslation('accessibility')
  const site = useSite()
  if (!site) return <p>{t('contact.unknown')}</p>
  return <ContactList contacts={[{ label: t('contact.support'), email: site.supportEmail }]} />
}
