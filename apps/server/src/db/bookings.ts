import { randomInt } from 'node:crypto'
import { and, eq, gt, lte, notInArray } from 'drizzle-orm'
import { cancelled, changeRow, endNext, enqueueEmails, unconfirmed } from './booking-changes'
import {
  type BookingEmails,
  isStanding,
  type NewBooking,
  openRow,
  placeOfBooking,
  presentBooking,
  type Row,
  type Standing,
  type StoredBooking,
  type TakenTime,
} from './booking-rows'
import {
  type BookingChange,
  clashOf,
  type IsOffered,
  isAhead,
  lockOwned,
  lockPerson,
  lockTherapist,
  quotaRefusalOf,
  refusalOf,
} from './booking-rules'
import type { Transaction } from './engine'
import { isOwnedBy, ownedBy } from './schema/owned'
import { bookings } from './schema/therapists'
import type { Store } from './store'

/** Books a slot for `owner`, once, whoever else asks at the same moment. The same id again answers the booking that stands. */
export async function bookSlot(
  { db, sealer }: Store,
  owner: string,
  wanted: NewBooking,
  { isOffered, emailsFor, at }: { isOffered: IsOffered; emailsFor: BookingEmails; at: Date },
): Promise<BookingChange> {
  return await db.transaction(async (tx) => {
    const place = { db: tx, sealer }
    await lockPerson(tx, owner)
    await lockTherapist(tx, wanted.therapistId)
    const [known] = await tx.select().from(bookings).where(eq(bookings.id, wanted.id))
    if (known) return isOwnedBy(known, owner) ? { booking: await openRow(place, known) } : { refusal: 'conflict' }
    const refusal =
      (await quotaRefusalOf(tx, owner, wanted, at)) ??
      (await refusalOf(tx, wanted, isOffered)) ??
      (await clashOf(tx, owner, wanted, at))
    if (refusal) return { refusal }
    const { id, therapistId, startsAt, endsAt, state, confirmBy, confirmedAt, ...details } = wanted
    const moment = at.toISOString()
    const row: Row = {
      ...{ id, owner, therapistId, startsAt, endsAt },
      reference: await unusedReference(tx),
      ...{
        state,
        confirmBy,
        confirmedAt,
        suggestedStartsAt: null,
        heldStartsAt: null,
        heldEndsAt: null,
        remindedAt: null,
      },
      sequence: 0,
      createdAt: moment,
      updatedAt: moment,
      mailId: null,
      practiceMailId: null,
      sealed: sealer.seal(JSON.stringify(details), placeOfBooking({ id, owner })),
    }
    const emails = emailsFor(presentBooking(sealer, row, 'waiting', null), null)
    const mails = await enqueueEmails(place, emails, row, at)
    await tx.insert(bookings).values({ ...row, ...mails })
    return { booking: presentBooking(sealer, row, 'waiting', emails.practice && 'waiting') }
  })
}

/** Moves a booking of `owner` to another free slot of the same therapist; the one before is free in the same moment, but for a confirmed one
 * whose new time waits to be confirmed. */
export async function moveBooking(
  { db, sealer }: Store,
  owner: string,
  id: string,
  to: TakenTime & Standing,
  { isOffered, emailsFor, at }: { isOffered: IsOffered; emailsFor: BookingEmails; at: Date },
): Promise<BookingChange> {
  return await db.transaction(async (tx) => {
    const place = { db: tx, sealer }
    const row = await lockOwned(tx, owner, id)
    if (!row) return { refusal: 'not_found' }
    if (!isAhead(row, at)) return { refusal: 'conflict' }
    if (row.startsAt === to.startsAt) return { booking: await openRow(place, row) }
    const isOneMoreRequest = row.state === 'booked' && to.state === 'requested'
    const refusal =
      (isOneMoreRequest ? await quotaRefusalOf(tx, owner, to, at, false) : null) ??
      (await refusalOf(tx, { ...to, id, therapistId: row.therapistId }, isOffered)) ??
      (await clashOf(tx, owner, { ...to, id }, at))
    if (refusal) return { refusal }
    return { booking: await changeRow(place, row, to, emailsFor, at) }
  })
}

/** Cancels a booking of `owner`, so that its slot is free; a cancelled one stays as it is. */
export async function cancelBooking(
  { db, sealer }: Store,
  owner: string,
  id: string,
  { emailsFor, at }: { emailsFor: BookingEmails; at: Date },
): Promise<BookingChange> {
  return await db.transaction(async (tx) => {
    const place = { db: tx, sealer }
    const row = await lockOwned(tx, owner, id)
    if (!row) return { refusal: 'not_found' }
    if (row.state !== 'booked' && row.state !== 'requested') return { booking: await openRow(place, row) }
    if (!isAhead(row, at)) return { refusal: 'conflict' }
    return { booking: await changeRow(place, row, cancelled(row), emailsFor, at) }
  })
}

/** Deletes a booking of `owner` that is over or ended; null, or why not. One that is ahead has to be cancelled first, so that both are told. */
export async function deleteBooking(
  { db }: Store,
  owner: string,
  id: string,
  at: Date,
): Promise<'not_found' | 'conflict' | null> {
  return await db.transaction(async (tx) => {
    const row = await lockOwned(tx, owner, id)
    if (!row) return 'not_found'
    const isUnanswered =
      row.state === 'requested' &&
      row.heldStartsAt === null &&
      row.confirmBy !== null &&
      row.confirmBy <= at.toISOString()
    if (isAhead(row, at) && !isUnanswered) return 'conflict'
    await tx.delete(bookings).where(and(ownedBy(bookings, owner), eq(bookings.id, id)))
    return null
  })
}

type EmailsForRow = (row: Row, tx: Transaction) => Promise<BookingEmails | null>

/** The next request whose time to be confirmed is over, now 'expired' or as it was confirmed before, with mail about it; null where there is none. */
export const expireRequest = (store: Store, emailsFor: EmailsForRow, at: Date): Promise<StoredBooking | null> =>
  endNext(
    store,
    and(eq(bookings.state, 'requested'), lte(bookings.confirmBy, at.toISOString())),
    (row) => unconfirmed(row, 'expired', at),
    emailsFor,
    at,
  )

/** The next booking ahead with somebody who is not among `therapistIds`, now 'cancelled', with mail about it; null where there is none. */
export const cancelWithRemoved = (store: Store, therapistIds: string[], emailsFor: EmailsForRow, at: Date) =>
  endNext(
    store,
    and(isStanding, gt(bookings.startsAt, at.toISOString()), notInArray(bookings.therapistId, therapistIds)),
    cancelled,
    emailsFor,
    at,
  )

/** Letters and digits that no one takes for another, by eye or on the phone, and no vowels, so that no words come out. */
const alphabet = '2346789CDFGHJKMPRTVWXY'

async function unusedReference(tx: Transaction): Promise<string> {
  for (;;) {
    const signs = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
    const reference = `${signs.slice(0, 4)}-${signs.slice(4)}`
    const [used] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference))
    if (!used) return reference
  }
}
