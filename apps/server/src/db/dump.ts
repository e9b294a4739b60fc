import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { getTableName, sql } from 'drizzle-orm'
import type { StoreOptions, Transaction } from './engine'
import { hasTables, latestMigration, migrate, migrateTo } from './migrate'
import { tables } from './schema/tables'
import { openStoreWith, type Store } from './store'

// A dump is JSON lines: what it is, one line per row, and a last line without which it is not whole. Rows are as the engine writes them
// (`row_to_json`), so that either engine reads what the other wrote. Sealed values stay sealed: the secret is not in the dump.

type Line = { format: 'maitri store'; migration: string } | { table: string; row: unknown } | { rows: number }

const names = tables.map((table) => getTableName(table))
const batchSize = 500

/** Writes every row of the store, as of one moment, to a new file that only its owner may read. */
export async function dumpStore({ db }: Store, file: string): Promise<void> {
  const output = openNew(file)
  // Written at once, never awaited: an embedded store serves nobody else until this transaction ends.
  const write = (line: string) => writeSync(output, `${line}\n`)
  try {
    await db.transaction(
      async (tx) => {
        write(JSON.stringify({ format: 'maitri store', migration: latestMigration } satisfies Line))
        let rows = 0
        for (const table of names) {
          await tx.execute(
            sql`declare dumped no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
          )
          for (;;) {
            const batch = await tx.execute<{ row: string }>(sql.raw(`fetch ${batchSize} from dumped`))
            for (const { row } of batch.rows) write(`{"table":"${table}","row":${row}}`)
            rows += batch.rows.length
            if (batch.rows.length < batchSize) break
          }
          await tx.execute(sql`close dumped`)
        }
        write(JSON.stringify({ rows } satisfies Line))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    fsyncSync(output)
  } finally {
    closeSync(output)
  }
}

function openNew(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    throw whyNotWritten(file, error)
  }
}

/** A dump that stands is somebody's backup, so none is ever written over: the sentence for whoever names a file that is there. */
export const whyNotWritten = (file: string, error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'EEXIST'
    ? new Error(`${file} exists already, and a dump replaces no file. Name another.`)
    : error

/** Fills a new store from a dump, all or nothing, also from a dump of an older version. Refuses a store that was used before. */
export async function restoreStore(options: StoreOptions, file: string): Promise<Store> {
  return await openStoreWith(options, async (tx) => {
    if (await hasTables(tx))
      throw new Error('A dump is restored into a new store only: give an empty database or a new DATA_DIR.')
    await load(tx, file)
    await migrate(tx)
  })
}

async function load(tx: Transaction, file: string): Promise<void> {
  const input = await open(file)
  let state: 'new' | 'filling' | 'whole' = 'new'
  let loaded = 0
  const batch: { table: string; rows: unknown[] } = { table: '', rows: [] }
  const flush = async () => {
    await insertRows(tx, batch.table, batch.rows)
    loaded += batch.rows.length
    batch.rows = []
  }
  for await (const text of input.readLines()) {
    const line: Line = JSON.parse(text)
    if (state === 'new') {
      if (!('format' in line) || line.format !== 'maitri store') throw new Error(`${file} is not a dump of a store.`)
      await migrateTo(tx, line.migration)
      state = 'filling'
    } else if ('table' in line) {
      if (line.table !== batch.table || batch.rows.length >= batchSize) await flush()
      batch.table = line.table
      batch.rows.push(line.row)
    } else if ('rows' in line) {
      await flush()
      state = loaded === line.rows ? 'whole' : 'filling'
    }
  }
  if (state !== 'whole') throw new Error(`${file} is not whole: its end is missing.`)
  // Rows came with their numbers; the next consent must not get one of them again.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('consents', 'id'), max(id)) from consents having max(id) is not null`,
  )
}

async function insertRows(tx: Transaction, table: string, rows: unknown[]): Promise<void> {
  if (rows.length === 0) return
  const into = sql.identifier(table)
  await tx.execute(
    sql`insert into ${into} overriding system value select * from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`,
  )
}
