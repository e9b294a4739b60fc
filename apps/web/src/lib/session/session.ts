import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionStore } from './session-store'

export const SessionContext = createContext<SessionStore | null>(null)

/** The store of the session, for actions: sign in, sign out, continue as a guest. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('No SessionContext')
  return store
}

/** Who is here; renders again when that changes. */
export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get)
}
