import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment, recordId } from './fields'
import { lines, name } from './text'

/** The most characters of one message to a therapist. */
export const therapistMessageMaxLength = 2000

export const therapistMessage = z.object({
  id: recordId,
  author: z.enum(['person', 'therapist']),
  text: z.string(),
  sentAt: moment,
})

export type TherapistMessage = z.infer<typeof therapistMessage>

const params = z.object({ id: name(60) })

export const readThread = endpoint({
  method: 'GET',
  path: '/api/therapists/{id}/messages',
  access: 'person',
  summary: "The person's thread with one therapist, oldest first",
  params,
  response: z.object({ messages: z.array(therapistMessage) }),
})
/** `id` is made on the device, so that a repeated request sends once. */
export const sendTherapistMessage = endpoint({
  method: 'POST',
  path: '/api/therapists/{id}/messages',
  access: 'person',
  summary: 'Write to one therapist',
  params,
  body: z.object({
    id: recordId,
    text: lines(therapistMessageMaxLength).check(z.trim(), z.minLength(1)),
  }),
  response: therapistMessage,
})
/** Both sides of it, and for good; mail that the practice has got stays with the practice. */
export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/therapists/{id}/messages',
  access: 'person',
  summary: "Delete the person's thread with one therapist",
  params,
})
