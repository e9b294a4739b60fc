import { and, eq, isNotNull, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDataKey, openDataKeys } from './data-keys'
import { placeOfEmailConfirmation } from './email-confirmations'
import type { Transaction } from './engine'
import { placeOfGroup, placeOfMember } from './groups'
import { underStoreLock } from './migrate'
import { placeOfMail } from './outbox'
import { placeOfProviderKey } from './provider-keys'
import { placeOfRecord } from './records'
import { dataKeys } from './schema/data-keys'
import { emailConfirmations } from './schema/email-confirmations'
import { groupMembers, groups } from './schema/groups'
import { outbox } from './schema/outbox'
import { providerKeys } from './schema/provider-keys'
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
    await resealGroups(tx, sealer)
    await resealGroupMembers(tx, sealer)
    await resealProviderKeys(tx, sealer)
    await resealEmailConfirmations(tx, sealer)
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

async function resealProviderKeys(tx: Transaction, sealer: Sealer): Promise<void> {
  const rows = await tx.select().from(providerKeys).where(isSealedBefore(providerKeys.sealed, sealer))
  for (const row of rows) {
    const place = placeOfProviderKey(row)
    const isIt = and(eq(providerKeys.owner, row.owner), eq(providerKeys.capability, row.capability))
    await tx
      .update(providerKeys)
      .set({ sealed: sealer.seal(sealer.unseal(row.sealed, place), place) })
      .where(isIt)
  }
}

async function resealEmailConfirmations(tx: Transaction, sealer: Sealer): Promise<void> {
  const rows = await tx.select().from(emailConfirmations).where(isSealedBefore(emailConfirmations.sealed, sealer))
  for (const row of rows) {
    const place = placeOfEmailConfirmation(row)
    await tx
      .update(emailConfirmations)
      .set({ sealed: sealer.seal(sealer.unseal(row.sealed, place), place) })
      .where(eq(emailConfirmations.owner, row.owner))
  }
}

async function resealGroups(tx: Transaction, sealer: Sealer): Promise<void> {
  const rows = await tx.select().from(groups).where(isSealedBefore(groups.sealed, sealer))
  for (const row of rows) {
    await tx
      .update(groups)
      .set({ sealed: reseal(sealer, row.sealed, placeOfGroup(row)) })
      .where(eq(groups.id, row.id))
  }
}

async function resealGroupMembers(tx: Transaction, sealer: Sealer): Promise<void> {
  const rows = await tx.select().from(groupMembers).where(isSealedBefore(groupMembers.sealed, sealer))
  for (const row of rows) {
    await tx
      .update(groupMembers)
      .set({ sealed: sealer.seal(sealer.unseal(row.sealed, placeOfMember(row)), placeOfMember(row)) })
      .where(and(eq(groupMembers.groupId, row.groupId), eq(groupMembers.owner, row.owner)))
  }
}

const isSealedBefore = (sealed: PgColumn, { header }: Sealer): SQL | undefined =>
  and(isNotNull(sealed), sql`substring(${sealed} from 1 for ${header.length}::int) <> ${header}::bytea`)

const reseal = (sealer: Sealer, sealed: Uint8Array | null, place: Place) =>
  sealed && sealer.seal(sealer.unseal(sealed, place), place)
