import type { ReminderSubject } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { owned } from './owned'
import { ownerColumn } from './people'

/** When someone wants to be reminded, and of what; no row: never. */
export const reminders = owned(
  pgTable(
    'reminders',
    {
      owner: ownerColumn(),
      about: text('about').$type<ReminderSubject>().notNull().default('check_in'),
      /** Minutes since midnight by the person's clock. */
      minuteOfDay: integer('minute_of_day').notNull(),
      timeZone: text('time_zone').notNull(),
      language: text('language').$type<Language>().notNull(),
      nextDueAt: moment('next_due_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.owner, table.about] }), index('reminders_due').on(table.nextDueAt)],
  ),
  (table) => table.owner,
)

/** Browsers that show someone's reminders. The address of a browser's push service is as good as a key, so it is sealed; `id` is its digest. */
export const pushDevices = owned(
  pgTable(
    'push_devices',
    {
      id: text('id').primaryKey(),
      owner: ownerColumn(),
      sealed: bytes('sealed').notNull(),
      createdAt: moment('created_at').notNull(),
    },
    (table) => [index('push_devices_owner').on(table.owner)],
  ),
  (table) => table.owner,
)

/** Secrets that the installation made for itself, by name: the key pair of web push. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  sealed: bytes('sealed').notNull(),
})
