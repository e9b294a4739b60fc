import { type CollectionName, collectionNames, type RecordBody } from '@maitri/contracts'
import type { DeviceRecord } from '@maitri/domain'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Sealed, seal, unseal } from './sealed-json'

/** A record that is there, newest first in every list. */
export type PresentRecord<C extends CollectionName> = Omit<DeviceRecord, 'body'> & { body: RecordBody<C> }

/** Where one owner's records of one collection lie on this device. */
export type RecordTable = {
  all(): Promise<DeviceRecord[]>
  /** What is pending, deletions with it; asked for often, and so found without opening the rest. */
  waiting(): Promise<DeviceRecord[]>
  find(id: string): Promise<DeviceRecord | null>
  /**
   * Puts what `next` makes of the record that is there, or takes it away where that is null. Nothing is put in between, by another tab either:
   * `next` is asked again where the record has changed meanwhile.
   */
  change(id: string, next: (before: DeviceRecord | null) => DeviceRecord | null): Promise<void>
  /** Puts or takes away many that come from the server; what is pending here stays. */
  takeIn(incoming: readonly { id: string; record: DeviceRecord | null }[]): Promise<void>
}

/** All that one owner keeps here in records. */
export type RecordStore = {
  /** Whether what is put here outlasts the page. */
  isLasting: boolean
  table(collection: string): RecordTable
  /** How many records are pending, in all collections. */
  countWaiting(): Promise<number>
  /** The last revision of the server that this device has seen; 0 at first. */
  cursor(): Promise<number>
  moveCursor(revision: number): Promise<void>
}

type Row = {
  owner: string
  collection: string
  id: string
  /** Outside what is sealed, since it says nothing of the person. */
  isPending: boolean
  /** 1 of what is pending, and absent of the rest: what waits is found by it without a look at everything. */
  waits?: 1
  /** Another at every change, so that one made meanwhile is noticed. */
  stamp?: string
  content: Sealed | DeviceRecord
}

interface Schema extends DBSchema {
  records: { key: [string, string, string]; value: Row; indexes: { waiting: [string, string, number] } }
  cursors: { key: [string, string]; value: { owner: string; collection: string; revision: number } }
}

type StoreOptions = {
  owner: string
  /** Seals all that is written; null for a guest, whose device is the only place there is. */
  key: CryptoKey | null
  databaseName?: string
}

/** Under this name lies the cursor of all collections that this version knows. A version that knows more begins anew, and misses none of them. */
const everyCollection = `* ${collectionNames.length}`

