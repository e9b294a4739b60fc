import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { CircleHelp, LogOut, type LucideIcon, Settings2, Shield, Sprout } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonName } from '../../components/layout/person'
import { Loading } from '../../components/ui/loading'
import { paths } from '../../config/paths'
import { accountQuery } from '../../data/account-query'
import { useFormat } from '../../lib/format'
import { useSession } from '../../lib/session/session'
import { AccountTab } from './account/account-tab'
import { Avatar } from './avatar'
import { HelpTab } from './help/help-tab'
import { LogoutTab } from './logout/logout-tab'
import styles from './profile-page.module.css'
import { type ProfileTab, profileTabs } from './profile-tabs'

const icons: Record<ProfileTab, LucideIcon> = {
  account: Settings2,
  progress: Sprout,
  privacy: Shield,
  help: CircleHelp,
  logout: LogOut,
}

const PrivacyTab = lazy(async () => {
  const words = i18next.loadNamespaces(['data', 'privacy'])
  const { PrivacyTab } = await import('./privacy/privacy-tab')
  await words
  return { default: PrivacyTab }
})

type PartProps = {
  tab: ProfileTab
  /** My Progress, which the route composes with the check-in. */
  progress: ReactNode
}

/** The sidebar of the specification (a row of chips on a phone) and the part that is open. */
export function ProfilePage({ tab, progress }: PartProps) {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <div className={`page ${styles.profile}`}>
      <div>
        <Owner />
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
      <div>
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          {/* Another part begins anew: what was being edited or typed in this one is not carried over. */}
          <OpenTab key={tab} tab={tab} progress={progress} />
        </Suspense>
      </div>
    </div>
  )
}

/** Whose profile it is, and since when. */
function Owner() {
  const { t } = useTranslation('account')
  const format = useFormat()
  const name = usePersonName()
  const isSignedIn = useSession().state === 'signed_in'
  const { data } = useQuery({ ...accountQuery, enabled: isSignedIn })
  return (
    <div className={styles.person}>
      <Avatar name={name} />
      <div className={styles.names}>
        <p className={styles.name}>{name}</p>
        {isSignedIn && (
          <p className={styles.since}>{data && t('since', { month: format.date(data.createdAt, 'month') })}</p>
        )}
      </div>
    </div>
  )
}

function OpenTab({ tab, progress }: PartProps) {
  if (tab === 'progress') return progress
  if (tab === 'privacy') return <PrivacyTab />
  if (tab === 'help') return <HelpTab />
  if (tab === 'logout') return <LogoutTab />
  return <AccountTab />
}
