import { openDatabase, rowsOf } from './record-store'

type Options = { owner: string; from: CryptoKey; to: CryptoKey; databaseName?: string }

/** Seals an owner's records on this device with another key. What does not open with the first stays as it is, also what is changed meanwhile. */
export async function resealRecords({ owner, from, to, databaseName }: Options): Promise<void> {
  const db = await openDatabase(databaseName)
  try {
    const rows = await db.getAll('records', IDBKeyRange.bound([owner], [owner, []]))
    const moved = await Promise.all(
      rows.map(async (row) => {
        const record = await rowsOf(owner, from).opened(row)
        return record ? [{ row, next: await rowsOf(owner, to).rowOf(row.collection, row.id, record) }] : []
      }),
    )
    const { store, done } = db.transaction('records', 'readwrite')
    for (const { row, next } of moved.flat()) {
      const now = await store.get([owner, row.collection, row.id])
      if (now && now.stamp === row.stamp) void store.put(next)
    }
    await done
  } finally {
    db.close()
  }
}
