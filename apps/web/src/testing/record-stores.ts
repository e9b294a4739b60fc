import type { DeviceRecord } from '@maitri/domain'
import { createOwnerRecords } from '../data/records/owner-records'
import { openRecordStore, type RecordStore } from '../data/records/record-store'
import { createDeviceKeys } from '../lib/session/device-keys'
import type { FakeApi } from './fake-api'
import { keepRecords } from './keep-records'

export const body = { type: 'tool', title: 'Saans' } as const
export const at = '2026-11-21T10:00:00.000Z'

/** The sealed records of one account in a database of their own. */
export async function openStore(owner = crypto.randomUUID()) {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  await keys.keep(owner, btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))
  const databaseName = `records-${crypto.randomUUID()}`
  const key = await keys.find(owner)
  const open = () => openRecordStore({ owner, key, databaseName })
  const store = await open()
  return { store, table: store.table('activities'), open, owner, databaseName, keys }
}

/** A record that waits to be sent. */
export const record = (id: string = crypto.randomUUID(), updatedAt = at): DeviceRecord => ({
  id,
  occurredAt: at,
  updatedAt,
  body,
  isPending: true,
})

export const put = (store: RecordStore, one: DeviceRecord, collection = 'activities') =>
  store.table(collection).change(one.id, () => one)

/** Somebody's records on a device, with a server that keeps what it is sent. */
export async function buildOwner(api: FakeApi) {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  return { server: keepRecords(api), records: createOwnerRecords(crypto.randomUUID(), keys) }
}
