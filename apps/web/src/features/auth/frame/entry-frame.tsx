import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLink } from '../../../components/layout/brand-link'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { LanguagePicker } from '../../../components/layout/language-picker'
import { Loading } from '../../../components/ui/loading'
import { firstPaths } from '../../../config/first-paths'
import { useSite } from '../../../data/site'
import { telLink } from '../../../lib/tel-link'
import styles from './entry-frame.module.css'
import { StonePanel } from './stone-panel'

/** The page of everyone who is not in yet: stone at one side, at the other a form with what it needs around it. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.frame}>
      <StonePanel />
      <div className={styles.side}>
        <header className={styles.header}>
          <BrandLink />
          <div className={styles.actions}>
            <div className={styles.help}>
              <HelpNowLink />
            </div>
            <LanguagePicker look="outlined" />
          </div>
        </header>
        <div className={styles.form}>
          <Suspense fallback={<Loading label={t('loading')} />}>{children}</Suspense>
        </div>
        <HelpStrip />
        <Contact />
      </div>
    </div>
  )
}

function HelpStrip() {
  const { t } = useTranslation(['auth', 'common', 'shell'])
  return (
    <p className={styles.strip}>
      <HeartHandshake size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.stripWords}>{t('help')}</span>
      <Link to={firstPaths.panic} className={styles.stripLink}>
        {t('shell:titles.panic')}
      </Link>
      <Link to={firstPaths.help} className={styles.stripLink}>
        {t('common:help_now')}
      </Link>
    </p>
  )
}

const legalPages = ['privacy', 'terms', 'accessibility'] as const

function Contact() {
  const { t } = useTranslation(['auth', 'shell'])
  const site = useSite()
  return (
    <footer className={styles.contact}>
      {site && (
        <p>
          {t('contact')} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          {site.supportPhone && (
            <>
              <span className={styles.between}> · </span>
              <a href={telLink(site.supportPhone)}>{site.supportPhone}</a>
            </>
          )}
        </p>
      )}
      <nav aria-label={t('shell:footer.legal')}>
        <ul className={styles.legal}>
          {legalPages.map((page) => (
            <li key={page}>
              <Link to={firstPaths[page]}>{t(`shell:titles.${page}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
