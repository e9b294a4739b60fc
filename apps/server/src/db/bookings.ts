import { randomInt } from 'node:crypto'
import type { Booking } from '@maitri/contracts'
import { and, asc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from './engine'
import { type Email, enqueueMail, type OpenPlace, takeBackMail } from './outbox'
import { outbox } from './schema/outbox'
import { isOwnedBy, ownedBy } from './schema/owned'
import { bookings } from './schema/therapists'
import type { Sealer } from './sealing'
import type { Store } from './store'

export type TakenTime = Pick<Booking, 'startsAt' | 'endsAt'>
/** What is sealed: everything but who and when. */
type Details = Pick<Booking, 'therapistName' | 'isExample' | 'type' | 'notes' | 'timeZone'>
/** 'requested' until `confirmBy`, or 'booked' where the practice confirms at once. */
export type Standing = Pick<Booking, 'confirmBy'> & { state: 'requested' | 'booked'; confirmedAt: string | null }
export type NewBooking = Pick<Booking, 'id' | 'therapistId'> & TakenTime & Details & Standing

/** How a mail fares; 'given_up' after the last attempt, or when it was too old. */
type MailState = 'waiting' | 'sent' | 'given_up'
export type StoredBooking = Omit<Booking, 'mail' | 'practice' | 'phone' | 'exampleAnswerPath'> & {
  mail: MailState
  /** How the mail to the practice fares; null where it gets none. */
  practiceMail: MailState | null
  isConfirmed: boolean
}

/** The mails that tell of a change, put into the outbox in the same transaction; the practice's is null where it has no address. */
export type BookingEmails = (
  booking: StoredBooking,
  before: TakenTime | null,
) => { person: Email | null; practice: Email | null }
/** Whether a slot is in the hours beside what is taken; asked while no other booking of the therapist can come in between. */
export type IsOffered = (taken: TakenTime[]) => boolean

export type Refusal = 'slot_taken' | 'slot_not_offered' | 'booking_clash' | 'quota_reached' | 'conflict' | 'not_found'
export type BookingChange = { booking: StoredBooking } | { refusal: Refusal }

export type Row = typeof bookings.$inferSelect
export type Place = OpenPlace & { db: Transaction }

/** Both take their time: nobody is offered what somebody else was promised an answer about. */
const isStanding = inArray(bookings.state, ['booked', 'requested'])

/** What is booked or asked for within a span, by therapist. */
export async function listTaken({ db }: Pick<Store, 'db'>, from: Date, to: Date): Promise<Map<string, TakenTime[]>> {
  const rows = await db
    .select({ therapistId: bookings.therapistId, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(isStanding, gt(bookings.endsAt, from.toISOString()), lt(bookings.startsAt, to.toISOString())))
  const taken = new Map<string, TakenTime[]>()
  for (const { therapistId, ...time } of rows) taken.set(therapistId, [...(taken.get(therapistId) ?? []), time])
  return taken
}

/** The appointments of `owner`, by their beginning. */
export async function listBookings({ db, sealer }: Store, owner: string): Promise<StoredBooking[]> {
  const rows = await db
    // The id first: by its first column drizzle tells a joined row from none.
    .select({ booking: bookings, mail: mailOf(outbox), practiceMail: mailOf(practiceOutbox) })
    .from(bookings)
    .leftJoin(outbox, eq(outbox.id, bookings.mailId))
    .leftJoin(practiceOutbox, eq(practiceOutbox.id, bookings.practiceMailId))
    .where(ownedBy(bookings, owner))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
  return rows.map(({ booking, mail, practiceMail }) =>
    presentBooking(sealer, booking, mailStateOf(mail), mailStateOf(practiceMail)),
  )
}

const practiceOutbox = alias(outbox, 'practice_outbox')
const mailOf = <T extends typeof outbox | typeof practiceOutbox>({ id, sentAt, nextAttemptAt }: T) => ({
  id,
  sentAt,
  nextAttemptAt,
})

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
      (await quotaRefusalOf(tx, owner, at)) ??
      (await refusalOf(tx, wanted, isOffered)) ??
      (await clashOf(tx, owner, wanted, at))
    if (refusal) return { refusal }
    const { id, therapistId, startsAt, endsAt, state, confirmBy, confirmedAt, ...details } = wanted
    const moment = at.toISOString()
    const row: Row = {
      ...{ id, owner, therapistId, startsAt, endsAt },
      reference: await unusedReference(tx),
      ...{ state, confirmBy, confirmedAt, suggestedStartsAt: null },
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

/** Moves a booking of `owner` to another free slot of the same therapist; the one before is free in the same moment. */
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
    const refusal =
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
    return { booking: await changeRow(place, row, { state: 'cancelled', confirmBy: null }, emailsFor, at) }
  })
}

