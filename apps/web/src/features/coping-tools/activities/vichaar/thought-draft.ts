import { recordId, type ToolWriting } from '@maitri/contracts'
import * as z from 'zod/mini'
import { newId } from '../../../../lib/new-id'

const percent = z.nullable(z.int().check(z.minimum(0), z.maximum(100)))

/** A thought while it is being weighed. */
export const thoughtDraft = z.object({
  id: recordId,
  happened: z.string(),
  thought: z.string(),
  feeling: z.string(),
  strength: percent,
  traps: z.array(z.string()),
  ownTrap: z.string(),
  evidenceFor: z.string(),
  evidenceAgainst: z.string(),
  fairThought: z.string(),
  belief: percent,
  strengthAfter: percent,
  nextAction: z.string(),
})

export type ThoughtDraft = z.infer<typeof thoughtDraft>

export function beginThought(): ThoughtDraft {
  return {
    id: newId(),
    happened: '',
    thought: '',
    feeling: '',
    strength: null,
    traps: [],
    ownTrap: '',
    evidenceFor: '',
    evidenceAgainst: '',
    fairThought: '',
    belief: null,
    strengthAfter: null,
    nextAction: '',
  }
}

/** What is kept of it; null while no word was written. */
export function thoughtRecord({ id: _id, ownTrap: _ownTrap, ...draft }: ThoughtDraft): ToolWriting | null {
  const words = [
    draft.happened,
    draft.thought,
    draft.feeling,
    draft.evidenceFor,
    draft.evidenceAgainst,
    draft.fairThought,
    draft.nextAction,
  ]
  return words.some((text) => text.trim() !== '') ? { kind: 'thought_record', ...draft } : null
}
