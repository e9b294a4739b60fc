import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { owned } from './owned'
import { ownerColumn } from './people'

/** The secret that a person's authenticator app shares with us, sealed: one for each person. */
export const totpSecrets = owned(
  pgTable('totp_secrets', {
    owner: ownerColumn().primaryKey(),
    sealed: bytes('sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until the app has shown one right code: before that it is asked for nowhere. */
    confirmedAt: moment('confirmed_at'),
    /** The time step of the latest code that was used, so that none works twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
  }),
  (table) => table.owner,
)

/** Passkeys as a second factor. What stands here is public; the private key never leaves the person's device. */
export const passkeys = owned(
  pgTable(
    'passkeys',
    {
      /** The credential's id, in base64url. */
      id: text('id').primaryKey(),
      owner: ownerColumn(),
      publicKey: bytes('public_key').notNull(),
      /** How often it signed, where its device counts: a count that falls back shows a copy. */
      counter: bigint('counter', { mode: 'number' }).notNull(),
      /** How a browser reaches it, comma-separated. */
      transports: text('transports').notNull(),
      createdAt: moment('created_at').notNull(),
      lastUsedAt: moment('last_used_at'),
    },
    (table) => [index('passkeys_owner').on(table.owner)],
  ),
  (table) => table.owner,
)

/** Codes that stand in for a lost second factor, each once. Keyed digests, so that they tell nothing without the store's key. */
export const recoveryCodes = owned(
  pgTable(
    'recovery_codes',
    {
      owner: ownerColumn(),
      digest: text('digest').notNull(),
      createdAt: moment('created_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.owner, table.digest] })],
  ),
  (table) => table.owner,
)
