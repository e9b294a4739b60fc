import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import i18next from 'i18next'
import { lazy, Suspense } from 'react'
import { PagePending } from '../components/layout/page-pending'
import { SkipLink } from '../components/layout/skip-link'
import { useRouteAnnouncement } from '../components/layout/use-route-announcement'
import { useLeftBehind } from '../safety/crisis-owner'
import { useCrisisOwner } from '../safety/use-crisis-owner'
import { useQuickExitKey } from '../safety/use-quick-exit-key'
import styles from './root-layout.module.css'

/** The navbar, the bar of a phone and the footer. The sign-in page, where most people begin, has none of them and does not wait for them. */
export const loadFrame = () => import('./app-frame')

const AppFrame = lazy(async () => {
  const [{ AppFrame, alignFiguresInWords }] = await Promise.all([
    loadFrame(),
    i18next.loadNamespaces(['frame', 'crisis']),
  ])
  alignFiguresInWords()
  return { default: AppFrame }
})

const HelpLeftBehind = lazy(async () => ({ default: (await import('../safety/help-left-behind')).HelpLeftBehind }))

/** Every page: the way past the header, and the page in its frame, or bare. */
export function RootLayout() {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const content = useRouteAnnouncement()
  const leftBehind = useLeftBehind()
  const path = useLocation({ select: ({ pathname }) => pathname })
  useQuickExitKey()
  useCrisisOwner()
  const page = (
    <main ref={content} id="content" tabIndex={-1} className={styles.main}>
      {leftBehind && (
        <Suspense fallback={null}>
          <HelpLeftBehind path={path} />
        </Suspense>
      )}
      <Suspense fallback={<PagePending />}>
        <Outlet />
      </Suspense>
    </main>
  )
  return (
    <>
      <SkipLink />
      {isBare ? (
        page
      ) : (
        <Suspense fallback={<PagePending />}>
          <AppFrame>{page}</AppFrame>
        </Suspense>
      )}
    </>
  )
}
