import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../data/site'
import { useFormat } from '../../lib/format'
import { ContactList } from './contact-list'
import { lastChanged } from './legal-dates'
import { LegalPage } from './legal-page'

type PrivacyPageProps = {
  /** The person's own consents, to see and change; shown under 'Your choices'. */
  consentSwitches?: ReactNode
}

export function PrivacyPage({ consentSwitches }: PrivacyPageProps) {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  return (
    <LegalPage
      heading={t('heading')}
      lead={t('lead')}
      updated={t('updated', { date: format.calendarDay(lastChanged.privacy) })}
      contents={t('contents')}
      sections={t('sections', { returnObjects: true })}
      additions={{ choices: consentSwitches, complaints: <GrievanceContact /> }}
    />
  )
}

/** Whom to complain to, as `docs/safety.md` P10 asks; the operator's own address. */
function GrievanceContact() {
  const { t } = useTranslation('privacy')
  const site = useSite()
  if (!site) return <p>{t('contact.unknown')}</p>
  return (
    <ContactList
      contacts={[
        { label: t('contact.grievance'), email: site.grievanceEmail },
        { label: t('contact.support'), email: site.supportEmail },
        { label: t('contact.address'), text: site.supportAddress },
      ]}
    />
  )
}
