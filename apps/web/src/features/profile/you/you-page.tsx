import { Link } from '@tanstack/react-router'
import {
  BookOpen,
  CalendarDays,
  CalendarHeart,
  CircleHelp,
  HeartHandshake,
  Lock,
  Search,
  Settings2,
  Sprout,
  UsersRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SessionActions } from '../../../components/layout/account-actions'
import { paths } from '../../../config/paths'
import { useSession } from '../../../lib/session/session'
import { Owner } from '../owner'
import { RowWords, rowLinkClass, rowListClass } from '../row-link'
import { LanguageRow } from './language-row'
import styles from './you-page.module.css'

/** The place You of a phone: everything that the bottom bar does not name, each one tap behind it. */
export function YouPage() {
  const { t } = useTranslation(['profile', 'frame', 'shell', 'check_in'])
  const isSignedIn = useSession().state === 'signed_in'
  return (
    <div className={`page ${styles.you}`}>
      <Owner isHeading />
      <nav aria-label={t('tabs.label')}>
        <ul className={rowListClass}>
          <li>
            <Link to={paths.profile} search={{ tab: 'progress' }} className={rowLinkClass}>
              <RowWords icon={Sprout}>{t('tabs.progress')}</RowWords>
            </Link>
          </li>
          <li>
            <Link to={paths.months} className={rowLinkClass}>
              <RowWords icon={CalendarHeart}>{t('check_in:month.title')}</RowWords>
            </Link>
          </li>
          <li>
            <Link to={paths.safetyPlan} className={rowLinkClass}>
              <RowWords icon={HeartHandshake}>{t('shell:titles.safety_plan')}</RowWords>
            </Link>
          </li>
          {isSignedIn && (
            <li>
              <Link to={paths.appointments} className={rowLinkClass}>
                <RowWords icon={CalendarDays}>{t('shell:titles.appointments')}</RowWords>
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.therapists} className={rowLinkClass}>
              <RowWords icon={Search}>{t('frame:nav.therapists')}</RowWords>
            </Link>
          </li>
          <li>
            <Link to={paths.insights} className={rowLinkClass}>
              <RowWords icon={BookOpen}>{t('frame:nav.insights')}</RowWords>
            </Link>
          </li>
          <li>
            <Link to={paths.community} className={rowLinkClass}>
              <RowWords icon={UsersRound}>{t('frame:nav.community')}</RowWords>
            </Link>
          </li>
          <li>
            <Link to={paths.profile} search={{ tab: 'account' }} className={rowLinkClass}>
              <RowWords icon={Settings2}>{t('tabs.account')}</RowWords>
            </Link>
          </li>
          <li>
            <LanguageRow />
          </li>
          <li>
            <Link to={paths.profile} search={{ tab: 'privacy' }} className={rowLinkClass}>
              <RowWords icon={Lock}>{t('tabs.privacy')}</RowWords>
            </Link>
          </li>
          <li>
            <Link to={paths.profile} search={{ tab: 'help' }} className={rowLinkClass}>
              <RowWords icon={CircleHelp}>{t('tabs.help')}</RowWords>
            </Link>
          </li>
        </ul>
      </nav>
      <div className={styles.actions}>
        <SessionActions />
      </div>
      <ul className={styles.legal}>
        <li>
          <Link to={paths.privacy}>{t('shell:titles.privacy')}</Link>
        </li>
        <li>
          <Link to={paths.terms}>{t('shell:titles.terms')}</Link>
        </li>
        <li>
          <Link to={paths.accessibility}>{t('shell:titles.accessibility')}</Link>
        </li>
      </ul>
    </div>
  )
}
