import { and, eq, isNotNull, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDataKey, openDataKeys } from './data-keys'
import type { Transaction } from './engine'
import { underStoreLock } from './migrate'
import { placeOfMail } from './outbox'
import { placeOfRecord } from './records'
import { dataKeys } from './schema/data-keys'
import { outbox } from './schema/outbox'
import { records } from './schema/records'
import { createSealer, type Place, type Sealer } from './sealing'
import type { Store } from './store'

const batchSize = 500

/**
 * Makes a new data key and seals every person's words again with it, all or nothing. A process that has the store open does not know the
 * new key: stop the servers before, and close `store` after.
 */
export async function rotateDataKey(store: Store): Promise<void> {
  await underStoreLock(store.db, async (tx) => {
    const [newest] = await tx.select({ id: max(dataKeys.id) }).from(dataKeys)
    await addDataKey(tx, store.appSecret, (newest?.id ?? 0) + 1)
    const sealer = createSealer(await openDataKeys(tx, [store.appSecret]))
    await resealRecords(tx, sealer)
    await resealMail(tx, sealer)
  })
}

async function resealRecords(tx: Transaction, sealer: Sealer): Promise<void> {
  for (;;) {
    const rows = await tx.select().from(records).where(isSealedBefore(records.sealed, sealer)).limit(batchSize)
    if (rows.length === 0) return
    for (const row of rows) {
      const isIt = and(eq(records.owner, row.owner), eq(records.collection, row.collection), eq(records.id, row.id))
      await tx
        .update(records)
        .set({ sealed: reseal(sealer, row.sealed, placeOfRecord(row)) })
        .where(isIt)
    }
  }
}

async function resealMail(tx: Transaction, sealer: Sealer): Promise<void> {
  const rows = await tx.select().from(outbox).where(isSealedBefore(outbox.sealed, sealer))
  for (const row of rows) {
    await tx
      .update(outbox)
      .set({ sealed: reseal(sealer, row.sealed, placeOfMail(row)) })
      .where(eq(outbox.id, row.id))
  }
}

const isSealedBefore = (sealed: PgColumn, { header }: Sealer): SQL | undefined =>
  and(isNotNull(sealed), sql`substring(${sealed} from 1 for ${header.length}::int) <> ${header}::bytea`)

const reseal = (sealer: Sealer, sealed: Uint8Array | null, place: Place) =>
  sealed && sealer.seal(sealer.unseal(sealed, place), place)
