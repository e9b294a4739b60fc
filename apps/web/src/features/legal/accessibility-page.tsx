import { useTranslation } from 'react-i18next'
import { useSite } from '../../data/site'
import { useFormat } from '../../lib/format'
import { ContactList } from './contact-list'
import { lastChanged } from './legal-dates'
import { LegalPage } from './legal-page'

export function AccessibilityPage() {
  const { t } = useTranslation('accessibility')
  const format = useFormat()
  return (
    <LegalPage
      heading={t('heading')}
      lead={t('lead')}
      updated={t('updated', { date: format.calendarDay(lastChanged.accessibility) })}
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
