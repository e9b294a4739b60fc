import { syncRecords } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { createOwnerRecords } from '../data/records/owner-records'
import { createDeviceKeys } from '../lib/session/device-keys'
import { fakeApi } from '../testing/fake-api'
import { keepRecords } from '../testing/keep-records'
import { at, body } from '../testing/record-stores'
import { sendWaiting } from './send-waiting'

/** Somebody signed in here who wrote something that no page has sent. */
async function buildDevice() {
  const [owner, keysIn] = [crypto.randomUUID(), `keys-${crypto.randomUUID()}`]
  const deviceKeys = createDeviceKeys(keysIn)
  await deviceKeys.keep(owner, btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))
  const records = createOwnerRecords(owner, deviceKeys)
  await records.write('activities', { id: crypto.randomUUID(), occurredAt: at, body })
  return { owner, keysIn, deviceKeys, records }
}

test('what waits is sent once without a page, and nothing is asked where nothing waits', async () => {
  const { keysIn, records } = await buildDevice()
  const server = keepRecords(fakeApi())
  await sendWaiting(keysIn)
  expect([...server.stored.values()].map((one) => one.state === 'present' && one.body)).toEqual([body])
  expect(await records.countWaiting()).toBe(0)
  const asked = server.requests().length
  await sendWaiting(keysIn)
  expect(server.requests()).toHaveLength(asked)
})

test('locked or signed out, nothing is opened or sent', async () => {
  const { keysIn, deviceKeys, records } = await buildDevice()
  const server = keepRecords(fakeApi())
  await deviceKeys.forgetAll()
  await sendWaiting(keysIn)
  expect(server.requests()).toEqual([])
  expect(await records.countWaiting(), 'it is still there').toBe(1)
})

test('without a network the browser is told to try again; where the session has ended another try is of no use', async () => {
  const { keysIn, records } = await buildDevice()
  const api = fakeApi()
  api.disconnect(syncRecords)
  await expect(sendWaiting(keysIn)).rejects.toMatchObject({ code: 'network' })
  api.refuse(syncRecords, 'unauthenticated', 401)
  await sendWaiting(keysIn)
  expect(await records.countWaiting()).toBe(1)
})

test('whoever signs out while it is being sent leaves nothing here that tells whose it was', async () => {
  const { keysIn, owner, deviceKeys, records } = await buildDevice()
  const api = fakeApi()
  const server = keepRecords(api)
  const { stored } = server
  let isSignedOut = false
  api.answer(syncRecords, async ({ body: { writes } }) => {
    if (!isSignedOut) await deviceKeys.forgetAll()
    isSignedOut = true
    const outcomes = writes.map((write) => ({ ...write, state: 'present' as const, revision: 1 }))
    const answer = { outcomes, changes: [], hasMore: false, revision: 1, now: new Date().toISOString() }
    return JSON.parse(JSON.stringify(answer))
  })
  await sendWaiting(keysIn)
  expect(stored.size).toBe(0)
  expect(await records.changedAtById('activities')).toEqual(new Map())
  const rows = await rowsOf(owner)
  expect(rows).toEqual([])
})

/** Keys of all rows of one owner in the database of the app. */
async function rowsOf(owner: string): Promise<unknown[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('maitri-records')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const found = await Promise.all(
    (['records', 'cursors'] as const).map(
      (name) =>
        new Promise<unknown[]>((resolve, reject) => {
          const request = db
            .transaction(name)
            .objectStore(name)
            .getAllKeys(IDBKeyRange.bound([owner], [owner, []]))
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        }),
    ),
  )
  db.close()
  return found.flat()
}
