import { syncRecords as endpoint } from '@maitri/contracts'
import type { DeviceRecord } from '@maitri/domain'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-client'
import { derivedId } from '../../lib/derived-id'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { type FakeApi, fakeApi } from '../../testing/fake-api'
import { keepRecords } from '../../testing/keep-records'
import { createOwnerRecords } from './owner-records'
import { onlyNames } from './private-ids'
import { openRecordStore, type RecordStore } from './record-store'
import { createServerClock } from './server-clock'
import { syncRecords } from './sync-records'

const body = { type: 'tool', title: 'Saans' } as const
const at = '2026-11-21T10:00:00.000Z'

async function openStore(owner = crypto.randomUUID()) {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  await keys.keep(owner, btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))
  const databaseName = `records-${crypto.randomUUID()}`
  const key = await keys.find(owner)
  const open = () => openRecordStore({ owner, key, databaseName })
  const store = await open()
  return { store, table: store.table('activities'), open, owner, databaseName, keys }
}

const record = (id: string = crypto.randomUUID(), updatedAt = at): DeviceRecord => ({
  id,
  occurredAt: at,
  updatedAt,
  body,
  isPending: true,
})
const put = (store: RecordStore, one: DeviceRecord, collection = 'activities') =>
  store.table(collection).change(one.id, () => one)
const sync = (store: RecordStore) => syncRecords(store, { clock: createServerClock() })
const isWaiting = async (store: RecordStore) => (await store.countWaiting()) > 0

async function buildOwner(api: FakeApi) {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  return { server: keepRecords(api), records: createOwnerRecords(crypto.randomUUID(), keys) }
}

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

