import { bookingNotesMaxLength, type SessionType, sessionTypes } from '@maitri/contracts'
import * as z from 'zod/mini'
import { newId } from '../../../lib/new-id'

/** A booking as it is filled in. */
export const bookingDraft = z.object({
  /** Of the booking that comes of it. It changes with every change, so that a repeated press books once and a corrected one is another. */
  id: z.string(),
  startsAt: z.nullable(z.string()),
  type: z.enum(sessionTypes),
  /** Not in drafts of older versions. */
  sessionLanguage: z.optional(z.string()),
  notes: z.string().check(z.maxLength(bookingNotesMaxLength)),
})

export type BookingDraft = z.infer<typeof bookingDraft>

/** Nothing chosen but the first way of meeting that the therapist offers. */
export const beginBooking = ([type = 'video']: readonly SessionType[]): BookingDraft => ({
  id: newId(),
  startsAt: null,
  type,
  notes: '',
})
