import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ToastRegion } from '../components/ui/toast'
import { SessionContext } from '../lib/session/session'
import type { SessionStore } from '../lib/session/session-store'

type ProvidersProps = { session: SessionStore; queryClient: QueryClient; children: ReactNode }

export function Providers({ session, queryClient, children }: ProvidersProps) {
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <ToastRegion>{children}</ToastRegion>
      </QueryClientProvider>
    </SessionContext>
  )
}
