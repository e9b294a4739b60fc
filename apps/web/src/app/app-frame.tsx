import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AppFooter } from '../components/layout/app-footer'
import { AppHeader } from '../components/layout/app-header'
import { ConnectionNotice } from '../components/layout/connection-notice'
import { NewVersionNotice } from '../components/layout/new-version-notice'
import { ToastRegion } from '../components/ui/toast'
import { useSession, useSessionStore } from '../lib/session/session'
import { createQueryClient } from './query-client'

/** Header, page, footer, and what pages need around them; the footer shows only to those who are in, as the specification says. */
export function AppFrame({ children }: { children: ReactNode }) {
  const store = useSessionStore()
  const session = useSession()
  const [queryClient] = useState(() => createQueryClient(store))
  const isIn = session.state === 'signed_in' || session.state === 'guest'
  return (
    <QueryClientProvider client={queryClient}>
      <ToastRegion>
        <AppHeader />
        <ConnectionNotice />
        <NewVersionNotice />
        {children}
        {isIn && <AppFooter />}
      </ToastRegion>
    </QueryClientProvider>
  )
}
