import { ownerOf } from '../../lib/records/owner-records'
import type { SessionStore } from '../../lib/session/session-store'

const drafts = new WeakMap<SessionStore, string>()

/** What was being written when the chat was left; in memory alone, so a reload forgets it. */
export function findDraft(session: SessionStore): string | null {
  return drafts.get(session) || null
}

/** Keeps the words while the person visits another screen. They go as soon as someone else is here, or nobody. */
export function keepDraft(session: SessionStore, text: string): void {
  const isWatched = drafts.has(session)
  drafts.set(session, text)
  if (isWatched) return
  const owner = ownerOf(session.get())
  const stop = session.subscribe(() => {
    if (ownerOf(session.get()) === owner) return
    drafts.delete(session)
    stop()
  })
}
