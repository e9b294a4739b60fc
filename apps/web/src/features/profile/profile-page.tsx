import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { CircleHelp, LogOut, type LucideIcon, Settings2, Shield, Sprout } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths'
import { type ProfileTab, profileTabs } from '../../app/profile-search'
import { Person } from '../../components/layout/person'
import { Loading } from '../../components/ui/loading'
import { AccountTab } from './account/account-tab'
import { HelpTab } from './help/help-tab'
import { LogoutTab } from './logout/logout-tab'
import styles from './profile-page.module.css'

const icons: Record<ProfileTab, LucideIcon> = {
  account: Settings2,
  progress: Sprout,
  privacy: Shield,
  help: CircleHelp,
  logout: LogOut,
}

const ProgressTab = lazy(async () => {
  const [module] = await Promise.all([
    import('./progress/progress-tab'),
    i18next.loadNamespaces(['progress', 'check_in']),
  ])
  return { default: module.ProgressTab }
})
const PrivacyTab = lazy(async () => {
  const [module] = await Promise.all([import('./privacy/privacy-tab'), i18next.loadNamespaces(['data', 'privacy'])])
  return { default: module.PrivacyTab }
})

/** The sidebar of the specification (a row of chips on a phone) and the part that is open. */
export function ProfilePage({ tab }: { tab: ProfileTab }) {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <div className={`page ${styles.profile}`}>
      <div className={styles.side}>
        <div className={styles.person}>
          <Person />
        </div>
        <nav aria-label={t('tabs.label')}>
          <ul className={styles.tabs}>
            {profileTabs.map((key) => {
              const Icon = icons[key]
              return (
                <li key={key}>
                  <Link
                    to={paths.profile}
                    search={{ tab: key }}
                    className={styles.tab}
                    aria-current={key === tab ? 'page' : undefined}
                    resetScroll={false}
                  >
                    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                    {t(`tabs.${key}`)}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
      </div>
      <div className={styles.part}>
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          {/* Another part begins anew: what was being edited or typed in this one is not carried over. */}
          <Part key={tab} tab={tab} />
        </Suspense>
      </div>
    </div>
  )
}

function Part({ tab }: { tab: ProfileTab }) {
  if (tab === 'progress') return <ProgressTab />
  if (tab === 'privacy') return <PrivacyTab />
  if (tab === 'help') return <HelpTab />
  if (tab === 'logout') return <LogoutTab />
  return <AccountTab />
}
