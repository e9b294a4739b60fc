import type { Booking, TherapistMessage } from '@maitri/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { outbox } from './outbox'
import { owned } from './owned'
import { ownerColumn } from './people'

const mailColumn = (name: string) => text(name).references(() => outbox.id, { onDelete: 'set null' })

/** Appointments. Who and when stand open, since a slot must be taken once whoever asks; everything else is sealed (decision 0012). */
export const bookings = owned(
  pgTable(
    'bookings',
    {
      /** Made on the device. */
      id: text('id').primaryKey(),
      owner: ownerColumn(),
      reference: text('reference').notNull(),
      therapistId: text('therapist_id').notNull(),
      startsAt: moment('starts_at').notNull(),
      endsAt: moment('ends_at').notNull(),
      state: text('state').$type<Booking['state']>().notNull(),
      sequence: integer('sequence').notNull().default(0),
      /** Until when a request waits for the practice; null where it does not wait. */
      confirmBy: moment('confirm_by'),
      /** When the practice confirmed; null where it did not, or confirms at once. */
      confirmedAt: moment('confirmed_at'),
      /** Another time that the practice suggested instead; null where it did not. */
      suggestedStartsAt: moment('suggested_starts_at'),
      /** The confirmed time of an appointment that is being moved, which stands until the new one is confirmed; null of others. */
      heldStartsAt: moment('held_starts_at'),
      heldEndsAt: moment('held_ends_at'),
      /** When the person was reminded of the session at its present time; null where they were not yet. */
      remindedAt: moment('reminded_at'),
      createdAt: moment('created_at').notNull(),
      updatedAt: moment('updated_at').notNull(),
      /** The mails about the latest change, to the person and to the practice; null where there is none. */
      mailId: mailColumn('mail_id'),
      practiceMailId: mailColumn('practice_mail_id'),
      sealed: bytes('sealed').notNull(),
    },
    (table) => [
      uniqueIndex('bookings_reference').on(table.reference),
      uniqueIndex('bookings_slot')
        .on(table.therapistId, table.startsAt)
        .where(sql`${table.state} in ('booked', 'requested')`),
      index('bookings_taken').on(table.endsAt).where(sql`${table.state} in ('booked', 'requested')`),
      index('bookings_held').on(table.heldEndsAt).where(sql`${table.heldEndsAt} is not null`),
      index('bookings_open').on(table.confirmBy).where(sql`${table.state} = 'requested'`),
      index('bookings_unreminded')
        .on(table.startsAt)
        .where(sql`${table.state} = 'booked' and ${table.remindedAt} is null`),
      index('bookings_owner').on(table.owner, table.startsAt),
      index('bookings_mail').on(table.mailId),
      index('bookings_practice_mail').on(table.practiceMailId),
    ],
  ),
  (table) => table.owner,
)

/** Threads between persons and therapists, one message a row. */
export const therapistMessages = owned(
  pgTable(
    'therapist_messages',
    {
      /** Made on the device; of an answer, on the server. */
      id: text('id').primaryKey(),
      owner: ownerColumn(),
      therapistId: text('therapist_id').notNull(),
      author: text('author').$type<TherapistMessage['author']>().notNull(),
      sentAt: moment('sent_at').notNull(),
      sealed: bytes('sealed').notNull(),
    },
    (table) => [index('therapist_messages_thread').on(table.owner, table.therapistId, table.sentAt)],
  ),
  (table) => table.owner,
)