test('a call that hangs when the network is lost ends at once, and the next run sends what it could not', async () => {
  const api = fakeApi()
  const { server, records } = await buildOwner(api)
  const reached = new Promise<void>((resolve) => {
    api.answer(endpoint, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  await records.write('activities', { id: crypto.randomUUID(), occurredAt: at, body })
  const first = records.sync()
  await reached
  dispatchEvent(new Event('offline'))
  await expect(first).rejects.toMatchObject({ code: 'network' })
  server.listen()
  await records.sync()
  expect(server.stored.size).toBe(1)
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

test('a deletion made offline reaches the server and leaves nothing here', async () => {
  const { server, records } = await buildOwner(fakeApi())
  const id = crypto.randomUUID()
  await records.write('activities', { id, occurredAt: at, body })
  await records.sync()
  await records.remove('activities', id)
  await records.sync()
  expect(server.stored.get(`activities/${id}`)?.state).toBe('deleted')
  expect(await records.list('activities')).toEqual([])
})

test('a note changed here and feelings added elsewhere both stand on both devices', async () => {
  const { server, records } = await buildOwner(fakeApi())
  const other = createOwnerRecords(crypto.randomUUID(), createDeviceKeys(`keys-${crypto.randomUUID()}`))
  const checkIn = { id: crypto.randomUUID(), occurredAt: at, body: { mood: 5, feelings: [], tags: [], note: 'late' } }
  await records.write('check-ins', checkIn)
  await records.sync()
  await other.sync()
  await records.write('check-ins', { ...checkIn, body: { ...checkIn.body, note: 'slept at two' } })
  await other.write('check-ins', { ...checkIn, body: { ...checkIn.body, feelings: ['tired'] } })
  for (const device of [records, other, records]) await device.sync()
  for (const device of [records, other])
    expect((await device.list('check-ins')).map((one) => one.body)).toEqual([
      { ...checkIn.body, note: 'slept at two', feelings: ['tired'] },
    ])
  expect(server.stored.size).toBe(1)
})

test('of one field changed on both devices the earlier version is offered until it was looked at', async () => {
  const { records } = await buildOwner(fakeApi())
  const other = createOwnerRecords(crypto.randomUUID(), createDeviceKeys(`keys-${crypto.randomUUID()}`))
  const checkIn = { id: crypto.randomUUID(), occurredAt: at, body: { mood: 5, feelings: [], tags: [], note: '' } }
  await records.write('check-ins', checkIn)
  await records.sync()
  await other.sync()
  const note = (words: string) => ({ ...checkIn, body: { ...checkIn.body, note: words } })
  await other.write('check-ins', note('first'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await records.write('check-ins', note('then'))
  for (const device of [records, other, records]) await device.sync()
  const [kept] = await other.list('check-ins')
  expect(kept).toMatchObject({ body: { note: 'then' }, earlier: [{ part: 'note', fields: { note: 'first' } }] })
  const [earlier] = kept?.earlier ?? []
  if (earlier) await other.settle('check-ins', checkIn.id, earlier)
  for (const device of [other, records]) await device.sync()
  expect((await records.list('check-ins'))[0]?.earlier).toBeUndefined()
})

test('what a newer version of the app wrote is kept and passed over, and a change here keeps what it added', async () => {
  const { server, records } = await buildOwner(fakeApi())
  const [unknown, added] = [crypto.randomUUID(), crypto.randomUUID()]
  const given = { mood: 5, feelings: [], tags: [], note: '' }
  server.put({ collection: 'check-ins', id: unknown, occurredAt: at, body: { ...given, feelings: ['wistful'] } })
  server.put({ collection: 'check-ins', id: added, occurredAt: at, body: { ...given, weather: 'rain' } })
  await records.sync()
  expect((await records.list('check-ins')).map(({ id }) => id)).toEqual([added])
  await records.write('check-ins', { id: added, occurredAt: at, body: { ...given, mood: 7 } })
  await records.sync()
  expect(server.stored.get(`check-ins/${added}`)).toMatchObject({ body: { mood: 7, weather: 'rain' } })
  expect(server.stored.get(`check-ins/${unknown}`)).toMatchObject({ body: { feelings: ['wistful'] } })
})

test('records outlast the page, sealed: without the key of the account nothing of them can be read', async () => {
  const { store, open, owner, databaseName, keys } = await openStore()
  await put(store, record())
  expect(await (await open()).table('activities').all()).toHaveLength(1)
  await keys.forgetAll()
  expect(await keys.find(owner)).toBeNull()
  const withoutKey = await openRecordStore({ owner, key: null, databaseName })
  expect(await withoutKey.table('activities').all()).toEqual([])
  const raw = await new Promise<unknown[]>((resolve, reject) => {
    const request = indexedDB.open(databaseName)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const rows = request.result.transaction('records').objectStore('records').getAll()
      rows.onsuccess = () => resolve(rows.result)
    }
  })
  const bytes = (raw[0] as { content: { bytes: ArrayBuffer } }).content.bytes
  expect(new TextDecoder().decode(bytes)).not.toContain('Saans')
})

test("one owner's table never shows another's, and one collection never another", async () => {
  const { databaseName } = await openStore()
  const open = async (owner: string, collection: string) =>
    (await openRecordStore({ owner, key: null, databaseName })).table(collection)
  const one = record()
  await (await open('guest', 'activities')).change(one.id, () => one)
  expect(await (await open('guest', 'analyses')).all()).toEqual([])
  expect(await (await open('guest2', 'activities')).all()).toEqual([])
  expect(await (await open('guest', 'activities')).all()).toHaveLength(1)
})

test('of two changes of one record at once none is lost', async () => {
  const { store, open } = await openStore()
  const one = record()
  await put(store, { ...one, body: {} })
  const tabs = [store, await open()]
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (tabs[n % 2] as RecordStore)
        .table('activities')
        .change(one.id, (before) => before && { ...before, body: { ...before.body, [`field${n}`]: n } }),
    ),
  )
  expect(Object.keys((await store.table('activities').find(one.id))?.body ?? {})).toHaveLength(20)
})

test.each([
  ['deleted', async (records: ReturnType<typeof createOwnerRecords>, id: string) => records.remove('activities', id)],
  [
    'changed',
    async (records: ReturnType<typeof createOwnerRecords>, id: string, occurredAt: string) =>
      records.write('activities', { id, occurredAt, body: { type: 'tool', title: 'Changed' } }),
  ],
])('what is %s on a device whose clock is behind is so for the account as well', async (_, act) => {
  const { server, records } = await buildOwner(fakeApi())
  const id = crypto.randomUUID()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  server.put({ collection: 'activities', id, occurredAt: inAnHour, body })
  await records.sync()
  await act(records, id, inAnHour)
  await records.sync()
  expect(Date.parse(server.stored.get(`activities/${id}`)?.updatedAt ?? '')).toBeGreaterThan(Date.parse(inAnHour))
})

test('what waits is counted, also where no screen reads it, and no longer once it was sent', async () => {
  const { records } = await buildOwner(fakeApi())
  await records.write('activities', { id: crypto.randomUUID(), occurredAt: at, body })
  await records.write('saved-articles', { id: crypto.randomUUID(), occurredAt: at, body: { articleId: 'sleep' } })
  expect(await records.countWaiting()).toBe(2)
  await records.sync()
  expect(await records.countWaiting()).toBe(0)
})

test('what was adopted is as new as it was, twice is once, and a later change here stands', async () => {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  const owner = crypto.randomUUID()
  await keys.keep(owner, btoa(String.fromCharCode(...new Uint8Array(32))))
  const records = createOwnerRecords(owner, keys)
  const theirs = record()
  await records.adopt('activities', theirs)
  await records.adopt('activities', theirs)
  expect(await records.list('activities')).toMatchObject([theirs])
  expect(await records.isSafe('activities', theirs.id)).toBe(true)
  await records.write('activities', { ...theirs, body: { ...body, title: 'Changed since' } })
  await records.adopt('activities', theirs)
  expect(await records.list('activities')).toMatchObject([{ body: { title: 'Changed since' } }])
})

test('where nothing outlasts the page, what was adopted is safe once the server has it', async () => {
  const { records } = await buildOwner(fakeApi())
  const theirs = record()
  await records.adopt('activities', theirs)
  expect(await records.isSafe('activities', theirs.id)).toBe(false)
  await records.sync()
  expect(await records.isSafe('activities', theirs.id)).toBe(true)
})

test('what an article or a day is known by tells nothing without the key, is one on two devices, and open ids are hidden', async () => {
  const server = keepRecords(fakeApi())
  const [owner, deviceKey] = [crypto.randomUUID(), btoa(String.fromCharCode(...new Uint8Array(32)))]
  const openDevice = async () => {
    const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
    await keys.keep(owner, deviceKey)
    return createOwnerRecords(owner, keys)
  }
  const name = onlyNames.read('finding-help')
  const read = { type: 'insight' as const, title: 'Finding help', itemId: 'finding-help' }
  server.put({ collection: 'activities', id: derivedId(name), occurredAt: at, body: read })
  const saved = derivedId(onlyNames.saved('finding-help'))
  server.put({ collection: 'saved-articles', id: saved, occurredAt: at, body: { articleId: 'finding-help' } })
  const [one, other] = [await openDevice(), await openDevice()]
  await one.sync()
  await other.writeOnly('activities', { name, occurredAt: at, body: read })
  await other.sync()
  const [kept, ...more] = await other.list('activities')
  expect(more).toEqual([])
  expect(kept?.id).not.toBe(derivedId(name))
  expect(kept?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const present = [...server.stored.values()].filter(({ state }) => state === 'present')
  expect(present.map(({ id }) => id)).not.toContain(saved)
  expect(present).toHaveLength(2)
  await other.removeOnly('activities', name)
  await other.sync()
  await one.sync()
  expect(await one.list('activities')).toEqual([])
})

test('rows of an older version of the tables are found as waiting', async () => {
  const databaseName = `records-${crypto.randomUUID()}`
  const one = record()
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('cursors', { keyPath: ['owner', 'collection'] })
      const rows = request.result.createObjectStore('records', { keyPath: ['owner', 'collection', 'id'] })
      rows.put({ owner: 'guest', collection: 'activities', id: one.id, isPending: true, content: one })
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
  const store = await openRecordStore({ owner: 'guest', key: null, databaseName })
  expect(await store.countWaiting()).toBe(1)
  expect(await store.table('activities').waiting()).toEqual([one])
})
