import { eq } from 'drizzle-orm'
import { changeRow, type RowChange } from './booking-changes'
import { type BookingEmails, openRow, overlaps, type Row, type StoredBooking, timesOf } from './booking-rows'
import { type BookingChange, lockTherapist, takenByOthers } from './booking-rules'
import type { Transaction } from './engine'
import { bookings } from './schema/therapists'
import type { Store } from './store'

/** Which request a practice answers: as it was when the link was made. */
export type RequestKey = { id: string; sequence: number }

/** Mails about the answer, addressed while nobody else can change the account. */
export type EmailsForOwner = (row: Row, tx: Transaction) => Promise<BookingEmails>

/** The request with its owner's id; null where it was changed, answered or is over. */
export async function findRequest({ db, sealer }: Store, key: RequestKey, at: Date) {
  const row = await findOpen(db, key, at)
  return row && { owner: row.owner, booking: await openRow({ db, sealer }, row) }
}

/** Whom a request is or was of, whatever became of it; null where there is none any more. */
export async function findTherapistOfRequest({ db }: Store, { id }: RequestKey): Promise<string | null> {
  const [row] = await db.select({ therapistId: bookings.therapistId }).from(bookings).where(eq(bookings.id, id))
  return row?.therapistId ?? null
}

/**
 * Answers a request once: whoever is second finds it changed and is refused with 'conflict'. A suggested time that somebody else took in the
 * meantime is refused with 'slot_taken'.
 */
export async function answerRequest(
  { db, sealer }: Store,
  key: RequestKey,
  change: RowChange,
  { emailsFor, at }: { emailsFor: EmailsForOwner; at: Date },
): Promise<BookingChange> {
  return await db.transaction(async (tx) => {
    const found = await findOpen(tx, key, at)
    if (!found) return { refusal: 'conflict' }
    await lockTherapist(tx, found.therapistId)
    const row = await findOpen(tx, key, at)
    if (!row) return { refusal: 'conflict' }
    const suggestion = timesOf({ ...row, suggestedStartsAt: change.suggestedStartsAt ?? null }).slice(1)
    const taken = change.suggestedStartsAt ? await takenByOthers(tx, row) : []
    if (suggestion.some((time) => taken.some((other) => overlaps(time, other)))) return { refusal: 'slot_taken' }
    const emails = await emailsFor(row, tx)
    const booking: StoredBooking = await changeRow({ db: tx, sealer }, row, change, emails, at)
    return { booking }
  })
}

async function findOpen(db: Pick<Transaction, 'select'>, { id, sequence }: RequestKey, at: Date): Promise<Row | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (row?.state !== 'requested' || row.sequence !== sequence || row.confirmBy === null) return null
  return Date.parse(row.confirmBy) > at.getTime() ? row : null
}
