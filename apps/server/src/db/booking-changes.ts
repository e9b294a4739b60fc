import { and, asc, eq, type SQL } from 'drizzle-orm'
import { type BookingEmails, type Place, presentBooking, type Row, type StoredBooking } from './booking-rows'
import { lockTherapist } from './booking-rules'
import type { Transaction } from './engine'
import { enqueueMail, takeBackMail } from './outbox'
import { bookings } from './schema/therapists'
import type { Store } from './store'

export type RowChange = Partial<
  Pick<Row, 'startsAt' | 'endsAt' | 'state' | 'confirmBy' | 'confirmedAt' | 'suggestedStartsAt'>
>

/** Writes a change with the mails that tell of it; those before it that were not sent yet are taken back. */
export async function changeRow(
  place: Place,
  row: Row,
  change: RowChange,
  emailsFor: BookingEmails,
  at: Date,
): Promise<StoredBooking> {
  // A suggestion is of the request as it was.
  const changed = {
    ...row,
    suggestedStartsAt: null,
    remindedAt: change.startsAt === undefined ? row.remindedAt : null,
    ...heldAfter(row, change),
    ...change,
    sequence: row.sequence + 1,
    updatedAt: at.toISOString(),
  }
  // What never changes is not written again; the details may be sealed anew meanwhile.
  const { id: _, owner: _owner, therapistId: _therapist, reference: _reference, sealed: _sealed, ...columns } = changed
  const superseded = [row.mailId, row.practiceMailId].filter((id) => id !== null)
  const emails = emailsFor(presentBooking(place.sealer, changed, 'waiting', null), row)
  const mails = await enqueueEmails(place, emails, changed, at)
  await place.db
    .update(bookings)
    .set({ ...columns, ...mails })
    .where(eq(bookings.id, row.id))
  await takeBackMail(place, superseded)
  return presentBooking(place.sealer, changed, 'waiting', emails.practice && 'waiting')
}

/** A confirmed time stands until the new one is confirmed, through every change of the request to move it. */
function heldAfter(row: Row, change: RowChange): Pick<Row, 'heldStartsAt' | 'heldEndsAt'> {
  if ((change.state ?? row.state) !== 'requested') return { heldStartsAt: null, heldEndsAt: null }
  const isConfirmed = row.state === 'booked' && row.confirmedAt !== null
  if (isConfirmed) return { heldStartsAt: row.startsAt, heldEndsAt: row.endsAt }
  return { heldStartsAt: row.heldStartsAt, heldEndsAt: row.heldEndsAt }
}

type HeldTime = Pick<Row, 'heldStartsAt' | 'heldEndsAt'>

/** The confirmed time, where another was asked for. */
const confirmedTime = ({ heldStartsAt, heldEndsAt }: HeldTime) =>
  heldStartsAt === null || heldEndsAt === null ? null : { startsAt: heldStartsAt, endsAt: heldEndsAt }

/** What a request becomes that was not confirmed: the appointment as it stood before, where it was confirmed once; else it ends as `state`. */
export function unconfirmed(row: HeldTime, state: 'declined' | 'expired', at: Date): RowChange {
  const time = confirmedTime(row)
  if (!time) return { state, confirmBy: null }
  return { ...time, state: 'booked', confirmBy: null, confirmedAt: at.toISOString() }
}

/** What a cancelled appointment becomes: of two times the confirmed one is cancelled, which calendars have. */
export const cancelled = (row: HeldTime): RowChange => ({ ...confirmedTime(row), state: 'cancelled', confirmBy: null })

/** That a session is cancelled or not to be must reach the practice also where the person's account, and all mail of it, is gone a moment later. */
export async function enqueueEmails(place: Place, emails: ReturnType<BookingEmails>, { owner, state }: Row, at: Date) {
  const { person, practice, isAccountGoing } = emails
  const isOver = state !== 'booked' && state !== 'requested'
  return {
    mailId: person && (await enqueueMail(place, isAccountGoing ? null : owner, person, at)),
    practiceMailId: practice && (await enqueueMail(place, isOver ? null : owner, practice, at)),
  }
}

/**
 * Ends the next booking that meets a condition, by the mails about it where somebody is left to be told; null where none meets it. The
 * condition is asked again once nobody else can change the therapist's bookings.
 */
export async function endNext(
  { db, sealer }: Pick<Store, 'db' | 'sealer'>,
  isDue: SQL | undefined,
  changeOf: (row: Row) => RowChange,
  emailsFor: (row: Row, tx: Transaction) => Promise<BookingEmails | null>,
  at: Date,
): Promise<StoredBooking | null> {
  return await db.transaction(async (tx) => {
    const [found] = await tx.select().from(bookings).where(isDue).orderBy(asc(bookings.startsAt)).limit(1)
    if (!found) return null
    await lockTherapist(tx, found.therapistId)
    const isStillDue = and(isDue, eq(bookings.id, found.id))
    const [row] = await tx.select().from(bookings).where(isStillDue)
    if (!row) return null
    const emails = (await emailsFor(row, tx)) ?? (() => ({ person: null, practice: null }))
    return await changeRow({ db: tx, sealer }, row, changeOf(row), emails, at)
  })
}
