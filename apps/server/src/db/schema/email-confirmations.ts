import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { owned } from './owned'
import { ownerColumn } from './people'

/** Addresses whose link was mailed and not opened yet: one for each person, so that only the latest link works. */
export const emailConfirmations = owned(
  pgTable('email_confirmations', {
    owner: ownerColumn().primaryKey(),
    /** The store holds no token that would work if it were read. */
    tokenDigest: text('token_digest').notNull().unique(),
    /** The address, sealed. */
    sealed: bytes('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  }),
  (table) => table.owner,
)
