import type { Booking } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from './engine'
import type { Email, OpenPlace } from './outbox'
import { outbox } from './schema/outbox'
import { ownedBy } from './schema/owned'
import { bookings } from './schema/therapists'
import type { Sealer } from './sealing'
import type { Store } from './store'

export type TakenTime = Pick<Booking, 'startsAt' | 'endsAt'>
/** What is sealed: everything but who and when. */
export type Details = Pick<Booking, 'therapistName' | 'isExample' | 'type' | 'sessionLanguage' | 'notes' | 'timeZone'>
/** 'requested' until `confirmBy`, or 'booked' where the practice confirms at once. */
export type Standing = Pick<Booking, 'confirmBy'> & { state: 'requested' | 'booked'; confirmedAt: string | null }
/** Where mail to the practice goes once the operator's file no longer names it. */
export type PracticeContact = { email: string; language: Language; timeZone: string }
export type NewBooking = Pick<Booking, 'id' | 'therapistId'> &
  TakenTime &
  Details &
  Standing & { practiceContact: PracticeContact | null }

/** How a mail fares; 'given_up' after the last attempt, or when it was too old. */
type MailState = 'waiting' | 'sent' | 'given_up'
/** Where it is stands in the operator's file, not here. */
export type StoredBooking = Omit<
  Booking,
  'mail' | 'practice' | 'phone' | 'address' | 'meetingLink' | 'bring' | 'freeUntil' | 'exampleAnswerPath'
> & {
  mail: MailState
  /** How the mail to the practice fares; null where it gets none. */
  practiceMail: MailState | null
  isConfirmed: boolean
}

/**
 * The mails that tell of a change, put into the outbox in the same transaction; the practice's is null where it has no address. Where
 * `isAccountGoing` the person's has no owner, so that it outlives the account by the seconds until it is sent.
 */
export type BookingEmails = (
  booking: StoredBooking,
  before: ReplacedTime | null,
) => { person: Email | null; practice: Email | null; isAccountGoing?: boolean }
/** The time before a change, with the confirmed one where that was another. */
export type ReplacedTime = TakenTime & Pick<Row, 'heldStartsAt' | 'heldEndsAt'>
export type Row = typeof bookings.$inferSelect
export type Place = OpenPlace & { db: Transaction }

/** Both take their time: nobody is offered what somebody else was promised an answer about. */
export const isStanding = inArray(bookings.state, ['booked', 'requested'])

/** What `timesOf` reads. */
export const timeColumns = {
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  heldStartsAt: bookings.heldStartsAt,
  heldEndsAt: bookings.heldEndsAt,
  suggestedStartsAt: bookings.suggestedStartsAt,
}
type Times = Pick<Row, keyof typeof timeColumns>

/** Every time that a standing booking takes: its own, the confirmed one that it is moved from, and the one that the practice suggests. */
export function timesOf({ startsAt, endsAt, heldStartsAt, heldEndsAt, suggestedStartsAt }: Times): TakenTime[] {
  const times = [{ startsAt, endsAt }]
  if (heldStartsAt !== null && heldEndsAt !== null) times.push({ startsAt: heldStartsAt, endsAt: heldEndsAt })
  if (suggestedStartsAt !== null) {
    const lengthMs = Date.parse(endsAt) - Date.parse(startsAt)
    const suggestedEndsAt = new Date(Date.parse(suggestedStartsAt) + lengthMs).toISOString()
    times.push({ startsAt: suggestedStartsAt, endsAt: suggestedEndsAt })
  }
  return times
}

export const overlaps = (one: TakenTime, other: TakenTime) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** What is booked, asked for, held or suggested within a span, by therapist. */
export async function listTaken({ db }: Pick<Store, 'db'>, from: Date, to: Date): Promise<Map<string, TakenTime[]>> {
  const [first, last] = [from.toISOString(), to.toISOString()]
  const isWithin = or(
    and(gt(bookings.endsAt, first), lt(bookings.startsAt, last)),
    gt(bookings.heldEndsAt, first),
    gt(bookings.suggestedStartsAt, first),
  )
  const rows = await db
    .select({ therapistId: bookings.therapistId, ...timeColumns })
    .from(bookings)
    .where(and(isStanding, isWithin))
  const taken = new Map<string, TakenTime[]>()
  for (const { therapistId, ...times } of rows)
    taken.set(therapistId, [...(taken.get(therapistId) ?? []), ...timesOf(times)])
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

/** Where a booking's details are sealed to. */
export const placeOfBooking = ({ owner, id }: Pick<Row, 'owner' | 'id'>) => ({ table: 'bookings', owner, id })

export async function findOwned(db: Pick<Transaction, 'select'>, owner: string, id: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(ownedBy(bookings, owner), eq(bookings.id, id)))
  return row ?? null
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
    owner: _owner,
    sealed: _sealed,
    mailId: _mail,
    practiceMailId: _practiceMail,
    remindedAt: _remindedAt,
    confirmedAt,
    ...shown
  } = row
  // The practice's address is not the person's to read.
  const { practiceContact: _contact, sessionLanguage = null, ...details } = openDetails(sealer, row)
  return {
    ...shown,
    ...details,
    sessionLanguage,
    isConfirmed: confirmedAt !== null,
    mail: mail ?? 'given_up',
    practiceMail,
  }
}

/** Of a booking that an earlier version wrote, nobody knows any more where the practice was reached. */
export const practiceContactOf = (sealer: Sealer, row: Row): PracticeContact | null =>
  openDetails(sealer, row).practiceContact ?? null

/** What earlier versions did not ask for is not in their bookings. */
type OpenedDetails = Omit<Details, 'sessionLanguage'> &
  Partial<Pick<Details, 'sessionLanguage'> & { practiceContact: PracticeContact | null }>

const openDetails = (sealer: Sealer, row: Row): OpenedDetails =>
  JSON.parse(sealer.unseal(row.sealed, placeOfBooking(row)))

function mailStateOf(
  mail: Pick<typeof outbox.$inferSelect, 'sentAt' | 'nextAttemptAt'> | null | undefined,
): MailState | null {
  if (!mail) return null
  if (mail.sentAt) return 'sent'
  return mail.nextAttemptAt ? 'waiting' : 'given_up'
}
