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
