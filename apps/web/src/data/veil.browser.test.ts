import { afterEach, expect, test } from 'vitest'
import { createDeviceKeys } from '../lib/session/device-keys'
import { openRecordStore } from './records/record-store'
import { createSealedStorage } from './records/sealed-storage'
import { isSomethingVeiled, unveil, veil } from './veil'

afterEach(() => localStorage.clear())

const record = {
  id: '11111111-1111-4111-8111-111111111111',
  occurredAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  body: { mood: 4 },
}

async function hold(owner: string, databaseName: string) {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  await keys.keep(owner, btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))
  const key = await keys.find(owner)
  if (!key) throw new Error('The key is here')
  const store = await openRecordStore({ owner, key, databaseName })
  return { held: { owner, key, databaseName }, store, plan: createSealedStorage('safetyPlan', owner, keys) }
}

/** All of a database as text: keys, indexed fields and bytes. */
async function bytesOf(databaseName: string): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const found: string[] = []
  for (const name of db.objectStoreNames) {
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const request = db.transaction(name).objectStore(name).getAll()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const readable = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value as ArrayBuffer)
        : value
    found.push(JSON.stringify(rows, readable))
  }
  db.close()
  return found.join()
}

test('what an account leaves at sign-out names nobody and nothing, and is there again once it signs in', async () => {
  const databaseName = `veil-${crypto.randomUUID()}`
  const [asha, ravi] = [await hold('asha-1', databaseName), await hold('ravi-2', databaseName)]
  await asha.plan.write('call my sister')
  await asha.store.table('check-ins').change(record.id, () => ({ ...record, isPending: true }))
  const sent = { ...record, id: '22222222-2222-4222-8222-222222222222', isPending: false }
  await asha.store.table('analyses').change(sent.id, () => sent)
  await asha.store.moveCursor(7)
  await veil(asha.held)
  await veil(asha.held)
  const left = JSON.stringify({ ...localStorage }) + (await bytesOf(databaseName))
  for (const trace of ['asha-1', 'safetyPlan', 'check-ins', 'analyses', record.id, sent.id, 'sister'])
    expect(left).not.toContain(trace)
  expect(isSomethingVeiled()).toBe(true)

  await unveil(ravi.held)
  expect(await ravi.store.table('check-ins').all()).toEqual([])
  await unveil(asha.held)
  expect(await asha.plan.read()).toBe('call my sister')
  expect(await asha.store.table('check-ins').waiting()).toEqual([{ ...record, isPending: true }])
  expect(await asha.store.cursor()).toBe(0)
  expect(isSomethingVeiled()).toBe(false)
})
