import { sql } from 'drizzle-orm'
import { readConfig } from '../src/config'
import { openStore } from '../src/db/store'

/** Prints how many rows a second the store reads by primary key, with nothing around it. */
const durationMs = 3_000
const store = await openStore(readConfig(process.env))
const { rows } = await store.db.execute<{ id: string }>(sql`select id from users limit 1`)
const id = rows[0]?.id ?? ''
let reads = 0
const readUntil = async (end: number) => {
  while (performance.now() < end) {
    await store.db.execute(sql`select * from users where id = ${id}`)
    reads += 1
  }
}
await readUntil(performance.now() + 500)
reads = 0
const startedAt = performance.now()
await Promise.all(Array.from({ length: 20 }, () => readUntil(startedAt + durationMs)))
process.stdout.write(`${Math.round(reads / ((performance.now() - startedAt) / 1000))}\n`)
await store.close()
