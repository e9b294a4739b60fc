import { activities } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-client'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { type FakeApi, fakeApi } from '../../testing/fake-api'
import { createOwnerRecords } from './owner-records'
import { openRecordTable } from './record-table'
import { syncRecords } from './sync-records'

const endpoints = activities
const body = { type: 'tool', title: 'Saans' } as const

async function openTable(owner = crypto.randomUUID(), keyBytes = crypto.getRandomValues(new Uint8Array(32))) {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  await keys.keep(owner, btoa(String.fromCharCode(...keyBytes)))
  const databaseName = `records-${crypto.randomUUID()}`
  const key = await keys.find(owner)
  const open = () => openRecordTable({ owner, collection: 'activities', key, databaseName })
  return { table: await open(), open, owner, databaseName, keys }
}

const record = (id = crypto.randomUUID(), at = '2026-11-21T10:00:00.000Z') => ({
  id,
  occurredAt: at,
  updatedAt: at,
  body,
  isPending: true,
})

/** A server that keeps what it is given, as ours does: the later write stands. */
function keepingServer(api: FakeApi) {
  const stored = new Map<
    string,
    { id: string; occurredAt: string; updatedAt: string; revision: number; body: typeof body | null }
  >()
  let revision = 0
  const present = (id: string) => {
    const row = stored.get(id)
    if (!row) throw new Error('nothing stored')
    const { body: kept, ...rest } = row
    return kept
      ? { state: 'present' as const, ...rest, body: kept }
      : { state: 'deleted' as const, id, updatedAt: row.updatedAt, revision: row.revision }
  }
  const put = (id: string, row: { occurredAt: string; updatedAt: string; body: typeof body | null }) => {
    const here = stored.get(id)
    if (here && here.updatedAt >= row.updatedAt) return
    revision += 1
    stored.set(id, { id, ...row, revision })
  }
  const listen = () =>
    api.answer(activities.write, ({ params, body: sent }) => {
      put(params.id, { ...sent, body })
      return present(params.id)
    })
  listen()
  api.answer(activities.remove, ({ params, query }) => {
    put(params.id, { occurredAt: query.at, updatedAt: query.at, body: null })
    return undefined
  })
  api.answer(activities.changes, ({ query }) => ({
    changes: [...stored.keys()]
      .map(present)
      .filter((change) => change.revision > Number(query.since ?? 0))
      .sort((a, b) => a.revision - b.revision),
    hasMore: false,
  }))
  return { stored, put, listen }
}

test('what was written offline is sent, and sending it twice changes nothing', async () => {
  const { table } = await openTable()
  const api = fakeApi()
  const server = keepingServer(api)
  await table.put(record())
  await syncRecords(endpoints, table)
  await syncRecords(endpoints, table)
  expect(server.stored.size).toBe(1)
  expect(api.calls(activities.write)).toHaveLength(1)
  expect((await table.all()).map(({ isPending }) => isPending)).toEqual([false])
})

test('a failure half way keeps what was not sent, and the next run sends it', async () => {
  const { table } = await openTable()
  const api = fakeApi()
  await table.put(record())
  api.disconnect(activities.write)
  await expect(syncRecords(endpoints, table)).rejects.toBeInstanceOf(ApiError)
  expect((await table.all()).map(({ isPending }) => isPending)).toEqual([true])
  const server = keepingServer(api)
  await syncRecords(endpoints, table)
  expect(server.stored.size).toBe(1)
})

test('what is written while a run waits for the server goes with that run', async () => {
  const { table } = await openTable()
  const api = fakeApi()
  const server = keepingServer(api)
  let isFirst = true
  api.answer(activities.changes, async () => {
    if (isFirst) await table.put(record())
    isFirst = false
    return { changes: [], hasMore: false }
  })
  await syncRecords(endpoints, table)
  expect(server.stored.size).toBe(1)
  expect((await table.all()).map(({ isPending }) => isPending)).toEqual([false])
})

