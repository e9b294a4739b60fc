import type { ReactNode } from 'react'
import { useSession } from '../../lib/session/session'
import { AppFooter } from './app-footer'
import { AppHeader } from './app-header'
import { ConnectionNotice } from './connection-notice'
import { NewVersionNotice } from './new-version-notice'

/** Header, page, footer; the footer shows only to those who are in, as the specification says. */
export function AppFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  const isIn = session.state === 'signed_in' || session.state === 'guest'
  return (
    <>
      <AppHeader />
      <ConnectionNotice />
      <NewVersionNotice />
      {children}
      {isIn && <AppFooter />}
    </>
  )
}
