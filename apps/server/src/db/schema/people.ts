import type { ConsentPurpose, FurtherLanguage, Theme } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { user } from './identity'
import { owned } from './owned'

/** The users record of the specification, section 3, beside what signs the person in. */
export const profiles = owned(
  pgTable('profiles', {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    displayName: text('display_name').notNull(),
    photoUrl: text('photo_url'),
    theme: text('theme').$type<Theme>().notNull().default('system'),
    language: text('language').$type<Language>().notNull().default('en'),
    furtherLanguage: text('further_language').$type<FurtherLanguage>(),
    notifications: boolean('notifications').notNull().default(true),
    /** When each preference was chosen; one that a device sends late stands only where it was chosen later. */
    chosenAt: jsonb('chosen_at').$type<Record<string, string>>().notNull().default({}),
    /** When the person said that they are 18 or older (`docs/safety.md` P8); null until age and choices were given. */
    adultDeclaredAt: moment('adult_declared_at'),
    /** The revision of the owner's latest record; its row lock puts the writes of one owner in a line. */
    recordRevision: bigint('record_revision', { mode: 'number' }).notNull().default(0),
    /** What the owner's records take, kept with every write: records, sealed bytes, and tombstones. */
    recordCount: integer('record_count').notNull().default(0),
    recordBytes: bigint('record_bytes', { mode: 'number' }).notNull().default(0),
    tombstoneCount: integer('tombstone_count').notNull().default(0),
    /** Since when a moderator keeps what the person writes from others; null of nearly everybody. */
    suspendedAt: moment('suspended_at'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
    lastUpdatedAt: moment('last_updated_at'),
    /** The random key that seals the person's copy on their devices; null in accounts that are older than this column, until their next sign-in. */
    sealed: bytes('device_key'),
    /** Whether that key took the place of a derived one, under which devices may still hold something. */
    hadDerivedKey: boolean('had_derived_key').notNull().default(false),
  }),
  (table) => table.userId,
)

export const ownerColumn = () =>
  text('owner')
    .notNull()
    .references(() => profiles.userId, { onDelete: 'cascade' })

/** Only ever added to: the latest row of a purpose is what holds (`docs/safety.md` P1). */
export const consents = owned(
  pgTable(
    'consents',
    {
      id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      owner: ownerColumn(),
      purpose: text('purpose').$type<ConsentPurpose>().notNull(),
      granted: boolean('granted').notNull(),
      textVersion: text('text_version').notNull(),
      language: text('language').$type<Language>().notNull(),
      at: moment('at').notNull(),
    },
    (table) => [index('consents_owner').on(table.owner, table.id)],
  ),
  (table) => table.owner,
)

/** Counts derived from activities, kept in the transaction that writes the activity. */
export const progress = owned(
  pgTable('progress', {
    owner: ownerColumn().primaryKey(),
    insightsRead: integer('insights_read').notNull().default(0),
    toolsUsed: integer('tools_used').notNull().default(0),
    routinesCompleted: integer('routines_completed').notNull().default(0),
    mindmitraChats: integer('mindmitra_chats').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => table.owner,
)
