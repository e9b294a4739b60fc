import { sql } from 'drizzle-orm'
import type { Db, Transaction } from './engine'
import { migrations } from './migrations/inlined'

/** Any number that nothing else on the same database uses: 'mait' in ASCII. */
const migrationLock = 0x6d616974

/** Holds the lock that lets one process at a time prepare the store, over the whole of one transaction. */
export function underStoreLock<T>(db: Db, prepare: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // Another process may prepare the store for longer than a request may wait.
    await tx.execute(sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    return await prepare(tx)
  })
}

/** The latest migration this version knows. */
export const latestMigration = migrations.at(-1)?.name ?? ''

/** Brings the schema up to the migration `last`, all or nothing. Refuses a store that a newer version has written. */
export async function migrateTo(tx: Transaction, last: string): Promise<void> {
  await tx.execute(
    sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
  )
  const { rows } = await tx.execute<{ name: string }>(sql`select name from schema_migrations`)
  const applied = new Set(rows.map((row) => row.name))
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0) {
    throw new Error(`This store was written by a newer version of Maitri (${unknown.join(', ')}). Start that version.`)
  }
  for (const migration of migrations) {
    if (applied.has(migration.name) || migration.name > last) continue
    for (const statement of migration.statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into schema_migrations (name) values (${migration.name})`)
  }
}

/** Brings the schema up to date. */
export const migrate = (tx: Transaction) => migrateTo(tx, latestMigration)

/** Whether a schema was ever made in this database. */
export async function hasTables(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`select to_regclass('schema_migrations') as found`)
  return rows[0]?.found != null
}
