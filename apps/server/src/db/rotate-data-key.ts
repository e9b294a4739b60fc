import { and, eq, getTableColumns, isNotNull, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { placeOfBooking } from './booking-rows'
import { addDataKey, openDataKeys } from './data-keys'
import { placeOfDeviceKey } from './device-keys'
import { placeOfEmailConfirmation } from './email-confirmations'
import type { Transaction } from './engine'
import { placeOfMember } from './group-members'
import { placeOfGroup } from './groups'
import { underStoreLock } from './migrate'
import { placeOfMail } from './outbox'
import { placeOfProviderKey } from './provider-keys'
import { placeOfRecord } from './record-rows'
import { placeOfPushDevice } from './reminders'
import { dataKeys } from './schema/data-keys'
import { emailConfirmations } from './schema/email-confirmations'
import { groupMembers, groups } from './schema/groups'
import { outbox } from './schema/outbox'
import { profiles } from './schema/people'
import { providerKeys } from './schema/provider-keys'
import { records } from './schema/records'
import { pushDevices, serverSecrets } from './schema/reminders'
import { totpSecrets } from './schema/second-factors'
import { bookings, therapistMessages } from './schema/therapists'
import { createSealer, type Place, type Sealer } from './sealing'
import { placeOfTotp } from './second-factors'
import { placeOfServerSecret } from './server-secrets'
import type { Store } from './store'
import { placeOfTherapistMessage } from './therapist-messages'

/** Every table with a sealed column, the columns that name a row, and what its seal is bound to. A test fails on one that is missing. */
const sealedTables = [
  sealedTable(records, ['owner', 'collection', 'id'], placeOfRecord),
  sealedTable(outbox, ['id'], placeOfMail),
  sealedTable(bookings, ['id'], placeOfBooking),
  sealedTable(therapistMessages, ['id'], placeOfTherapistMessage),
  sealedTable(groups, ['id'], placeOfGroup),
  sealedTable(groupMembers, ['groupId', 'owner'], placeOfMember),
  sealedTable(providerKeys, ['owner', 'capability'], placeOfProviderKey),
  sealedTable(emailConfirmations, ['owner'], placeOfEmailConfirmation),
  sealedTable(pushDevices, ['id'], placeOfPushDevice),
  sealedTable(totpSecrets, ['owner'], placeOfTotp),
  sealedTable(profiles, ['userId'], ({ userId }) => placeOfDeviceKey(userId)),
  sealedTable(serverSecrets, ['name'], placeOfServerSecret),
]

/** The tables whose words a new data key seals again. */
export const resealedTables: readonly PgTable[] = sealedTables.map(({ table }) => table)

/**
 * Makes a new data key and seals every person's words again with it, all or nothing. A process that has the store open does not know the
 * new key: stop the servers before, and close `store` after.
 */
export async function rotateDataKey(store: Store): Promise<void> {
  await underStoreLock(store.db, async (tx) => {
    const [newest] = await tx.select({ id: max(dataKeys.id) }).from(dataKeys)
    await addDataKey(tx, store.appSecret, (newest?.id ?? 0) + 1)
    const sealer = createSealer(await openDataKeys(tx, [store.appSecret]))
    for (const { reseal } of sealedTables) await reseal(tx, sealer)
  })
}

const batchSize = 500

type Row = { sealed: Uint8Array | null }

function sealedTable<T extends PgTable & { sealed: PgColumn }>(
  table: T,
  key: readonly (keyof T['$inferSelect'] & string)[],
  placeOf: (row: T['$inferSelect']) => Place,
) {
  const columns = getTableColumns(table)
  const isIt = (row: T['$inferSelect']) => and(...key.map((name) => eq(columns[name] as PgColumn, row[name])))
  return {
    table,
    async reseal(tx: Transaction, sealer: Sealer): Promise<void> {
      for (;;) {
        const found = await tx
          .select()
          .from(table as PgTable)
          .where(isSealedBefore(table.sealed, sealer))
          .limit(batchSize)
        const rows = found as (T['$inferSelect'] & Row)[]
        if (rows.length === 0) return
        for (const row of rows) {
          if (!row.sealed) continue
          const sealed = sealer.seal(sealer.unseal(row.sealed, placeOf(row)), placeOf(row))
          await tx
            .update(table as PgTable)
            .set({ sealed })
            .where(isIt(row))
        }
      }
    },
  }
}

const isSealedBefore = (sealed: PgColumn, { header }: Sealer): SQL | undefined =>
  and(isNotNull(sealed), sql`substring(${sealed} from 1 for ${header.length}::int) <> ${header}::bytea`)
