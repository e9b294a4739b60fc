import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api-client'
import type { SessionStore } from '../lib/session/session-store'

/** Retries what a second try can cure, and asks who is signed in when the server says nobody is. */
export function createQueryClient(session: SessionStore): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') void session.recheck()
  }
  // It takes for granted that there is a network and hears only of changes: what was loaded offline would never hear of one, and nothing
  // that waits would go on when the network is back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && isPassing(error),
      },
    },
  })
}

const isPassing = (error: ApiError) => error.code === 'network' || error.code === 'unavailable'