/** One booking of `owner`; null where there is none, or it is someone else's. */
export async function findBooking({ db, sealer }: Store, owner: string, id: string): Promise<StoredBooking | null> {
  const row = await findOwned(db, owner, id)
  return row && (await openRow({ db, sealer }, row))
}

/** The appointments of `owner`, opened. */
export async function exportBookings(store: Store, owner: string) {
  const stored = await listBookings(store, owner)
  return stored.map(({ mail: _, practiceMail: __, ...booking }) => booking)
}

/** The next request whose time to be confirmed is over, now 'expired', with mail about it; null where there is none. */
export async function expireRequest(
  { db, sealer }: Store,
  emailsFor: (row: Row, tx: Transaction) => Promise<BookingEmails | null>,
  at: Date,
): Promise<StoredBooking | null> {
  return await db.transaction(async (tx) => {
    const isOver = and(eq(bookings.state, 'requested'), lte(bookings.confirmBy, at.toISOString()))
    const [found] = await tx.select().from(bookings).where(isOver).orderBy(asc(bookings.confirmBy)).limit(1)
    if (!found) return null
    await lockTherapist(tx, found.therapistId)
    const [row] = await tx
      .select()
      .from(bookings)
      .where(and(isOver, eq(bookings.id, found.id)))
    if (!row) return null
    const emails = (await emailsFor(row, tx)) ?? (() => ({ person: null, practice: null }))
    return await changeRow({ db: tx, sealer }, row, { state: 'expired', confirmBy: null }, emails, at)
  })
}

/** Where a booking's details are sealed to. */
export const placeOfBooking = ({ owner, id }: Pick<Row, 'owner' | 'id'>) => ({ table: 'bookings', owner, id })

/** Puts everything that one person books in a line until the transaction ends; always before the lock on a therapist. */
async function lockPerson(tx: Transaction, owner: string): Promise<void> {
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
async function lockOwned(tx: Transaction, owner: string, id: string): Promise<Row | null> {
  await lockPerson(tx, owner)
  const found = await findOwned(tx, owner, id)
  if (!found) return null
  await lockTherapist(tx, found.therapistId)
  return await findOwned(tx, owner, id)
}

async function findOwned(db: Pick<Transaction, 'select'>, owner: string, id: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(ownedBy(bookings, owner), eq(bookings.id, id)))
  return row ?? null
}

/** Sessions may have changed their length since others were booked, so times are compared, not beginnings. */
async function refusalOf(
  tx: Transaction,
  { id, therapistId, startsAt, endsAt }: Pick<NewBooking, 'id' | 'therapistId'> & TakenTime,
  isOffered: IsOffered,
): Promise<Refusal | null> {
  const taken = await tx
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(eq(bookings.therapistId, therapistId), isStanding, ne(bookings.id, id)))
  if (taken.some((time) => time.startsAt < endsAt && startsAt < time.endsAt)) return 'slot_taken'
  return isOffered(taken) ? null : 'slot_not_offered'
}

/** The most appointments that one person has ahead, and the most that are kept, cancelled and past ones too. */
const maxAhead = 10
const maxKept = 500

async function quotaRefusalOf(tx: Transaction, owner: string, at: Date): Promise<Refusal | null> {
  const ahead = sql<number>`(count(*) filter (where ${isStanding} and ${bookings.startsAt} > ${at.toISOString()}))::int`
  const [counted] = await tx
    .select({ ahead, kept: sql<number>`count(*)::int` })
    .from(bookings)
    .where(ownedBy(bookings, owner))
  return counted && (counted.ahead >= maxAhead || counted.kept >= maxKept) ? 'quota_reached' : null
}

