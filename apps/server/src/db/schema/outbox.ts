import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { user } from './identity'
import { owned } from './owned'

/** Mail that waits to be sent. Recipient, subject and text are sealed together, and erased once the mail is sent. */
export const outbox = owned(
  pgTable(
    'outbox',
    {
      id: text('id').primaryKey(),
      /** Null of a mail that holds nothing of a person and must reach its reader all the same. */
      owner: text('owner').references(() => user.id, { onDelete: 'cascade' }),
      sealed: bytes('sealed'),
      createdAt: moment('created_at').notNull(),
      sentAt: moment('sent_at'),
      attempts: integer('attempts').notNull().default(0),
      /** Null once it is sent or given up. */
      nextAttemptAt: moment('next_attempt_at'),
      lastErrorCode: text('last_error_code'),
    },
    (table) => [index('outbox_due').on(table.nextAttemptAt), index('outbox_owner').on(table.owner)],
  ),
  (table) => table.owner,
)
