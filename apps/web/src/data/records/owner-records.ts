import { type CollectionName, collectionNames, type RecordBody, recordCollections } from '@maitri/contracts'
import * as z from 'zod/mini'
import type { DeviceKeys } from '../../lib/session/device-keys'
import type { Session } from '../../lib/session/session-store'
import { withGuestProgress } from './guest-progress'
import { createGuestStorageTable } from './guest-storage-table'
import {
  createMemoryTable,
  type DeviceRecord,
  openRecordTable,
  type PresentRecord,
  type RecordTable,
} from './record-table'
import { syncRecords } from './sync-records'

/** The name under which a guest's things lie on the device. */
const guestOwner = 'guest'

/** Whose records these are: an account's uid, the guest, or null where nobody is in. */
export function ownerOf(session: Session): string | null {
  if (session.state === 'signed_in') return session.user.uid
  return session.state === 'guest' ? guestOwner : null
}

export type OwnerRecords = ReturnType<typeof createOwnerRecords>

/** One owner's records on this device. */
export function createOwnerRecords(owner: string, deviceKeys: DeviceKeys) {
  const isAccount = owner !== guestOwner
  const tables = new Map<CollectionName, Promise<RecordTable>>()

  async function open(collection: CollectionName): Promise<RecordTable> {
    const { guestStorageName, endpoints } = recordCollections[collection]
    if (!isAccount && guestStorageName) {
      const { body } = endpoints.write.body.shape
      const stored = createGuestStorageTable(guestStorageName, (value) => z.safeParse(body, value).success)
      return collection === 'activities' ? withGuestProgress(stored) : stored
    }
    const key = isAccount ? await deviceKeys.find(owner) : null
    // Without its key an account's words are never written to the device.
    if (isAccount && !key) return createMemoryTable()
    return openRecordTable({ owner, collection, key })
  }

  function table(collection: CollectionName): Promise<RecordTable> {
    const known = tables.get(collection) ?? open(collection).catch(() => createMemoryTable())
    tables.set(collection, known)
    return known
  }

  return {
    isAccount,
    async list<C extends CollectionName>(collection: C): Promise<PresentRecord<C>[]> {
      const all = await (await table(collection)).all()
      return all
        .filter((record): record is PresentRecord<C> => record.body !== null)
        .sort((a, b) => Date.parse(b.occurredAt) - Date.parse(a.occurredAt))
    },
    async write<C extends CollectionName>(
      collection: C,
      record: { id: string; occurredAt: string; body: RecordBody<C> },
    ): Promise<void> {
      const records = await table(collection)
      const before = await records.find(record.id)
      const updatedAt = before ? momentAfter(before.updatedAt) : new Date().toISOString()
      await records.put({ ...record, updatedAt, isPending: true })
    },
    /** Takes in a record that was made elsewhere, as it is; one that is as new here stands. Doing it again changes nothing. */
    async adopt(collection: CollectionName, record: DeviceRecord): Promise<void> {
      const records = await table(collection)
      const here = await records.find(record.id)
      if (!here || Date.parse(here.updatedAt) < Date.parse(record.updatedAt))
        await records.put({ ...record, isPending: true })
    },
    /** Whether a record that was adopted can no longer be lost: it outlasts this page, or the server has spoken about it. */
    async isSafe(collection: CollectionName, id: string): Promise<boolean> {
      const { isLasting, find } = await table(collection)
      return isLasting || !(await find(id))?.isPending
    },
    /** The collections in which something waits to be sent. */
    async waiting(): Promise<CollectionName[]> {
      if (!isAccount) return []
      const counted = await Promise.all(
        collectionNames.map(async (name) => (await (await table(name)).waiting()).length),
      )
      return collectionNames.filter((_, index) => counted[index])
    },
    /** An account's deletion is remembered until the server knows of it; a guest's leaves nothing behind. */
    async remove(collection: CollectionName, id: string): Promise<void> {
      const records = await table(collection)
      const record = await records.find(id)
      if (!record) return
      if (isAccount)
        await records.put({ ...record, updatedAt: momentAfter(record.updatedAt), body: null, isPending: true })
      else await records.drop(id)
    },
    /**
     * Brings device and server together; does nothing for a guest. One tab at a time, where the browser can. Cut off as soon as the network
     * is lost: a call that hangs would hold up the next run long after the network is back.
     */
    async sync(collection: CollectionName): Promise<void> {
      if (!isAccount) return
      const { endpoints } = recordCollections[collection]
      const run = async () => {
        const cutOff = new AbortController()
        const cut = () => cutOff.abort()
        addEventListener('offline', cut)
        try {
          await syncRecords(endpoints, await table(collection), { signal: cutOff.signal, person: owner })
        } finally {
          removeEventListener('offline', cut)
        }
      }
      await (navigator.locks ? navigator.locks.request(`maitri-sync-${owner}-${collection}`, run) : run())
    },
  }
}

/**
 * Now, or just after the last change where this device's clock is behind the one that made it: the server keeps the later of two, and what a
 * person saw, and then changed or deleted, must not come back.
 */
function momentAfter(updatedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString()
}