/** Nobody is in two sessions at once; of two therapists either would find the hour free. */
async function clashOf(
  tx: Transaction,
  owner: string,
  { id, startsAt, endsAt }: Pick<NewBooking, 'id'> & TakenTime,
  at: Date,
): Promise<Refusal | null> {
  const own = await tx
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(ownedBy(bookings, owner), isStanding, ne(bookings.id, id), gt(bookings.endsAt, at.toISOString())))
  return own.some((time) => time.startsAt < endsAt && startsAt < time.endsAt) ? 'booking_clash' : null
}

const isAhead = ({ state, startsAt }: Row, at: Date) =>
  (state === 'booked' || state === 'requested') && startsAt > at.toISOString()

/** Writes a change with the mails that tell of it; those before it that were not sent yet are taken back. */
export async function changeRow(
  place: Place,
  row: Row,
  change: Partial<Pick<Row, 'startsAt' | 'endsAt' | 'state' | 'confirmBy' | 'confirmedAt' | 'suggestedStartsAt'>>,
  emailsFor: BookingEmails,
  at: Date,
): Promise<StoredBooking> {
  // A suggestion is of the request as it was.
  const changed = {
    ...row,
    suggestedStartsAt: null,
    ...change,
    sequence: row.sequence + 1,
    updatedAt: at.toISOString(),
  }
  const { startsAt, endsAt, state, confirmBy, confirmedAt, suggestedStartsAt, sequence, updatedAt } = changed
  const superseded = [row.mailId, row.practiceMailId].filter((id) => id !== null)
  const emails = emailsFor(presentBooking(place.sealer, changed, 'waiting', null), row)
  const mails = await enqueueEmails(place, emails, changed, at)
  await place.db
    .update(bookings)
    .set({ startsAt, endsAt, state, confirmBy, confirmedAt, suggestedStartsAt, sequence, updatedAt, ...mails })
    .where(eq(bookings.id, row.id))
  await takeBackMail(place, superseded)
  return presentBooking(place.sealer, changed, 'waiting', emails.practice && 'waiting')
}

/** That a session is cancelled must reach the practice also where the person's account, and all mail of it, is gone a moment later. */
async function enqueueEmails(place: Place, emails: ReturnType<BookingEmails>, { owner, state }: Row, at: Date) {
  const { person, practice } = emails
  return {
    mailId: person && (await enqueueMail(place, owner, person, at)),
    practiceMailId: practice && (await enqueueMail(place, state === 'cancelled' ? null : owner, practice, at)),
  }
}

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

export async function openRow({ db, sealer }: Pick<Store, 'db' | 'sealer'>, row: Row): Promise<StoredBooking> {
  const ids = [row.mailId, row.practiceMailId].filter((id) => id !== null)
  const mails = await db.select(mailOf(outbox)).from(outbox).where(inArray(outbox.id, ids))
  const stateOf = (id: string | null) => mailStateOf(mails.find((mail) => mail.id === id))
  return presentBooking(sealer, row, stateOf(row.mailId), stateOf(row.practiceMailId))
}

export function presentBooking(
  sealer: Sealer,
  row: Row,
  mail: MailState | null,
  practiceMail: MailState | null,
): StoredBooking {
  const {
    id,
    reference,
    therapistId,
    startsAt,
    endsAt,
    state,
    confirmBy,
    sequence,
    createdAt,
    updatedAt,
    suggestedStartsAt,
  } = row
  const details: Details = JSON.parse(sealer.unseal(row.sealed, placeOfBooking(row)))
  const shown = {
    id,
    reference,
    therapistId,
    startsAt,
    endsAt,
    state,
    confirmBy,
    sequence,
    createdAt,
    updatedAt,
    suggestedStartsAt,
  }
  const isConfirmed = row.confirmedAt !== null
  return { ...shown, ...details, isConfirmed, mail: mail ?? 'given_up', practiceMail }
}

function mailStateOf(
  mail: Pick<typeof outbox.$inferSelect, 'sentAt' | 'nextAttemptAt'> | null | undefined,
): MailState | null {
  if (!mail) return null
  if (mail.sentAt) return 'sent'
  return mail.nextAttemptAt ? 'waiting' : 'given_up'
}