test('a call that hangs when the network is lost ends at once, and the next run sends what it could not', async () => {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  const records = createOwnerRecords(crypto.randomUUID(), keys)
  const api = fakeApi()
  const server = keepingServer(api)
  const reached = new Promise<void>((resolve) => {
    api.answer(activities.write, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  await records.write('activities', { id: crypto.randomUUID(), occurredAt: '2026-11-21T10:00:00.000Z', body })
  const first = records.sync('activities')
  await reached
  dispatchEvent(new Event('offline'))
  await expect(first).rejects.toMatchObject({ code: 'network' })
  server.listen()
  await records.sync('activities')
  expect(server.stored.size).toBe(1)
})

test('one record that the server will not have does not hold up the others', async () => {
  const { table } = await openTable()
  const api = fakeApi()
  keepingServer(api)
  const [refused, fine] = [record(), record()]
  await table.put(refused)
  await table.put(fine)
  api.refuse(activities.write, 'invalid_request')
  await syncRecords(endpoints, table)
  expect((await table.all()).every(({ isPending }) => isPending)).toBe(true)
  keepingServer(api)
  await syncRecords(endpoints, table)
  expect((await table.all()).some(({ isPending }) => isPending)).toBe(false)
})

test('what another device wrote and deleted arrives, and its later write stands over an earlier one here', async () => {
  const { table } = await openTable()
  const server = keepingServer(fakeApi())
  const [kept, deleted, contested] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [kept, deleted])
    server.put(id, { occurredAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z', body })
  await syncRecords(endpoints, table)
  expect((await table.all()).map(({ id }) => id).sort()).toEqual([kept, deleted].sort())
  server.put(deleted, { occurredAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:30:00.000Z', body: null })
  server.put(contested, { occurredAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z', body })
  await table.put(record(contested, '2026-11-21T11:00:00.000Z'))
  await syncRecords(endpoints, table)
  expect(await table.find(deleted)).toBeNull()
  expect((await table.find(contested))?.occurredAt).toBe('2026-11-21T12:00:00.000Z')
})

test('a deletion made offline reaches the server and leaves nothing here', async () => {
  const { table } = await openTable()
  const server = keepingServer(fakeApi())
  const one = record()
  await table.put(one)
  await syncRecords(endpoints, table)
  await table.put({ ...one, body: null, updatedAt: '2026-11-21T10:05:00.000Z', isPending: true })
  await syncRecords(endpoints, table)
  expect(server.stored.get(one.id)?.body).toBeNull()
  expect(await table.all()).toEqual([])
})

test('records outlast the page, sealed: without the key of the account nothing of them can be read', async () => {
  const { table, open, owner, databaseName, keys } = await openTable()
  await table.put(record())
  expect(await (await open()).all()).toHaveLength(1)
  await keys.forgetAll()
  expect(await keys.find(owner)).toBeNull()
  const withoutKey = await openRecordTable({ owner, collection: 'activities', key: null, databaseName })
  expect(await withoutKey.all()).toEqual([])
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
  const { databaseName } = await openTable()
  const open = (owner: string, collection: string) => openRecordTable({ owner, collection, key: null, databaseName })
  await (await open('guest', 'activities')).put(record())
  expect(await (await open('guest', 'analyses')).all()).toEqual([])
  expect(await (await open('guest2', 'activities')).all()).toEqual([])
  expect(await (await open('guest', 'activities')).all()).toHaveLength(1)
})

test('what is deleted on a device whose clock is behind is deleted for the account as well', async () => {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  const records = createOwnerRecords(crypto.randomUUID(), keys)
  const server = keepingServer(fakeApi())
  const id = crypto.randomUUID()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  server.put(id, { occurredAt: inAnHour, updatedAt: inAnHour, body })
  await records.sync('activities')
  await records.remove('activities', id)
  await records.sync('activities')
  expect(server.stored.get(id)?.body).toBeNull()
})

test('what is changed on a device whose clock is behind is changed for the account as well', async () => {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  const records = createOwnerRecords(crypto.randomUUID(), keys)
  const server = keepingServer(fakeApi())
  const id = crypto.randomUUID()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  server.put(id, { occurredAt: inAnHour, updatedAt: inAnHour, body })
  await records.sync('activities')
  await records.write('activities', { id, occurredAt: inAnHour, body: { type: 'tool', title: 'Changed' } })
  await records.sync('activities')
  expect(Date.parse(server.stored.get(id)?.updatedAt ?? '')).toBeGreaterThan(Date.parse(inAnHour))
})

test('what waits is known by its collection, also where no screen reads it, and no longer once it was sent', async () => {
  const { table, keys, owner } = await openTable()
  keepingServer(fakeApi())
  await table.put(record())
  expect(await table.waiting()).toHaveLength(1)
  await syncRecords(endpoints, table)
  expect(await table.waiting()).toEqual([])
  const records = createOwnerRecords(owner, keys)
  await records.write('activities', { id: crypto.randomUUID(), occurredAt: '2026-11-21T10:00:00.000Z', body })
  expect(await records.waiting()).toEqual(['activities'])
})

test('what was adopted is as new as it was, twice is once, and a later change here stands', async () => {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  const owner = crypto.randomUUID()
  await keys.keep(owner, btoa(String.fromCharCode(...new Uint8Array(32))))
  const records = createOwnerRecords(owner, keys)
  const theirs = record()
  await records.adopt('activities', theirs)
  await records.adopt('activities', theirs)
  expect(await records.list('activities')).toEqual([theirs])
  expect(await records.isSafe('activities', theirs.id)).toBe(true)
  await records.write('activities', { ...theirs, body: { ...body, title: 'Changed since' } })
  await records.adopt('activities', theirs)
  expect(await records.list('activities')).toMatchObject([{ body: { title: 'Changed since' } }])
})

test('where nothing outlasts the page, what was adopted is safe once the server has it', async () => {
  const records = createOwnerRecords(crypto.randomUUID(), createDeviceKeys(`keys-${crypto.randomUUID()}`))
  keepingServer(fakeApi())
  const theirs = record()
  await records.adopt('activities', theirs)
  expect(await records.isSafe('activities', theirs.id)).toBe(false)
  await records.sync('activities')
  expect(await records.isSafe('activities', theirs.id)).toBe(true)
})
