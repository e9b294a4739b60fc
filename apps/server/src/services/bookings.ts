import type { Booking, book, moveBooking as moveEndpoint } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import type * as z from 'zod/mini'
import { takeBookingToRemind } from '../db/booking-reminders'
import {
  type BookingEmails,
  findBooking,
  listBookings,
  type PracticeContact,
  practiceContactOf,
  presentBooking,
  type Row,
  type Standing,
  type StoredBooking,
  type TakenTime,
} from '../db/booking-rows'
import type { BookingChange } from '../db/booking-rules'
import { bookSlot, cancelBooking, cancelWithRemoved, deleteBooking, expireRequest, moveBooking } from '../db/bookings'
import type { Transaction } from '../db/engine'
import type { Store } from '../db/store'
import { findReader } from '../db/users'
import { AppError } from '../errors'
import { isTimeZone, type Practice } from '../therapists-file'
import type { BookingEvent, createBookingEmails, MailedPractice } from './booking-emails'
import type { BookingLinks } from './booking-links'
import { lastMomentToConfirm } from './confirmation-time'
import { type AgreedTimes, asHeld, heldTimeOf, isUnansweredMove } from './held-times'
import type { Job } from './job-runner'
import type { RateLimits } from './rate-limits'
import { requireVerified } from './require-verified'
import { nowhere, placeOfSession } from './session-place'
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
  links: BookingLinks
  /** Whether mail is sent at all; else it is kept for the operator. */
  sendsMail: boolean
  /** Says on the person's browsers that something is planned, where they want that. */
  notifyOfAppointment: (uid: string, signal: AbortSignal) => Promise<void>
  now?: () => Date
}

const minuteMs = 60_000

