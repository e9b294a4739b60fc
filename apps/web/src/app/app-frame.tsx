import { QueryClientProvider } from '@tanstack/react-query'
import { useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { AppFooter } from '../components/layout/app-footer'
import { AppHeader } from '../components/layout/app-header'
import { BottomBar } from '../components/layout/bottom-bar'
import { ConnectionNotice } from '../components/layout/connection-notice'
import { NewVersionNotice } from '../components/layout/new-version-notice'
import { useIsPhone } from '../components/layout/use-is-phone'
import { StorageNotice } from '../components/sync/storage-notice'
import { ToastRegion } from '../components/ui/toast'
import { KeepRecordsLive } from '../data/records/keep-records-live'
import { ownerOf } from '../data/records/owner-records'
import { forgetRecords } from '../data/records/records-of'
import { setSignInNotice } from '../data/sign-in-notice'
import { CountWithConsent } from '../data/use-counts/count-with-consent'
import { useSession, useSessionStore } from '../lib/session/session'
import { passViews } from './passing/pass-views'
import { createQueryClient } from './query-client'
import { useLocalData } from './use-local-data'
import { useNewVersion } from './use-new-version'

/** Comes with the frame, since the first load has no number in a sentence. */
export { alignFiguresInWords } from '../lib/i18n/figures-in-words'

/** Where its code could not be fetched: the push service tells the server once it finds nobody. */
const noPush = () => undefined

/** Header, page, footer, the bottom bar of a phone, and what pages need around them; footer and bar show only to those who are in. */
export function AppFrame({ children }: { children: ReactNode }) {
  const store = useSessionStore()
  const session = useSession()
  const owner = ownerOf(session)
  // Someone else gets a frame of their own: nothing asked for, shown or typed passes from one person to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner is the reason for a new one
  const queryClient = useMemo(() => createQueryClient(store), [store, owner])
  useEffect(() => {
    forgetRecords(owner)
    if (owner) setSignInNotice(null)
  }, [owner])
  useEffect(() => () => forgetRecords(), [])
  const router = useRouter()
  useEffect(() => passViews(router), [router])
  useEffect(
    () => () => {
      // Whoever comes next to this browser is not reminded of anything.
      if (ownerOf(store.get()) !== owner)
        void import('../platform/push-device').then(({ leavePush }) => leavePush(), noPush)
    },
    [store, owner],
  )
  const isBack = useNewVersion()
  const isLaidOut = useLocalData(owner)
  const isImmersive = useMatches({ select: (matches) => matches.some((match) => match.staticData.isImmersive) })
  const isIn = session.state === 'signed_in' || session.state === 'guest'
  const isPhone = useIsPhone()
  return (
    <QueryClientProvider key={owner} client={queryClient}>
      {owner && isLaidOut && <KeepRecordsLive owner={owner} />}
      {session.state === 'signed_in' && isLaidOut && <CountWithConsent user={session.user} />}
      <ToastRegion>
        {!isImmersive && <AppHeader />}
        <ConnectionNotice />
        <StorageNotice />
        <NewVersionNotice />
        {isBack && isLaidOut && children}
        {isIn && !isImmersive && <AppFooter />}
        {isIn && !isImmersive && isPhone && <BottomBar />}
      </ToastRegion>
    </QueryClientProvider>
  )
}
