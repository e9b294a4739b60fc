import { therapistMessageMaxLength } from '@maitri/contracts'
import * as z from 'zod/mini'
import { newId } from '../../../lib/new-id'

/** A message as it is written. Its id changes with the text, so that a repeated press sends once and a corrected text is another message. */
export const messageDraft = z.object({
  id: z.string(),
  text: z.string().check(z.maxLength(therapistMessageMaxLength)),
})

export type MessageDraft = z.infer<typeof messageDraft>

export const messageOf = (text: string): MessageDraft => ({ id: newId(), text })