/** Appointments of a person: asked for, and booked once the practice confirmed or, where it confirms at once, was told. */
export function createBookings({
  store,
  therapists,
  rateLimits,
  emailsFor,
  links,
  sendsMail,
  notifyOfAppointment,
  now = () => new Date(),
}: BookingDependencies) {
  function present(stored: StoredBooking): Booking {
    const { mail, practiceMail, isConfirmed, ...booking } = isUnansweredMove(stored, now()) ? asHeld(stored) : stored
    const isKnown = isConfirmed || booking.suggestedStartsAt !== null
    const practice = booking.isExample ? 'example' : knowledgeOf(practiceMail, isKnown)
    const { state, confirmBy } = booking
    const isOver = state === 'requested' && confirmBy !== null && Date.parse(confirmBy) <= now().getTime()
    const isUntold = state === 'booked' && (practice === 'waiting' || practice === 'not_told')
    return {
      ...booking,
      // Nothing is booked with somebody who does not know of it, whatever the practice's rule.
      state: isOver ? 'expired' : isUntold ? 'requested' : state,
      confirmBy: isOver ? null : confirmBy,
      practice,
      exampleAnswerPath:
        booking.isExample && state === 'requested' && !isOver && booking.suggestedStartsAt === null
          ? links.pathOf(booking)
          : null,
      ...placeOfSession(booking, therapists.find(booking.therapistId)),
      mail: mail === 'given_up' ? 'not_sent' : mail === 'waiting' && !sendsMail ? 'kept' : mail,
    }
  }

  /** A practice that has confirmed or suggested another time knows, whatever became of its mail. */
  function knowledgeOf(practiceMail: StoredBooking['practiceMail'], isKnown: boolean) {
    if (isKnown || practiceMail === 'sent') return 'told'
    return practiceMail === 'waiting' && sendsMail ? 'waiting' : 'not_told'
  }

  function standingOf({ therapist: { confirms } }: Practice, startsAt: string, heldStartsAt: string | null): Standing {
    if (confirms === 'at_once' && sendsMail) return { state: 'booked', confirmBy: null, confirmedAt: null }
    const confirmBy = lastMomentToConfirm(now(), { startsAt, heldStartsAt })
    return { state: 'requested', confirmBy, confirmedAt: null }
  }

  function settled(change: BookingChange): Booking {
    if ('refusal' in change) throw new AppError(change.refusal)
    return present(change.booking)
  }

  /** What a new time needs: its end, the hours it must lie in, and the mails that tell of it. */
  function ruleFor(
    whenBooked: BookingEvent,
    practice: Practice,
    asked: { person: Person; startsAt: string; language: Language },
    { suggested, held }: AgreedTimes = { suggested: null, held: null },
  ) {
    const { therapist } = practice
    const startsAt = new Date(asked.startsAt).toISOString()
    const endsAt = new Date(Date.parse(startsAt) + therapist.slotMinutes * minuteMs).toISOString()
    const at = now()
    // The practice suggested that time, or confirmed it before.
    const [isSuggested, isHeld] = [suggested === startsAt, held === startsAt]
    const standing: Standing =
      isSuggested || isHeld
        ? { state: 'booked', confirmBy: null, confirmedAt: at.toISOString() }
        : standingOf(practice, startsAt, held)
    const whenAgreed = isSuggested && held === null ? 'booked' : whenBooked
    const event = standing.state === 'booked' ? whenAgreed : 'requested'
    return {
      time: { startsAt, endsAt, ...standing },
      rules: {
        isOffered: (taken: TakenTime[]) => isHeld || therapists.isOffered(therapist, startsAt, taken),
        emailsFor: emailsFor({ event, person: asked.person, language: asked.language, practice, at }),
        at,
      },
    }
  }

  return {
    list: async (uid: string) => ({ bookings: (await listBookings(store, uid)).map(present) }),

    async book(
      person: Person,
      { id, therapistId, startsAt, type, sessionLanguage, notes, timeZone, language }: BookInput,
    ) {
      const known = await findBooking(store, person.uid, id)
      if (known) return present(known)
      const practice = therapists.require(therapistId)
      const { therapist } = practice
      if (!therapist.sessionTypes.includes(type))
        throw new AppError('invalid_request', { fields: [{ path: 'type', code: 'not_offered' }] })
      if (sessionLanguage !== undefined && !therapist.languages.includes(sessionLanguage))
        throw new AppError('invalid_request', { fields: [{ path: 'sessionLanguage', code: 'not_offered' }] })
      if (sendsMail && practice.email !== null) requireVerified(person)
      await rateLimits.use('booking', person.uid)
      const { time, rules } = ruleFor('booked', practice, { person, startsAt, language })
      const { name: therapistName, isExample } = therapist
      // A browser may know a zone by a name that is not known here, or none; its own clock shows the time in any case.
      const details = {
        therapistName,
        isExample,
        type,
        sessionLanguage: sessionLanguage ?? null,
        notes,
        timeZone: isTimeZone(timeZone) ? timeZone : therapist.timeZone,
        practiceContact: contactOf(practice),
      }
      return settled(await bookSlot(store, person.uid, { id, therapistId, ...time, ...details }, rules))
    },

    async move(person: Person, id: string, { startsAt, language }: MoveInput) {
      const booking = await findBooking(store, person.uid, id)
      if (!booking) throw new AppError('not_found')
      // The answer to an earlier try was lost: it is moved already.
      if (isStanding(booking) && Date.parse(booking.startsAt) === Date.parse(startsAt)) return present(booking)
      const practice = therapists.find(booking.therapistId)
      if (!practice) throw new AppError('slot_not_offered')
      if (sendsMail && practice.email !== null) requireVerified(person)
      await rateLimits.use('booking', person.uid)
      const agreed = { suggested: booking.suggestedStartsAt, held: heldTimeOf(booking) }
      const { time, rules } = ruleFor('moved', practice, { person, startsAt, language }, agreed)
      return settled(await moveBooking(store, person.uid, id, time, rules))
    },

    cancel,

    async remove(uid: string, id: string): Promise<undefined> {
      const refusal = await deleteBooking(store, uid, id, now())
      if (refusal) throw new AppError(refusal)
    },

    /** Cancels what is ahead, so that nobody waits for someone whose account goes; both are told. */
    async cancelAhead(person: Person): Promise<void> {
      const isAhead = (booking: StoredBooking) => isStanding(booking) && Date.parse(booking.startsAt) > now().getTime()
      const ahead = (await listBookings(store, person.uid)).filter(isAhead)
      for (const { id } of ahead) await cancel(person, id, person.language, { isAccountGoing: true })
    },

    /** Reminds of a session a day before it, by mail and on the browsers that show reminders. */
    reminder: {
      name: 'booking reminders',
      everyMs: minuteMs,
      atOnce: 10,
      async claim() {
        const reminded = await takeBookingToRemind(store, emailAboutSoon, now())
        if (!reminded) return null
        return reminded.isMailed ? (signal) => notifyOfAppointment(reminded.owner, signal) : async () => {}
      },
    } satisfies Job,

    /** Ends requests that nobody confirmed in time, and tells the person. */
    expiry: {
      name: 'booking requests',
      everyMs: minuteMs,
      atOnce: 1,
      async claim() {
        const at = now()
        const expired = await expireRequest(
          store,
          (row, tx) => {
            const event = row.heldStartsAt === null ? 'expired' : 'kept'
            return emailsAbout(row, tx, { event, practice: therapists.find(row.therapistId), at })
          },
          at,
        )
        // The claim did the work, in one transaction with its mail.
        return expired && (async () => {})
      },
    } satisfies Job,

    /**
     * Cancels what is ahead with somebody whom the operator's file no longer names, and tells both. It waits for an hour, so that a file
     * that was put in place by mistake can be mended.
     */
    removal: {
      name: 'bookings with removed practices',
      everyMs: 10 * minuteMs,
      firstAfterMs: 60 * minuteMs,
      atOnce: 1,
      async claim() {
        const at = now()
        const cancelled = await cancelWithRemoved(
          store,
          therapists.ids,
          (row, tx) =>
            emailsAbout(row, tx, { event: 'cancelled', reason: 'practice_gone', practice: removedPracticeOf(row), at }),
          at,
        )
        return cancelled && (async () => {})
      },
    } satisfies Job,
  }

  async function emailAboutSoon(booking: StoredBooking, owner: string, tx: Transaction) {
    // What waits for the practice is no appointment to go to.
    const standing = asHeld(booking)
    if (present(standing).state !== 'booked') return null
    const person = await findReader(tx, owner)
    if (!person) return null
    const practice = therapists.find(booking.therapistId)
    const emails = emailsFor({ event: 'reminder', person, language: person.language, practice, at: now() })
    return emails(standing, null).person
  }

  async function emailsAbout(
    { owner }: Row,
    tx: Transaction,
    change: Omit<Parameters<typeof emailsFor>[0], 'person' | 'language'>,
  ) {
    const person = await findReader(tx, owner)
    return person && emailsFor({ ...change, person, language: person.language })
  }

  /** What mail needs of a practice that was removed, as it was when the appointment was made. */
  function removedPracticeOf(row: Row): MailedPractice | null {
    const contact = practiceContactOf(store.sealer, row)
    if (!contact) return null
    const { therapistName: name } = presentBooking(store.sealer, row, null, null)
    const { email, language: emailLanguage, timeZone } = contact
    return { email, emailLanguage, meetingLink: null, therapist: { ...nowhere, name, timeZone } }
  }

  async function cancel(person: Person, id: string, language: Language, { isAccountGoing = false } = {}) {
    const booking = await findBooking(store, person.uid, id)
    if (!booking) throw new AppError('not_found')
    const practice = therapists.find(booking.therapistId)
    const at = now()
    const emails = emailsFor({ event: 'cancelled', person, language, practice, at })
    const lastEmails: BookingEmails = (...change) => {
      const { person: toPerson, practice: toPractice } = emails(...change)
      // Where nothing is sent, the address of somebody who left would lie in the outbox for nobody.
      return { person: sendsMail ? toPerson : null, practice: toPractice, isAccountGoing }
    }
    return settled(await cancelBooking(store, person.uid, id, { emailsFor: isAccountGoing ? lastEmails : emails, at }))
  }
}

const isStanding = ({ state }: Pick<StoredBooking, 'state'>) => state === 'booked' || state === 'requested'

const contactOf = ({ email, emailLanguage, therapist }: Practice): PracticeContact | null =>
  email === null ? null : { email, language: emailLanguage, timeZone: therapist.timeZone }
