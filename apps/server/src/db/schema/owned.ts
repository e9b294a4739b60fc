import { eq, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const ownerColumn = Symbol('owner column')

type Owned = { readonly [ownerColumn]: PgColumn }

/** A table in which every row is one person's. */
export type OwnedTable = PgTable & Owned

/** Marks a table whose rows are each one person's, by the column that names the person. */
export const owned = <T extends PgTable>(table: T, ownerOf: (table: T) => PgColumn): T & Owned =>
  Object.assign(table, { [ownerColumn]: ownerOf(table) })

/** Whether a table carries the mark. */
export const isOwned = (table: PgTable): table is OwnedTable => ownerColumn in table

/**
 * The condition that a row of `table` is `owner`'s. Every query for one person asks by it and by nothing else, so that
 * `npm run mutate:owners` can take out each of them and see a test fail.
 */
export const ownedBy = (table: OwnedTable, owner: string | Placeholder): SQL => eq(table[ownerColumn], owner)

/** The same of a row that was read without asking whose it is. */
export const isOwnedBy = (row: { owner: string | null } | null | undefined, owner: string): boolean =>
  row?.owner === owner
