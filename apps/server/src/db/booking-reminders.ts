import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { openRow, type StoredBooking } from './booking-rows'
import type { Transaction } from './engine'
import { type Email, enqueueMail } from './outbox'
import { bookings } from './schema/therapists'
import type { Store } from './store'

/** How long before its beginning a person is reminded of a session. */
const remindHoursBefore = 24
const hourMs = 3_600_000

export type RemindedBooking = { owner: string; isMailed: boolean }

/**
 * The next booked session within a day that nobody was reminded of, one whose move is not confirmed included, marked so that no other process and no restart takes it again, with its
 * mail in the outbox; null where there is none. Nobody is mailed where `emailFor` answers null, or where the last change of the booking,
 * which was mailed too, lies within that day.
 */
export async function takeBookingToRemind(
  { db, sealer }: Store,
  emailFor: (booking: StoredBooking, owner: string, tx: Transaction) => Promise<Email | null>,
  at: Date,
): Promise<RemindedBooking | null> {
  const isDue = (state: 'booked' | 'requested', startsAt: typeof bookings.startsAt | typeof bookings.heldStartsAt) =>
    and(
      eq(bookings.state, state),
      gt(startsAt, at.toISOString()),
      lte(startsAt, new Date(at.getTime() + remindHoursBefore * hourMs).toISOString()),
    )
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(bookings)
      .where(
        and(
          isNull(bookings.remindedAt),
          or(isDue('booked', bookings.startsAt), isDue('requested', bookings.heldStartsAt)),
        ),
      )
      .orderBy(asc(bookings.startsAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    await tx.update(bookings).set({ remindedAt: at.toISOString() }).where(eq(bookings.id, row.id))
    const { owner } = row
    const startsAt = row.heldStartsAt ?? row.startsAt
    const isJustTold = Date.parse(row.updatedAt) > Date.parse(startsAt) - remindHoursBefore * hourMs
    const place = { db: tx, sealer }
    const email = isJustTold ? null : await emailFor(await openRow(place, row), owner, tx)
    if (email) await enqueueMail(place, owner, email, at)
    return { owner, isMailed: email !== null }
  })
}
