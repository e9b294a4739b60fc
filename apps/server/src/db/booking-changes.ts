import { and, asc, eq, type SQL } from 'drizzle-orm'
import { type BookingEmails, type Place, presentBooking, type Row, type StoredBooking } from './booking-rows'
import { lockTherapist } from './booking-rules'
import type { Transaction } from './engine'
import { enqueueMail, takeBackMail } from './outbox'
import { bookings } from './schema/therapists'
import type { Store } from './store'

type RowChange = Partial<Pick<Row, 'startsAt' | 'endsAt' | 'state' | 'confirmBy' | 'confirmedAt' | 'suggestedStartsAt'>>

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
    ...change,
    sequence: row.sequence + 1,
    updatedAt: at.toISOString(),
  }
  const { startsAt, endsAt, state, confirmBy, confirmedAt, suggestedStartsAt, remindedAt, sequence, updatedAt } =
    changed
  const superseded = [row.mailId, row.practiceMailId].filter((id) => id !== null)
  const emails = emailsFor(presentBooking(place.sealer, changed, 'waiting', null), row)
  const mails = await enqueueEmails(place, emails, changed, at)
  await place.db
    .update(bookings)
    .set({
      startsAt,
      endsAt,
      state,
      confirmBy,
      confirmedAt,
      suggestedStartsAt,
      remindedAt,
      sequence,
      updatedAt,
      ...mails,
    })
    .where(eq(bookings.id, row.id))
  await takeBackMail(place, superseded)
  return presentBooking(place.sealer, changed, 'waiting', emails.practice && 'waiting')
}

/** That a session is cancelled must reach the practice also where the person's account, and all mail of it, is gone a moment later. */
export async function enqueueEmails(place: Place, emails: ReturnType<BookingEmails>, { owner, state }: Row, at: Date) {
  const { person, practice, isAccountGoing } = emails
  return {
    mailId: person && (await enqueueMail(place, isAccountGoing ? null : owner, person, at)),
    practiceMailId: practice && (await enqueueMail(place, state === 'cancelled' ? null : owner, practice, at)),
  }
}

/**
 * Ends the next booking that meets a condition, by the mails about it where somebody is left to be told; null where none meets it. The
 * condition is asked again once nobody else can change the therapist's bookings.
 */
export async function endNext(
  { db, sealer }: Pick<Store, 'db' | 'sealer'>,
  isDue: SQL | undefined,
  state: 'expired' | 'cancelled',
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
    return await changeRow({ db: tx, sealer }, row, { state, confirmBy: null }, emails, at)
  })
}
