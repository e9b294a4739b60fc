import { expect, test } from 'vitest'
import { openStore, put, record } from '../../testing/record-stores'
import { openRecordStore, type RecordStore } from './record-store'

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
