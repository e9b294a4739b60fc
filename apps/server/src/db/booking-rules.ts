import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  findOwned,
  isStanding,
  type NewBooking,
  overlaps,
  type Row,
  type Standing,
  type StoredBooking,
  type TakenTime,
  timeColumns,
  timesOf,
} from './booking-rows'
import type { Transaction } from './engine'
import { ownedBy } from './schema/owned'
import { bookings } from './schema/therapists'

/** Whether a slot is in the hours beside what is taken; asked while no other booking of the therapist can come in between. */
export type IsOffered = (taken: TakenTime[]) => boolean

export type Refusal = 'slot_taken' | 'slot_not_offered' | 'booking_clash' | 'quota_reached' | 'conflict' | 'not_found'
export type BookingChange = { booking: StoredBooking } | { refusal: Refusal }

/** Puts everything that one person books in a line until the transaction ends; always before the lock on a therapist. */
export async function lockPerson(tx: Transaction, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${personLock}, hashtext(${owner}))`)
}

/** Any number that nothing else on the same database uses: 'pers' in ASCII. */
const personLock = 0x70657273

/** Puts everything that may take time of one therapist in a line until the transaction ends; processes share the line. */
export async function lockTherapist(tx: Transaction, therapistId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${bookingLock}, hashtext(${therapistId}))`)
}

/** Any number that nothing else on the same database uses: 'book' in ASCII. */
const bookingLock = 0x626f6f6b

/** The row as it stands once no one else can change the therapist's bookings; null where it is not there or someone else's. */
export async function lockOwned(tx: Transaction, owner: string, id: string): Promise<Row | null> {
  await lockPerson(tx, owner)
  const found = await findOwned(tx, owner, id)
  if (!found) return null
  await lockTherapist(tx, found.therapistId)
  return await findOwned(tx, owner, id)
}

/** Sessions may have changed their length since others were booked, so times are compared, not beginnings. */
export async function refusalOf(
  tx: Transaction,
  wanted: Pick<NewBooking, 'id' | 'therapistId'> & TakenTime,
  isOffered: IsOffered,
): Promise<Refusal | null> {
  const taken = await takenByOthers(tx, wanted)
  if (taken.some((time) => overlaps(time, wanted))) return 'slot_taken'
  return isOffered(taken) ? null : 'slot_not_offered'
}

/** What other bookings take of a therapist's time. */
export async function takenByOthers(
  tx: Transaction,
  { id, therapistId }: Pick<NewBooking, 'id' | 'therapistId'>,
): Promise<TakenTime[]> {
  const rows = await tx
    .select(timeColumns)
    .from(bookings)
    .where(and(eq(bookings.therapistId, therapistId), isStanding, ne(bookings.id, id)))
  return rows.flatMap(timesOf)
}

/** The most that one person has ahead, of these the most that wait for an answer, and the most that are kept, cancelled and past ones too. */
const maxAhead = 10
const maxOpenRequests = 3
const maxKept = 500

/** What stands against one more of that state; of a booking that moves only whether it waits is new. */
export async function quotaRefusalOf(
  tx: Transaction,
  owner: string,
  { state }: Pick<Standing, 'state'>,
  at: Date,
  isNew = true,
): Promise<Refusal | null> {
  const isAhead = sql`${bookings.startsAt} > ${at.toISOString()}`
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [counted] = await tx
    .select({
      ahead: count(sql`${isStanding} and ${isAhead}`),
      waiting: count(sql`${bookings.state} = 'requested' and ${bookings.confirmBy} > ${at.toISOString()}`),
      kept: sql<number>`count(*)::int`,
    })
    .from(bookings)
    .where(ownedBy(bookings, owner))
  if (!counted) return null
  if (state === 'requested' && counted.waiting >= maxOpenRequests) return 'quota_reached'
  return isNew && (counted.ahead >= maxAhead || counted.kept >= maxKept) ? 'quota_reached' : null
}

/** Nobody is in two sessions at once; of two therapists either would find the hour free. */
export async function clashOf(
  tx: Transaction,
  owner: string,
  wanted: Pick<NewBooking, 'id'> & TakenTime,
  at: Date,
): Promise<Refusal | null> {
  const isAhead = or(gt(bookings.endsAt, at.toISOString()), gt(bookings.heldEndsAt, at.toISOString()))
  const own = await tx
    .select(timeColumns)
    .from(bookings)
    .where(and(ownedBy(bookings, owner), isStanding, ne(bookings.id, wanted.id), isAhead))
  return own.flatMap(timesOf).some((time) => overlaps(time, wanted)) ? 'booking_clash' : null
}

export const isAhead = ({ state, startsAt }: Row, at: Date) =>
  (state === 'booked' || state === 'requested') && startsAt > at.toISOString()
