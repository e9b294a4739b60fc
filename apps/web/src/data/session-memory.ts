import type { SessionStore } from '../lib/session/session-store'
import { ownerOf } from './records/owner-records'

export type SessionMemory<T> = {
  find: (session: SessionStore) => T | null
  keep: (session: SessionStore, value: T) => void
}

/** Keeps something in memory for whoever is here. It goes as soon as someone else is, or nobody; a reload forgets it. */
export function createSessionMemory<T>(): SessionMemory<T> {
  const values = new WeakMap<SessionStore, T>()
  return {
    find: (session) => values.get(session) ?? null,
    keep(session, value) {
      const isWatched = values.has(session)
      values.set(session, value)
      if (isWatched) return
      const owner = ownerOf(session.get())
      const stop = session.subscribe(() => {
        if (ownerOf(session.get()) === owner) return
        values.delete(session)
        stop()
      })
    },
  }
}
