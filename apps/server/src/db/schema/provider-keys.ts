import type { KeyCapability } from '@maitri/contracts'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { owned } from './owned'
import { ownerColumn } from './people'

/** A person's own keys of services of others, sealed. */
export const providerKeys = owned(
  pgTable(
    'provider_keys',
    {
      owner: ownerColumn(),
      capability: text('capability').$type<KeyCapability>().notNull(),
      sealed: bytes('sealed').notNull(),
      at: moment('at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.owner, table.capability] })],
  ),
  (table) => table.owner,
)
