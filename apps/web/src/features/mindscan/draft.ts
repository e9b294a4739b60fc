import { createSessionMemory } from '../../data/session-memory'
import type { SessionStore } from '../../lib/session/session-store'
import { type Draft, type MindscanState, wordsHeard } from './mindscan-state'

const drafts = createSessionMemory<Draft>()

/** What was being written or heard when the screen was left; in memory alone, so a reload forgets it. */
export const findDraft = (session: SessionStore): Draft | null => drafts.find(session)

/** Keeps the words while the person visits another screen. */
export const keepDraft = (session: SessionStore, state: MindscanState): void => drafts.keep(session, draftOf(state))

function draftOf(state: MindscanState): Draft {
  switch (state.step) {
    case 'hearing':
      return wordsHeard(state)
    case 'reading_words':
      return { ...state, step: 'words' }
    case 'result':
      return { step: 'writing', text: state.inBox }
    default:
      return state
  }
}
