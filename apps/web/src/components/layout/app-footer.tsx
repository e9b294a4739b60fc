import { helpline } from '@maitri/content/helplines'
import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import { useSite } from '../../data/site'
import { telLink } from '../../lib/tel-link'
import { telAddress } from '../../safety/help-addresses'
import { QuickExitButton } from '../../safety/quick-exit-button'
import { KolamBorder } from '../kolam/kolam-border'
import { SyncLine } from '../sync/sync-line'
import { ExternalButtonLink } from '../ui/button'
import { classNames } from '../ui/class-names'
import styles from './app-footer.module.css'
import { BrandLink } from './brand-link'
import { navLinks } from './nav-links'

/** Where the navbar shows the person's name, the footer says what it leads to. */
const footerLinks = [...navLinks, { key: 'profile', to: paths.profile }] as const

const legalLinks = [
  { key: 'titles.privacy', to: paths.privacy },
  { key: 'titles.terms', to: paths.terms },
  { key: 'titles.accessibility', to: paths.accessibility },
] as const

export function AppFooter() {
  const { t } = useTranslation(['shell', 'common', 'frame'])
  const { number } = helpline('tele_manas')
  return (
    <footer className={styles.footer}>
      <KolamBorder />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <BrandLink />
            <p className={styles.tagline}>{t('tagline')}</p>
            <Contacts />
          </div>
          <nav aria-label={t('frame:footer.pages')}>
            <ul className={classNames(styles.links, styles.pages)}>
              {footerLinks.map(({ key, to }) => (
                <li key={key}>
                  <Link to={to}>{t(`frame:nav.${key}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={t('footer.legal')}>
            <ul className={styles.links}>
              {legalLinks.map(({ key, to }) => (
                <li key={key}>
                  <Link to={to}>{t(key)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <section className={styles.distress} aria-labelledby="footer-distress">
            <h2 id="footer-distress">{t('frame:footer.distress_title')}</h2>
            <p>{t('frame:footer.distress_text')}</p>
            <div className={styles.actions}>
              <ExternalButtonLink
                href={telAddress(number)}
                variant="call"
                size="small"
                icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
                aria-label={t('common:call_number', { number: number.display })}
              >
                {number.display}
              </ExternalButtonLink>
              <Link to={paths.help}>{t('frame:footer.all_lines')}</Link>
              <Link to={paths.safetyPlan}>{t('titles.safety_plan')}</Link>
            </div>
          </section>
        </div>
        <div className={styles.note}>
          <p>{t('frame:footer.note')}</p>
          <SyncLine />
          <QuickExitButton variant="quiet" />
        </div>
      </div>
    </footer>
  )
}

/** The operator's own contacts; what is not set is not shown. */
function Contacts() {
  const { t } = useTranslation('frame')
  const site = useSite()
  if (!site) return null
  return (
    <>
      <ul className={styles.contacts} aria-label={t('footer.contact')}>
        {site.supportPhone && (
          <li>
            <a href={telLink(site.supportPhone)}>{site.supportPhone}</a>
          </li>
        )}
        <li>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </li>
        <li>{site.supportAddress}</li>
      </ul>
      {site.socialLinks.length > 0 && (
        <ul className={styles.contacts} aria-label={t('footer.social')}>
          {site.socialLinks.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {new URL(link).hostname}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