/** A store in IndexedDB. An account's records are sealed, and one that cannot be opened is left out rather than failing the rest. */
export async function openRecordStore({
  owner,
  key,
  databaseName = 'maitri-records',
}: StoreOptions): Promise<RecordStore> {
  const db = await openDB<Schema>(databaseName, 2, {
    async upgrade(database, from, _to, transaction) {
      if (from < 1) {
        database.createObjectStore('records', { keyPath: ['owner', 'collection', 'id'] })
        database.createObjectStore('cursors', { keyPath: ['owner', 'collection'] })
      }
      const records = transaction.objectStore('records')
      records.createIndex('waiting', ['owner', 'collection', 'waits'])
      for (let row = await records.openCursor(); row; row = await row.continue())
        if (row.value.isPending) await row.update({ ...row.value, waits: 1 })
    },
    // An old tab gives way to a newer version's tables.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return {
    isLasting: true,
    table: (collection) => createTable(db, { owner, key, collection }),
    countWaiting: () => db.countFromIndex('records', 'waiting', IDBKeyRange.bound([owner], [owner, []])),
    cursor: async () => (await db.get('cursors', [owner, everyCollection]))?.revision ?? 0,
    async moveCursor(revision) {
      await db.put('cursors', { owner, collection: everyCollection, revision })
    },
  }
}

type Place = { owner: string; collection: string; key: CryptoKey | null }

function createTable(db: IDBPDatabase<Schema>, { owner, collection, key }: Place): RecordTable {
  const placeOf = (id: string) => `${owner}/${collection}/${id}`

  async function opened({ id, content }: Row): Promise<DeviceRecord | null> {
    if (!key || !('iv' in content)) return 'iv' in content ? null : content
    return unseal(key, placeOf(id), content).then(
      (value) => value as DeviceRecord,
      () => null,
    )
  }

  async function rowOf(id: string, record: DeviceRecord): Promise<Row> {
    const content = key ? await seal(key, placeOf(id), record) : record
    const { isPending } = record
    return { owner, collection, id, isPending, ...(isPending && { waits: 1 }), stamp: crypto.randomUUID(), content }
  }

  const ofThis = IDBKeyRange.bound([owner, collection], [owner, collection, []])

  async function openedAll(rows: Row[]): Promise<DeviceRecord[]> {
    const records = await Promise.all(rows.map(opened))
    return records.filter((record) => record !== null)
  }

  async function find(id: string): Promise<{ row: Row | undefined; record: DeviceRecord | null }> {
    const row = await db.get('records', [owner, collection, id])
    return { row, record: row ? await opened(row) : null }
  }

  /** False where another change came in between. */
  async function tryChange(id: string, next: (before: DeviceRecord | null) => DeviceRecord | null): Promise<boolean> {
    const { row, record } = await find(id)
    const after = next(record)
    if (after === record) return true
    const put = after && (await rowOf(id, after))
    const transaction = db.transaction('records', 'readwrite')
    const now = await transaction.store.get([owner, collection, id])
    const isSame = now?.stamp === row?.stamp && (now === undefined) === (row === undefined)
    if (isSame && put) await transaction.store.put(put)
    if (isSame && !put) await transaction.store.delete([owner, collection, id])
    await transaction.done
    return isSame
  }

  return {
    all: async () => openedAll(await db.getAll('records', ofThis)),
    waiting: async () => openedAll(await db.getAllFromIndex('records', 'waiting', ofThis)),
    find: async (id) => (await find(id)).record,
    async change(id, next) {
      while (!(await tryChange(id, next))) {
        // The other change stands by now, and `next` sees it.
      }
    },
    async takeIn(incoming) {
      const puts = await Promise.all(
        incoming.map(async ({ id, record }) => ({ id, row: record && (await rowOf(id, record)) })),
      )
      const transaction = db.transaction('records', 'readwrite')
      for (const { id, row } of puts) {
        const here = await transaction.store.get([owner, collection, id])
        if (here?.isPending) continue
        if (row) void transaction.store.put(row)
        else void transaction.store.delete([owner, collection, id])
      }
      await transaction.done
    },
  }
}

/** A store that lasts as long as the page, for a browser that keeps nothing: an account still works, over the network. */
export function createMemoryStore(): RecordStore {
  const tables = new Map<string, Map<string, DeviceRecord>>()
  const recordsOf = (collection: string) => {
    const known = tables.get(collection) ?? new Map<string, DeviceRecord>()
    tables.set(collection, known)
    return known
  }
  let revision = 0
  return {
    isLasting: false,
    table: (collection) => createMemoryTable(recordsOf(collection)),
    countWaiting: async () =>
      [...tables.values()].flatMap((records) => [...records.values()]).filter(({ isPending }) => isPending).length,
    cursor: async () => revision,
    moveCursor: async (next) => {
      revision = next
    },
  }
}

function createMemoryTable(records: Map<string, DeviceRecord>): RecordTable {
  const put = (id: string, record: DeviceRecord | null) => void (record ? records.set(id, record) : records.delete(id))
  return {
    all: async () => [...records.values()],
    waiting: async () => [...records.values()].filter(({ isPending }) => isPending),
    find: async (id) => records.get(id) ?? null,
    change: async (id, next) => put(id, next(records.get(id) ?? null)),
    async takeIn(incoming) {
      for (const { id, record } of incoming) if (!records.get(id)?.isPending) put(id, record)
    },
  }
}
