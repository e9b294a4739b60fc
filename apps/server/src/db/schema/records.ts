import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { owned } from './owned'
import { ownerColumn } from './people'

/** Private things of persons. A row without a sealed body is a tombstone: it keeps no word and no time but that of the deletion. */
export const records = owned(
  pgTable(
    'records',
    {
      owner: ownerColumn(),
      collection: text('collection').notNull(),
      id: text('id').notNull(),
      occurredAt: moment('occurred_at'),
      updatedAt: moment('updated_at').notNull(),
      revision: bigint('revision', { mode: 'number' }).notNull(),
      sealed: bytes('sealed'),
    },
    (table) => [
      primaryKey({ columns: [table.owner, table.collection, table.id] }),
      index('records_latest')
        .on(table.owner, table.collection, table.occurredAt.desc().nullsFirst(), table.id)
        .where(sql`${table.sealed} is not null`),
      index('records_revisions').on(table.owner, table.revision),
    ],
  ),
  (table) => table.owner,
)
