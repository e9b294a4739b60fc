import { transcriptionSources } from '@maitri/contracts'
import * as z from 'zod/mini'
import { createSessionMemory } from '../../data/session-memory'
import type { SessionStore } from '../../lib/session/session-store'
import { type Draft, type MindscanState, wordsHeard } from './mindscan-state'

const drafts = createSessionMemory<Draft>({
  name: 'mindscan',
  schema: z.discriminatedUnion('step', [
    z.object({ step: z.literal('writing'), text: z.string() }),
    z.object({
      step: z.literal('words'),
      text: z.string(),
      heardBy: z.enum(['typed', ...transcriptionSources]),
      inBox: z.string(),
    }),
  ]),
})

/** What was being written or heard when the screen was left. */
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
