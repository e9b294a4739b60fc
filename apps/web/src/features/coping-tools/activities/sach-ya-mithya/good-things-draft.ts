import { recordId, type ToolWriting } from '@maitri/contracts'
import * as z from 'zod/mini'
import { newId } from '../../../../lib/new-id'

const thing = z.object({ what: z.string(), why: z.string() })

export type GoodThing = z.infer<typeof thing>

/** The cards of a session with the person's guesses, and three good things. */
export const sessionDraft = z.object({
  id: recordId,
  drawn: z.array(z.string()),
  guesses: z.record(z.string(), z.enum(['true', 'myth'])),
  isSeen: z.boolean(),
  things: z.array(thing).check(z.length(3)),
})

export type SessionDraft = z.infer<typeof sessionDraft>

const nothing: GoodThing = { what: '', why: '' }

export const beginSession = (): SessionDraft => ({
  id: newId(),
  drawn: [],
  guesses: {},
  isSeen: false,
  things: [nothing, nothing, nothing],
})

/** What goes into the jar: the things that have a word; null while there is none. */
export function jarOf({ things }: Pick<SessionDraft, 'things'>): ToolWriting | null {
  const written = things.filter(({ what, why }) => what.trim() !== '' || why.trim() !== '')
  return written.length > 0 ? { kind: 'good_things', things: written } : null
}
