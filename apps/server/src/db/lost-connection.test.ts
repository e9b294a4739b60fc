import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPostgresPlace, type StorePlace } from '../testing/store-places'
import { openStore, type Store } from './store'

let place: StorePlace
let store: Store
let other: Store
beforeAll(async () => {
  place = await buildPostgresPlace()
  store = await openStore(place.options)
  other = await openStore(place.options)
})
afterAll(async () => {
  await store.close()
  await other.close()
  await place.discard()
})

const endConnection = (pid: unknown) => other.db.execute(sql`select pg_terminate_backend(${pid}::int)`)

const isThere = async (pid: unknown) =>
  (await other.db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}::int`)).rows.length > 0

/** As many transactions as there are connections, each open until `end` is called. */
async function takeEveryConnection() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const begun: Promise<unknown>[] = []
  const running = Array.from({ length: 10 }, () =>
    store.db.transaction(async (tx) => {
      const first = tx.execute(sql`select 1`)
      begun.push(first)
      await first
      await ended
    }),
  )
  await Promise.all(running.map((_, index) => expect.poll(() => begun[index]).toBeDefined()))
  await Promise.all(begun)
  return async () => {
    end()
    await Promise.all(running)
  }
}

test('a connection that is lost inside a transaction costs that transaction, and nothing else', async () => {
  const transaction = store.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await endConnection(rows[0]?.pid)
    // While no query is under way nobody but the pool hears of it.
    await expect.poll(() => isThere(rows[0]?.pid)).toBe(false)
    await tx.execute(sql`select 1`)
  })
  await expect(transaction).rejects.toMatchObject({ name: 'QueryError', kind: 'unavailable' })
  expect(await store.isReady()).toBe(true)
})

test('a connection that is lost while a query is under way is said to be lost', async () => {
  const query = store.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const slow = tx.execute(sql`select pg_sleep(20)`)
    await Promise.all([slow, endConnection(rows[0]?.pid)])
  })
  await expect(query).rejects.toMatchObject({ name: 'QueryError', kind: 'unavailable' })
  expect(await store.isReady()).toBe(true)
})

test('where every connection is taken, whoever waits too long is told so, for a query and for a transaction', async () => {
  const giveBack = await takeEveryConnection()
  const refused = { name: 'QueryError', kind: 'unavailable' }
  await Promise.all([
    expect(store.db.execute(sql`select 1`)).rejects.toMatchObject(refused),
    expect(store.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toMatchObject(refused),
  ])
  await giveBack()
  expect(await store.isReady()).toBe(true)
})

test('a lock that somebody else holds for too long is waited for no longer', async () => {
  await other.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1, 1)`)
    const waiting = store.db.transaction((mine) => mine.execute(sql`select pg_advisory_xact_lock(1, 1)`))
    await expect(waiting).rejects.toMatchObject({ name: 'QueryError', code: '55P03', kind: 'unavailable' })
  })
})
