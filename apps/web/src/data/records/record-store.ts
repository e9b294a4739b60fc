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

/** What is to become of one record: `next` makes it of the record that is there, or takes that away by null. */
export type RecordChange = {
  collection: string
  id: string
  next: (before: DeviceRecord | null) => DeviceRecord | null
}

/** All that one owner keeps here in records. */
export type RecordStore = {
  /** Whether what is put here outlasts the page. */
  isLasting: boolean
  table(collection: string): RecordTable
  /** Makes many changes as `RecordTable.change` makes one, at the cost of about one. */
  changeAll(changes: readonly RecordChange[]): Promise<void>
  /** How many records are pending, in all collections. */
  countWaiting(): Promise<number>
  /** The last revision of the server that this device has seen; 0 at first. */
  cursor(): Promise<number>
  moveCursor(revision: number): Promise<void>
  /** Takes away from the device everything but what waits: the server has it. */
  forgetSent(): Promise<void>
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

/** The tables in which everyone's records lie on this device. */
export const openDatabase = (databaseName = 'maitri-records'): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(databaseName, 2, {
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

/** A store in IndexedDB. An account's records are sealed, and one that cannot be opened is left out rather than failing the rest. */
export async function openRecordStore({ owner, key, databaseName }: StoreOptions): Promise<RecordStore> {
  const db = await openDatabase(databaseName)
  const changeAll = createChangeAll(db, owner, key)
  return {
    isLasting: true,
    table: (collection) => createTable(db, { owner, key, collection, changeAll }),
    changeAll,
    countWaiting: () => db.countFromIndex('records', 'waiting', IDBKeyRange.bound([owner], [owner, []])),
    cursor: async () => (await db.get('cursors', [owner, everyCollection]))?.revision ?? 0,
    async moveCursor(revision) {
      await db.put('cursors', { owner, collection: everyCollection, revision })
    },
    async forgetSent() {
      const transaction = db.transaction(['records', 'cursors'], 'readwrite')
      const own = IDBKeyRange.bound([owner], [owner, []])
      void transaction.objectStore('cursors').delete(own)
      for (let row = await transaction.objectStore('records').openCursor(own); row; row = await row.continue())
        if (!row.value.isPending) await row.delete()
      await transaction.done
    },
  }
}

/** Opens and seals the rows of one owner. */
export function rowsOf(owner: string, key: CryptoKey | null) {
  const placeOf = (collection: string, id: string) => `${owner}/${collection}/${id}`
  return {
    async opened({ collection, id, content }: Row): Promise<DeviceRecord | null> {
      if (!key || !('iv' in content)) return 'iv' in content ? null : content
      return unseal(key, placeOf(collection, id), content).then(
        (value) => value as DeviceRecord,
        () => null,
      )
    },
    async rowOf(collection: string, id: string, record: DeviceRecord): Promise<Row> {
      const content = key ? await seal(key, placeOf(collection, id), record) : record
      const { isPending } = record
      return { owner, collection, id, isPending, ...(isPending && { waits: 1 }), stamp: crypto.randomUUID(), content }
    },
  }
}

/** One transaction reads what is there and one writes what becomes of it: one for each record made two years of them wait for minutes. */
function createChangeAll(db: IDBPDatabase<Schema>, owner: string, key: CryptoKey | null): RecordStore['changeAll'] {
  const { opened, rowOf } = rowsOf(owner, key)

  /** Answers the changes before which another came in between. */
  async function tryAll(changes: readonly RecordChange[]): Promise<RecordChange[]> {
    const reading = db.transaction('records').store
    const rows = await Promise.all(changes.map(({ collection, id }) => reading.get([owner, collection, id])))
    const made = await Promise.all(
      changes.map(async (change, index) => {
        const { collection, id, next } = change
        const row = rows[index]
        const before = row ? await opened(row) : null
        const after = next(before)
        if (after === before) return []
        return [{ change, row, put: after && (await rowOf(collection, id, after)) }]
      }),
    )
    const due = made.flat()
    if (due.length === 0) return []
    const overtaken: RecordChange[] = []
    const { store, done } = db.transaction('records', 'readwrite')
    for (const { change, row, put } of due) {
      const place: [string, string, string] = [owner, change.collection, change.id]
      const now = await store.get(place)
      const isSame = now?.stamp === row?.stamp && (now === undefined) === (row === undefined)
      if (!isSame) overtaken.push(change)
      else if (put) void store.put(put)
      else void store.delete(place)
    }
    await done
    return overtaken
  }

  return async (changes) => {
    // Once the other change stands, `next` sees it.
    for (let left = changes; left.length > 0; ) left = await tryAll(left)
  }
}

type Place = { owner: string; collection: string; key: CryptoKey | null } & Pick<RecordStore, 'changeAll'>

function createTable(db: IDBPDatabase<Schema>, { owner, collection, key, changeAll }: Place): RecordTable {
  const { opened, rowOf } = rowsOf(owner, key)
  const ofThis = IDBKeyRange.bound([owner, collection], [owner, collection, []])

  async function openedAll(rows: Row[]): Promise<DeviceRecord[]> {
    const records = await Promise.all(rows.map(opened))
    return records.filter((record) => record !== null)
  }

  return {
    all: async () => openedAll(await db.getAll('records', ofThis)),
    waiting: async () => openedAll(await db.getAllFromIndex('records', 'waiting', ofThis)),
    async find(id) {
      const row = await db.get('records', [owner, collection, id])
      return row ? await opened(row) : null
    },
    change: (id, next) => changeAll([{ collection, id, next }]),
    async takeIn(incoming) {
      const puts = await Promise.all(
        incoming.map(async ({ id, record }) => ({ id, row: record && (await rowOf(collection, id, record)) })),
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
    async changeAll(changes) {
      for (const { collection, id, next } of changes) await createMemoryTable(recordsOf(collection)).change(id, next)
    },
    countWaiting: async () =>
      [...tables.values()].flatMap((records) => [...records.values()]).filter(({ isPending }) => isPending).length,
    cursor: async () => revision,
    moveCursor: async (next) => {
      revision = next
    },
    // Nothing of it lies on the device.
    forgetSent: async () => undefined,
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
