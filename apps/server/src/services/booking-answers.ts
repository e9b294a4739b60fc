import type { Language } from '@maitri/domain'
import { answerRequest, findRequest, findTherapistOfRequest, type RequestKey } from '../db/booking-answers'
import { unconfirmed } from '../db/booking-changes'
import type { StoredBooking } from '../db/booking-rows'
import type { Store } from '../db/store'
import { findReader } from '../db/users'
import type { Practice } from '../therapists-file'
import type { BookingEvent, createBookingEmails } from './booking-emails'
import type { BookingLinks } from './booking-links'
import { lastMomentToConfirm } from './confirmation-time'
import type { Therapists } from './therapists'

export type BookingAnswers = ReturnType<typeof createBookingAnswers>

/** What a practice sees of a request. */
export type RequestToAnswer = {
  booking: StoredBooking
  practice: Practice
  person: { displayName: string; email: string }
  /** Beginnings that it may suggest instead. */
  slots: string[]
}
export type Answer = { kind: 'confirm' } | { kind: 'decline' } | { kind: 'suggest'; startsAt: string }
/** 'over' where the link was used or the request changed or ended, 'taken' where a suggested time is not free. */
export type Answered = 'confirmed' | 'declined' | 'suggested' | 'over' | 'taken'

type BookingAnswerDependencies = {
  store: Store
  therapists: Therapists
  links: BookingLinks
  emailsFor: ReturnType<typeof createBookingEmails>
  now: () => Date
}

/** How a practice answers requests by the signed link of its mail. */
export function createBookingAnswers({ store, therapists, links, emailsFor, now }: BookingAnswerDependencies) {
  async function find(key: RequestKey): Promise<RequestToAnswer | null> {
    const found = await findRequest(store, key, now())
    const practice = found && therapists.find(found.booking.therapistId)
    const person = found && (await findReader(store.db, found.owner))
    if (!found || !practice || !person) return null
    const { slots } = await therapists.slots(found.booking.therapistId)
    return { booking: found.booking, practice, person, slots }
  }

  return {
    find: async (token: string) => {
      const key = links.read(token)
      return key && (await find(key))
    },

    /** The practice's language, also once its link is spent; English where it names nobody any more. */
    async languageOf(token: string): Promise<Language> {
      const key = links.read(token)
      const therapistId = key && (await findTherapistOfRequest(store, key))
      return (therapistId && therapists.find(therapistId)?.emailLanguage) || 'en'
    },

    async answer(token: string, answer: Answer): Promise<Answered> {
      const key = links.read(token)
      const request = key && (await find(key))
      if (!key || !request) return 'over'
      if (answer.kind === 'suggest' && !request.slots.includes(answer.startsAt)) return 'taken'
      const at = now()
      const { event, change, answered } = effectOf(answer, request, at)
      const { practice } = request
      const result = await answerRequest(store, key, change, {
        at,
        emailsFor: async ({ owner }, tx) => {
          const person = await findReader(tx, owner)
          // The account goes with all its mail in one transaction; then nobody is there to be told.
          if (!person) return () => ({ person: null, practice: null })
          return emailsFor({ event, person, language: person.language, practice, at })
        },
      })
      if ('refusal' in result) return result.refusal === 'slot_taken' ? 'taken' : 'over'
      return answered
    },
  }
}

type Effect = {
  event: BookingEvent
  change: Parameters<typeof answerRequest>[2]
  answered: Answered
}

function effectOf(answer: Answer, { booking }: RequestToAnswer, at: Date): Effect {
  if (answer.kind === 'confirm') {
    const change = { state: 'booked', confirmBy: null, confirmedAt: at.toISOString() } as const
    return { event: booking.heldStartsAt === null ? 'confirmed' : 'moved', change, answered: 'confirmed' }
  }
  if (answer.kind === 'decline') {
    const event = booking.heldStartsAt === null ? 'declined' : 'kept'
    return { event, change: unconfirmed(booking, 'declined', at), answered: 'declined' }
  }
  const confirmBy = lastMomentToConfirm(at, booking)
  const change = { suggestedStartsAt: answer.startsAt, confirmBy }
  return { event: 'suggested', change, answered: 'suggested' }
}
