import { spawnSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildEmbeddedPlace } from '../testing/store-places'
import { openStore } from './store'

test('between queries that wait for each other whoever else waits has a turn', async () => {
  const place = await buildEmbeddedPlace()
  const store = await openStore(place.options)
  try {
    const longQuery = () => store.db.execute(sql`select count(*) from generate_series(1, 100000)`)
    let [turns, isDone] = [0, false]
    const turn = () => {
      turns += 1
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    const inLine = Promise.all(Array.from({ length: 20 }, longQuery))
    const inOne = store.db.transaction(async (tx) => {
      for (let count = 0; count < 20; count += 1) await tx.execute(sql`select count(*) from generate_series(1, 100000)`)
    })
    await Promise.all([inLine, inOne])
    isDone = true
    // Without turns between queries there are two or three; how many more depends on what else the machine does.
    expect(turns).toBeGreaterThan(10)
  } finally {
    await store.close()
    await place.discard()
  }
})

test('a file that may not grow, as where a quota is used up, is a full disk and no fault', async () => {
  const place = await buildEmbeddedPlace()
  const store = await openStore(place.options)
  const limitFiles = (bytes: string) =>
    expect(spawnSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:`]).status).toBe(0)
  const write = () => store.db.execute(sql`insert into grows values (repeat('w', 9000000))`)
  try {
    await store.db.execute(sql`create table grows (words text)`)
    await store.db.execute(sql`alter table grows alter words set storage external`)
    await write()
    // As long as a file of the log, which is written in place.
    limitFiles(String(16 * 1024 * 1024))
    await expect(write()).rejects.toMatchObject({ code: '53100', kind: 'storage_full' })
    limitFiles('unlimited')
    await write()
  } finally {
    limitFiles('unlimited')
    await store.close()
    await place.discard()
  }
})
