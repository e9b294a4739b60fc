import type { Booking, book, moveBooking as moveEndpoint } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import type * as z from 'zod/mini'
import {
  type BookingChange,
  bookSlot,
  cancelBooking,
  findBooking,
  listBookings,
  moveBooking,
  type StoredBooking,
} from '../db/bookings'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import { isTimeZone, type Practice } from '../therapists-file'
import type { BookingEvent, createBookingEmails } from './booking-emails'
import type { RateLimits } from './rate-limits'
import { requireVerified } from './require-verified'
import type { Person } from './sessions'
import type { Therapists } from './therapists'

type BookInput = z.output<(typeof book)['body']>
type MoveInput = z.output<(typeof moveEndpoint)['body']>

export type Bookings = ReturnType<typeof createBookings>

type BookingDependencies = {
  store: Store
  therapists: Therapists
  rateLimits: Pick<RateLimits, 'use'>
  emailsFor: ReturnType<typeof createBookingEmails>
  /** Whether mail is sent at all; else it is kept for the operator. */
  sendsMail: boolean
  now?: () => Date
}

/** Appointments of a person. What is booked stands as soon as it is answered, whatever becomes of the mail about it. */
export function createBookings({
  store,
  therapists,
  rateLimits,
  emailsFor,
  sendsMail,
  now = () => new Date(),
}: BookingDependencies) {
  const present = ({ mail, ...booking }: StoredBooking): Booking => ({
    ...booking,
    mail: mail === 'given_up' ? 'not_sent' : mail === 'waiting' && !sendsMail ? 'kept' : mail,
  })

  function settled(change: BookingChange): Booking {
    if ('refusal' in change) throw new AppError(change.refusal)
    return present(change.booking)
  }

  /** What a new time needs: its end, the hours it must lie in, and the mails that tell of it. */
  function ruleFor(
    event: BookingEvent,
    practice: Practice,
    asked: { person: Person; startsAt: string; language: Language },
  ) {
    const { therapist } = practice
    const startsAt = new Date(asked.startsAt).toISOString()
    const endsAt = new Date(Date.parse(startsAt) + therapist.slotMinutes * 60_000).toISOString()
    const at = now()
    return {
      time: { startsAt, endsAt },
      rules: {
        isOffered: (taken: { startsAt: string; endsAt: string }[]) => therapists.isOffered(therapist, startsAt, taken),
        emailsFor: emailsFor({ event, person: asked.person, language: asked.language, practice, at }),
        at,
      },
    }
  }

  return {
    list: async (uid: string) => ({ bookings: (await listBookings(store, uid)).map(present) }),

    async book(person: Person, { id, therapistId, startsAt, type, notes, timeZone, language }: BookInput) {
      const known = await findBooking(store, person.uid, id)
      if (known) return present(known)
      const practice = therapists.require(therapistId)
      const { therapist } = practice
      if (!therapist.sessionTypes.includes(type))
        throw new AppError('invalid_request', { fields: [{ path: 'type', code: 'not_offered' }] })
      if (sendsMail && practice.email !== null) requireVerified(person)
      await rateLimits.use('booking', person.uid)
      const { time, rules } = ruleFor('booked', practice, { person, startsAt, language })
      const { name: therapistName, isExample } = therapist
      // A browser may know a zone by a name that is not known here, or none; its own clock shows the time in any case.
      const details = {
        therapistName,
        isExample,
        type,
        notes,
        timeZone: isTimeZone(timeZone) ? timeZone : therapist.timeZone,
      }
      return settled(await bookSlot(store, person.uid, { id, therapistId, ...time, ...details }, rules))
    },

    async move(person: Person, id: string, { startsAt, language }: MoveInput) {
      const booking = await findBooking(store, person.uid, id)
      if (!booking) throw new AppError('not_found')
      // The answer to an earlier try was lost: it is moved already.
      if (booking.state === 'booked' && Date.parse(booking.startsAt) === Date.parse(startsAt)) return present(booking)
      const practice = therapists.find(booking.therapistId)
      if (!practice) throw new AppError('slot_not_offered')
      await rateLimits.use('booking', person.uid)
      const { time, rules } = ruleFor('moved', practice, { person, startsAt, language })
      return settled(await moveBooking(store, person.uid, id, time, rules))
    },

    cancel,

    /** Cancels what is ahead, so that nobody waits for someone whose account goes. */
    async cancelAhead(person: Person): Promise<void> {
      const isAhead = ({ state, startsAt }: StoredBooking) =>
        state === 'booked' && Date.parse(startsAt) > now().getTime()
      const ahead = (await listBookings(store, person.uid)).filter(isAhead)
      for (const { id } of ahead) await cancel(person, id, person.language)
    },
  }

  async function cancel(person: Person, id: string, language: Language) {
    const booking = await findBooking(store, person.uid, id)
    if (!booking) throw new AppError('not_found')
    const practice = therapists.find(booking.therapistId)
    const at = now()
    const emails = emailsFor({ event: 'cancelled', person, language, practice, at })
    return settled(await cancelBooking(store, person.uid, id, { emailsFor: emails, at }))
  }
}
