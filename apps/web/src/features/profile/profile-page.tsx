import { Link, useRouter } from '@tanstack/react-router'
import i18next from 'i18next'
import { CircleHelp, LogOut, type LucideIcon, Settings2, Shield, Sprout } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../components/layout/use-is-phone'
import { BackLink } from '../../components/ui/back-link'
import { Loading } from '../../components/ui/loading'
import { paths } from '../../config/paths'
import { useSetPageTitle } from '../../lib/page-title'
import { AccountTab } from './account/account-tab'
import { HelpTab } from './help/help-tab'
import { LogoutTab } from './logout/logout-tab'
import { Owner } from './owner'
import styles from './profile-page.module.css'
import { type AccountPart, type ProfileTab, profileTabs } from './profile-tabs'
import { YouPage } from './you/you-page'

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

type ProfilePageProps = {
  /** Without it a phone shows the list of everything, and a wide screen the account. */
  tab: ProfileTab | undefined
  /** The part of the account that a phone shows. */
  part: AccountPart | undefined
  /** My Progress, which the route composes with the check-in. */
  progress: ReactNode
}

/** The sidebar of the specification and the part that is open; on a phone a list, and each part a page behind it. */
export function ProfilePage(props: ProfilePageProps) {
  const isPhone = useIsPhone()
  // Chosen once for each page: a phone that is turned, or whose keyboard opens, must not lose what is being typed.
  const page = `${props.tab} ${props.part}`
  const [layout, setLayout] = useState({ page, isPhone })
  if (layout.page !== page) setLayout({ page, isPhone })
  if (layout.isPhone) return <OnPhone {...props} />
  return <OnDesk {...props} tab={props.tab ?? 'account'} />
}

function OnDesk({ tab, progress }: ProfilePageProps & { tab: ProfileTab }) {
  const { t } = useTranslation(['profile', 'common'])
  useSetPageTitle(t(`tabs.${tab}`))
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
          <OpenTab key={tab} tab={tab} part={undefined} progress={progress} isPhone={false} />
        </Suspense>
      </div>
    </div>
  )
}

function OnPhone({ tab, part, progress }: ProfilePageProps) {
  const { t } = useTranslation(['profile', 'common', 'frame'])
  const router = useRouter()
  const page = useRef<HTMLDivElement>(null)
  useSetPageTitle(tab ? t(`tabs.${tab}`) : t('frame:bar.you'))

  // A row that was pressed is gone with its list: the focus goes into the page that came, as between addresses.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, hrefChanged, fromLocation }) => {
        if (hrefChanged && !pathChanged && fromLocation) page.current?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <div ref={page} tabIndex={-1} className={styles.phone}>
      {tab ? (
        <div className="page">
          <div className={styles.back}>
            <BackLink
              to={paths.profile}
              search={tab === 'account' && part ? { tab } : {}}
              activeOptions={{ exact: true }}
            >
              {tab === 'account' && part ? t('tabs.account') : t('frame:bar.you')}
            </BackLink>
          </div>
          <Suspense fallback={<Loading label={t('common:loading')} />}>
            <OpenTab key={`${tab} ${part}`} tab={tab} part={part} progress={progress} isPhone />
          </Suspense>
        </div>
      ) : (
        <YouPage />
      )}
    </div>
  )
}

function OpenTab({ tab, part, progress, isPhone }: ProfilePageProps & { isPhone: boolean }) {
  if (tab === 'progress') return progress
  if (tab === 'privacy') return <PrivacyTab />
  if (tab === 'help') return <HelpTab />
  if (tab === 'logout') return <LogoutTab />
  return <AccountTab part={part} isPhone={isPhone} />
}
