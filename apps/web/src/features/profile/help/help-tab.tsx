import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { PageHeading } from '../../../components/ui/page-heading'
import { paths } from '../../../config/paths'
import { useSite } from '../../../data/site'
import { Part } from '../part'
import rows from '../rows.module.css'
import styles from './help-tab.module.css'
import { SupportMail } from './support-mail'

const questions = ['analysis', 'sharing', 'check_ins'] as const

/** The three questions of the specification, answered as things are, and the ways to a person. */
export function HelpTab() {
  const { t } = useTranslation('profile')
  const site = useSite()
  return (
    <>
      <PageHeading title={t('tabs.help')} lead={t('help.lead')} />
      <div className={styles.questions}>
        {questions.map((key) => (
          <details key={key} className={styles.question}>
            <summary>{t(`help.questions.${key}.question`)}</summary>
            <p>{t(`help.questions.${key}.answer`)}</p>
          </details>
        ))}
      </div>
      <Part heading={t('help.lines_heading')}>
        <p>{t('help.lines')}</p>
        <div className={rows.actions}>
          <ButtonLink to={paths.help} variant="tint">
            {t('help.lines_link')}
          </ButtonLink>
        </div>
      </Part>
      {/* Below what is known at once: the addresses are as long as they are. */}
      <Part heading={t('help.contact_heading')}>
        {site ? <SupportMail email={site.supportEmail} /> : <p>{t('help.unknown')}</p>}
      </Part>
      <Part heading={t('help.grievance_heading')}>
        <p>{site ? t('help.grievance', { email: site.grievanceEmail }) : t('help.unknown')}</p>
        <p>
          <Link to={paths.privacy} className="lone-link">
            {t('help.privacy')}
          </Link>
        </p>
      </Part>
    </>
  )
}
