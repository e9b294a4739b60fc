import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AppFooter } from '../components/layout/app-footer'
import { AppHeader } from '../components/layout/app-header'
import { ConnectionNotice } from '../components/layout/connection-notice'
import { PagePending } from '../components/layout/page-pending'
import { SkipLink } from '../components/layout/skip-link'
import { useQuickExitKey } from '../components/layout/use-quick-exit-key'
import { useRouteAnnouncement } from '../components/layout/use-route-announcement'
import { useSession } from '../lib/session/session'
import styles from './root-layout.module.css'

/** Every page: the way past the header, header, page, footer. The footer shows only to those who are in, as the specification says. */
export function RootLayout() {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const session = useSession()
  const isIn = session.state === 'signed_in' || session.state === 'guest'
  useRouteAnnouncement()
  useQuickExitKey()
  return (
    <>
      <SkipLink />
      {!isBare && <AppHeader />}
      {!isBare && <ConnectionNotice />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PagePending />}>
          <Outlet />
        </Suspense>
      </main>
      {!isBare && isIn && <AppFooter />}
    </>
  )
}
