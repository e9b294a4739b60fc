import type { CollectionName, RecordBody } from '@maitri/contracts'
import { type DBSchema, openDB } from 'idb'
import { type Sealed, seal, unseal } from './sealed-json'

/** A record as this device knows it. `body` is null after a deletion. */
export type DeviceRecord = {
  id: string
  occurredAt: string
  updatedAt: string
  body: unknown
  /** Written here and not yet acknowledged by the server; a guest's records stay so, since they are sent nowhere. */
  isPending: boolean
}

/** A record that is there, newest first in every list. */
export type PresentRecord<C extends CollectionName> = Omit<DeviceRecord, 'body'> & { body: RecordBody<C> }

/** Where one owner's records of one collection lie on this device. */
export type RecordTable = {
  /** Whether what is put here outlasts the page. */
  isLasting: boolean
  all(): Promise<DeviceRecord[]>
  /** What is pending, deletions with it; asked for often, and so found without opening the rest. */
  waiting(): Promise<DeviceRecord[]>
  find(id: string): Promise<DeviceRecord | null>
  put(record: DeviceRecord): Promise<void>
  drop(id: string): Promise<void>
  /** The last revision of the server that this device has seen; 0 at first. */
  cursor(): Promise<number>
  moveCursor(revision: number): Promise<void>
}

interface Schema extends DBSchema {
  records: {
    key: [string, string, string]
    /** `isPending` stands outside what is sealed, since it says nothing of the person. */
    value: { owner: string; collection: string; id: string; isPending: boolean; content: Sealed | DeviceRecord }
  }
  cursors: { key: [string, string]; value: { owner: string; collection: string; revision: number } }
}

type TableOptions = {
  owner: string
  collection: string
  /** Seals all that is written; null for a guest, whose device is the only place there is. */
  key: CryptoKey | null
  databaseName?: string
}

/** A table in IndexedDB. An account's records are sealed, and one that cannot be opened is left out rather than failing the rest. */
export async function openRecordTable({
  owner,
  collection,
  key,
  databaseName = 'maitri-records',
}: TableOptions): Promise<RecordTable> {
  const db = await openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('records', { keyPath: ['owner', 'collection', 'id'] })
      database.createObjectStore('cursors', { keyPath: ['owner', 'collection'] })
    },
    // An old tab gives way to a newer version's tables.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const placeOf = (id: string) => `${owner}/${collection}/${id}`

  async function opened(id: string, content: Sealed | DeviceRecord): Promise<DeviceRecord | null> {
    if (!key || !('iv' in content)) return 'iv' in content ? null : content
    return unseal(key, placeOf(id), content).then(
      (value) => value as DeviceRecord,
      () => null,
    )
  }

  async function read(isWanted: (row: { isPending: boolean }) => boolean): Promise<DeviceRecord[]> {
    const rows = await db.getAll('records', IDBKeyRange.bound([owner, collection, ''], [owner, collection, '\uffff']))
    const records = await Promise.all(rows.filter(isWanted).map(({ id, content }) => opened(id, content)))
    return records.filter((record) => record !== null)
  }

  return {
    isLasting: true,
    all: () => read(() => true),
    waiting: () => read(({ isPending }) => isPending),
    async find(id) {
      const row = await db.get('records', [owner, collection, id])
      return row ? opened(id, row.content) : null
    },
    async put(record) {
      const content = key ? await seal(key, placeOf(record.id), record) : record
      await db.put('records', { owner, collection, id: record.id, isPending: record.isPending, content })
    },
    drop: (id) => db.delete('records', [owner, collection, id]),
    cursor: async () => (await db.get('cursors', [owner, collection]))?.revision ?? 0,
    async moveCursor(revision) {
      await db.put('cursors', { owner, collection, revision })
    },
  }
}

/** A table that lasts as long as the page, for a browser that keeps nothing: an account still works, over the network. */
export function createMemoryTable(): RecordTable {
  const records = new Map<string, DeviceRecord>()
  let revision = 0
  return {
    isLasting: false,
    all: async () => [...records.values()],
    waiting: async () => [...records.values()].filter(({ isPending }) => isPending),
    find: async (id) => records.get(id) ?? null,
    put: async (record) => void records.set(record.id, record),
    drop: async (id) => void records.delete(id),
    cursor: async () => revision,
    moveCursor: async (next) => {
      revision = next
    },
  }
}
