import * as z from 'zod/mini'
import { recordEndpoints } from './records'
import { lines } from './text'

/** Words for what a check-in felt like; each has a word in the namespace `check_in`. */
export const checkInFeelings = [
  'calm',
  'happy',
  'grateful',
  'hopeful',
  'tired',
  'sad',
  'lonely',
  'anxious',
  'stressed',
  'overwhelmed',
  'angry',
  'numb',
] as const

/** What a check-in was about. */
export const checkInTags = [
  'sleep',
  'work',
  'study',
  'family',
  'friends',
  'partner',
  'health',
  'money',
  'alone',
] as const

/** The most characters of the note of a check-in. */
export const checkInNoteMaxLength = 1000

/** How someone is at one moment: 0 (very low) to 10 (very good). The record's `occurredAt` is the moment it speaks of, which may lie back. */
export const checkInBody = z.object({
  mood: z.int().check(z.minimum(0), z.maximum(10)),
  feelings: z.array(z.enum(checkInFeelings)).check(z.maxLength(12)),
  tags: z.array(z.enum(checkInTags)).check(z.maxLength(9)),
  note: lines(checkInNoteMaxLength),
})

export type CheckIn = z.infer<typeof checkInBody>

export const checkIns = recordEndpoints('check-ins', checkInBody)
