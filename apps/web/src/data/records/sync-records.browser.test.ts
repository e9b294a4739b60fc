import { syncRecords as endpoint } from '@maitri/contracts'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-client'
import { fakeApi } from '../../testing/fake-api'
import { keepRecords } from '../../testing/keep-records'
import { at, body, openStore, put, record } from '../../testing/record-stores'
import type { RecordStore } from './record-store'
import { createServerClock } from './server-clock'
import { syncRecords } from './sync-records'

const sync = (store: RecordStore) => syncRecords(store, { clock: createServerClock() })
const isWaiting = async (store: RecordStore) => (await store.countWaiting()) > 0

test('what was written offline is sent, and sending it twice changes nothing', async () => {
  const { store, table } = await openStore()
  const server = keepRecords(fakeApi())
  await put(store, record())
  await sync(store)
  await sync(store)
  expect(server.stored.size).toBe(1)
  expect(server.sent('activities')).toHaveLength(1)
  expect((await table.all()).map(({ isPending }) => isPending)).toEqual([false])
})

test('a day of all kinds is one request, and a week of six hundred records three', async () => {
  const { store } = await openStore()
  const server = keepRecords(fakeApi())
  for (const collection of ['activities', 'check-ins', 'saved-articles'])
    for (let n = 0; n < 10; n += 1) await put(store, record(), collection)
  await sync(store)
  expect(server.requests()).toHaveLength(1)
  expect(server.stored.size).toBe(30)
  for (let n = 0; n < 600; n += 1) await put(store, record())
  await sync(store)
  expect(server.requests()).toHaveLength(4)
  expect(await store.countWaiting()).toBe(0)
})

test('a thousand records that waited are each opened a few times, and written a request at a time', async () => {
  const { store, table } = await openStore()
  const server = keepRecords(fakeApi())
  const records = Array.from({ length: 1_000 }, () => record())
  await table.takeIn(records.map((one) => ({ id: one.id, record: one })))
  const opened = vi.spyOn(crypto.subtle, 'decrypt')
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const told: string[][] = []
  await syncRecords(store, { clock: createServerClock(), onChange: (collections) => told.push(collections) })
  expect(server.requests()).toHaveLength(5)
  expect(told, 'lists are read again once, not with every request').toEqual([['activities']])
  expect(await store.countWaiting()).toBe(0)
  // Looked for once, then once more with the answer; by requests it would be five times a thousand.
  expect(opened.mock.calls.length).toBeLessThanOrEqual(2_000)
  expect(transactions.mock.calls.length).toBeLessThan(150)
  vi.restoreAllMocks()
})

test('what one request cannot take goes with the next', async () => {
  const { store } = await openStore()
  const server = keepRecords(fakeApi())
  for (let n = 0; n < 3; n += 1) await put(store, { ...record(), body: { ...body, title: 'x'.repeat(400_000) } })
  await sync(store)
  expect(server.requests().map(({ body: { writes } }) => writes.length)).toEqual([2, 1])
})

test('a failure half way keeps what was not sent, and the next run sends it', async () => {
  const { store } = await openStore()
  const api = fakeApi()
  await put(store, record())
  api.disconnect(endpoint)
  await expect(sync(store)).rejects.toBeInstanceOf(ApiError)
  expect(await isWaiting(store)).toBe(true)
  const server = keepRecords(api)
  await sync(store)
  expect(server.stored.size).toBe(1)
})

test('what is written while a run waits for the server goes with that run', async () => {
  const { store, table } = await openStore()
  const api = fakeApi()
  const server = keepRecords(api)
  let isFirst = true
  api.answer(endpoint, async () => {
    if (isFirst) await put(store, record())
    isFirst = false
    server.listen()
    return { outcomes: [], changes: [], hasMore: false, revision: 0, now: new Date().toISOString() }
  })
  await sync(store)
  expect(server.stored.size).toBe(1)
  expect((await table.all()).map(({ isPending }) => isPending)).toEqual([false])
})

test('one record that the server will not have does not hold up the others, and stays', async () => {
  const { store, table } = await openStore()
  const api = fakeApi()
  const [refused, fine] = [record(), record()]
  await put(store, refused)
  await put(store, fine)
  api.answer(endpoint, ({ body: { writes } }) => ({
    outcomes: writes.map(({ id }) =>
      id === refused.id
        ? { state: 'refused' as const, id, code: 'quota_reached' as const, limit: 'records' as const }
        : { state: 'present' as const, id, occurredAt: at, updatedAt: at, revision: 1, body },
    ),
    changes: [],
    hasMore: false,
    revision: 1,
    now: at,
  }))
  expect(await sync(store)).toEqual({ refused: 1, limit: 'records' })
  expect((await table.waiting()).map(({ id }) => id)).toEqual([refused.id])
})

test('what another device wrote and deleted arrives, and its later write stands over an earlier one here', async () => {
  const { store, table } = await openStore()
  const server = keepRecords(fakeApi())
  const [kept, deleted, contested] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const theirs = (id: string, occurredAt: string) => server.put({ collection: 'activities', id, occurredAt, body })
  for (const id of [kept, deleted]) theirs(id, '2026-11-21T09:00:00.000Z')
  await sync(store)
  expect((await table.all()).map(({ id }) => id).sort()).toEqual([kept, deleted].sort())
  server.drop('activities', deleted, '2026-11-21T09:30:00.000Z')
  theirs(contested, '2026-11-21T12:00:00.000Z')
  await put(store, record(contested, '2026-11-21T11:00:00.000Z'))
  await sync(store)
  expect(await table.find(deleted)).toBeNull()
  expect((await table.find(contested))?.occurredAt).toBe('2026-11-21T12:00:00.000Z')
})
