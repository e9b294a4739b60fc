import { toolIds } from '@maitri/contracts'
import * as z from 'zod/mini'
import { createSessionMemory } from '../../../../data/session-memory'
import { hasFormDraft } from '../../../../data/use-form-draft'
import type { SessionStore } from '../../../../lib/session/session-store'
import { noteDraftOf } from '../../feedback/feedback-answers'
import type { CompletedRoutine } from './use-complete-routine'

const completion = createSessionMemory<CompletedRoutine>({
  name: 'routineCompletion',
  schema: z.object({
    id: z.string(),
    occurredAt: z.string(),
    body: z.object({
      type: z.literal('routine'),
      routineId: z.string(),
      date: z.string(),
      name: z.string(),
      toolCount: z.number(),
      duration: z.string(),
    }),
    tools: z.array(z.enum(toolIds)),
  }),
})

/** Remembers the end of a routine in this tab, for whoever leaves it in the middle of a note. */
export const keepCompletion = completion.keep

/** The end at which a note of this routine was begun and neither saved nor given up: no other screen can bring its words back. Null where there is none. */
export function findCompletion(session: SessionStore, routineId: string): CompletedRoutine | null {
  const kept = completion.find(session)
  return kept?.body.routineId === routineId && hasFormDraft(session, noteDraftOf(kept.id)) ? kept : null
}
