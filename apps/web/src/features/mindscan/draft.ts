import { ownerOf } from '../../lib/records/owner-records'
import type { SessionStore } from '../../lib/session/session-store'
import { type MindscanState, startWriting } from './mindscan-state'

/** Words on their way to a reading, and how far they are. A reading is no draft: it stands among the earlier ones. */
export type Draft = Extract<MindscanState, { step: 'writing' | 'words' }>

const drafts = new WeakMap<SessionStore, Draft>()

/** What was being written when the screen was left; in memory alone, so a reload forgets it. */
export function findDraft(session: SessionStore): Draft | null {
  return drafts.get(session) ?? null
}

/** Keeps the words while the person visits another screen. They go as soon as someone else is here, or nobody. */
export function keepDraft(session: SessionStore, state: MindscanState): void {
  const isWatched = drafts.has(session)
  drafts.set(session, draftOf(state))
  if (isWatched) return
  const owner = ownerOf(session.get())
  const stop = session.subscribe(() => {
    if (ownerOf(session.get()) === owner) return
    drafts.delete(session)
    stop()
  })
}

function draftOf(state: MindscanState): Draft {
  switch (state.step) {
    case 'reading_words':
      return { step: 'words', text: state.text }
    case 'result':
      return startWriting
    default:
      return state
  }
}
