import type { sendTherapistMessage, TherapistMessage } from '@maitri/contracts'
import type * as z from 'zod/mini'
import type { Store } from '../db/store'
import { countMessages, deleteThread, findMessage, keepMessage, listThread } from '../db/therapist-messages'
import { AppError } from '../errors'
import { practiceMessageEmail } from './email-templates'
import type { RateLimits } from './rate-limits'
import { requireVerified } from './require-verified'
import type { Person } from './sessions'
import type { Therapists } from './therapists'

type NewMessage = z.output<(typeof sendTherapistMessage)['body']>

export type TherapistMessages = ReturnType<typeof createTherapistMessages>

type MessageDependencies = {
  store: Store
  therapists: Therapists
  rateLimits: Pick<RateLimits, 'use'>
  /** Whether mail is sent at all; else it is kept for the operator. */
  sendsMail: boolean
  now?: () => Date
}

/** The most messages that are kept of one person. */
const maxMessages = 2000

/** Threads between a person and a therapist. Answers come in by the operator: see `therapist-answers.ts`. */
export function createTherapistMessages({
  store,
  therapists,
  rateLimits,
  sendsMail,
  now = () => new Date(),
}: MessageDependencies) {
  return {
    /** A thread stays readable when the operator's file no longer names its therapist. */
    async read(uid: string, therapistId: string): Promise<{ messages: TherapistMessage[] }> {
      const messages = await listThread(store, uid, therapistId)
      if (messages.length === 0) therapists.require(therapistId)
      return { messages }
    },

    async send(person: Person, therapistId: string, { id, text }: NewMessage): Promise<TherapistMessage> {
      const { therapist, email: practiceAddress, emailLanguage } = therapists.require(therapistId)
      const known = await findMessage(store, person.uid, id)
      if (known) return known
      if (sendsMail && practiceAddress !== null) requireVerified(person)
      await rateLimits.use('therapist-message', person.uid)
      if ((await countMessages(store, person.uid)) >= maxMessages) throw new AppError('quota_reached')
      const words = { name: person.displayName, therapist: therapist.name, text, id }
      const email =
        practiceAddress === null ? null : { recipient: practiceAddress, ...practiceMessageEmail(emailLanguage, words) }
      const kept = await keepMessage(store, person.uid, { id, therapistId, text }, email, now())
      if (!kept) throw new AppError('conflict')
      return kept
    },

    remove: (uid: string, therapistId: string): Promise<undefined> => deleteThread(store, uid, therapistId),
  }
}
