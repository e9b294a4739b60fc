import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from './engine'
import { activityCollection, moveCount } from './progress'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import { records } from './schema/records'
import type { Sealer } from './sealing'
import type { Store } from './store'

export type StoredRecord = { id: string; occurredAt: string; updatedAt: string; revision: number; body: unknown }

/** What stands in the store after a write or a deletion, as it goes over the wire. */
export type RecordChange =
  | ({ state: 'present' } & StoredRecord)
  | { state: 'deleted'; id: string; updatedAt: string; revision: number }

export type NewRecord = {
  id: string
  occurredAt: string
  updatedAt: string
  body: unknown
  /** What may be counted without opening the body: an activity's type. */
  facet?: string
}

type Row = typeof records.$inferSelect

/** Writes one record of `owner`. A write that is not later than what is stored changes nothing and answers what is stored. */
export async function writeRecord(
  { db, sealer }: Store,
  owner: string,
  collection: string,
  record: NewRecord,
): Promise<RecordChange> {
  const { id, facet = null } = record
  const values = {
    facet,
    occurredAt: inUtc(record.occurredAt),
    updatedAt: inUtc(record.updatedAt),
    sealed: sealer.seal(JSON.stringify(record.body), placeOfRecord({ owner, collection, id })),
  }
  return await db.transaction(async (tx) => {
    const revision = await nextRevision(tx, owner)
    const stored = await findRow(tx, owner, collection, id)
    if (stored && stored.updatedAt >= values.updatedAt) return presentChange(sealer, stored)
    const row = { owner, collection, id, ...values, revision }
    await putRow(tx, row, stored)
    return presentChange(sealer, row)
  })
}

/**
 * Erases one record of `owner` and leaves a tombstone, also where there was none. A deletion older than what is stored changes nothing;
 * at the same moment the deletion stands.
 */
export async function removeRecord(
  { db, sealer }: Store,
  owner: string,
  collection: string,
  id: string,
  at: string,
): Promise<RecordChange> {
  const updatedAt = inUtc(at)
  return await db.transaction(async (tx) => {
    const revision = await nextRevision(tx, owner)
    const stored = await findRow(tx, owner, collection, id)
    const isOlder = stored && stored.updatedAt > updatedAt
    const isRepeated = stored?.sealed === null && stored.updatedAt === updatedAt
    if (stored && (isOlder || isRepeated)) return presentChange(sealer, stored)
    const row = { owner, collection, id, facet: null, occurredAt: null, updatedAt, revision, sealed: null }
    await putRow(tx, row, stored)
    return presentChange(sealer, row)
  })
}

/** One record of `owner`; null where there is none, it was deleted, or it is someone else's. */
export async function findRecord(
  { db, sealer }: Store,
  owner: string,
  collection: string,
  id: string,
): Promise<StoredRecord | null> {
  const row = await findRow(db, owner, collection, id)
  return row?.sealed ? presentRecord(sealer, row) : null
}

/** The latest records of `owner`, newest first; with `before`, those that occurred earlier than it. */
export async function listRecords(
  { db, sealer }: Store,
  owner: string,
  collection: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<StoredRecord[]> {
  const rows = await db
    .select()
    .from(records)
    .where(
      and(
        ownedBy(records, owner),
        eq(records.collection, collection),
        isNotNull(records.sealed),
        before === undefined ? undefined : lt(records.occurredAt, inUtc(before)),
      ),
    )
    .orderBy(desc(records.occurredAt), asc(records.id))
    .limit(limit)
  return rows.map((row) => presentRecord(sealer, row))
}

/** All that `owner` has, by collection, oldest first; deletions leave no word and are not in it. */
export async function exportRecords({ db, sealer }: Store, owner: string): Promise<Record<string, StoredRecord[]>> {
  const rows = await db
    .select()
    .from(records)
    .where(and(ownedBy(records, owner), isNotNull(records.sealed)))
    .orderBy(asc(records.collection), asc(records.occurredAt), asc(records.id))
  const byCollection: Record<string, StoredRecord[]> = {}
  for (const row of rows) {
    const known = byCollection[row.collection]
    if (known) known.push(presentRecord(sealer, row))
    else byCollection[row.collection] = [presentRecord(sealer, row)]
  }
  return byCollection
}

/** Writes and deletions of `owner` after a revision, oldest first. None is ever missed: a revision shows only after all before it do. */
export async function listChanges(
  { db, sealer }: Store,
  owner: string,
  collection: string,
  { since, limit }: { since: number; limit: number },
): Promise<{ changes: RecordChange[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(records)
    .where(and(ownedBy(records, owner), eq(records.collection, collection), gt(records.revision, since)))
    .orderBy(asc(records.revision))
    .limit(limit + 1)
  return { changes: rows.slice(0, limit).map((row) => presentChange(sealer, row)), hasMore: rows.length > limit }
}

/** Locks the owner's profile until the transaction ends, so that writes of one owner stand in a line. */
async function nextRevision(tx: Transaction, owner: string): Promise<number> {
  const [profile] = await tx
    .update(profiles)
    .set({ recordRevision: sql`${profiles.recordRevision} + 1` })
    .where(ownedBy(profiles, owner))
    .returning({ revision: profiles.recordRevision })
  if (!profile) throw new Error('Records need a profile of their owner.')
  return profile.revision
}

async function findRow(
  db: Pick<Transaction, 'select'>,
  owner: string,
  collection: string,
  id: string,
): Promise<Row | null> {
  const isIt = and(ownedBy(records, owner), eq(records.collection, collection), eq(records.id, id))
  const [row] = await db.select().from(records).where(isIt)
  return row ?? null
}

async function putRow(tx: Transaction, row: Row, stored: Row | null): Promise<void> {
  const { owner, collection, id: _, ...values } = row
  await tx
    .insert(records)
    .values(row)
    .onConflictDoUpdate({ target: [records.owner, records.collection, records.id], set: values })
  if (collection === activityCollection) await moveCount(tx, owner, stored?.facet ?? null, row.facet)
}

/** Where a record's body is sealed to. */
export const placeOfRecord = ({ owner, collection, id }: Pick<Row, 'owner' | 'collection' | 'id'>) => ({
  table: 'records',
  owner,
  id: `${collection}/${id}`,
})

function presentRecord(sealer: Sealer, row: Row): StoredRecord {
  const { id, occurredAt, updatedAt, revision, sealed } = row
  if (sealed === null || occurredAt === null) throw new Error('A tombstone has no body.')
  return { id, occurredAt, updatedAt, revision, body: JSON.parse(sealer.unseal(sealed, placeOfRecord(row))) }
}

function presentChange(sealer: Sealer, row: Row): RecordChange {
  if (row.sealed) return { state: 'present', ...presentRecord(sealer, row) }
  return { state: 'deleted', id: row.id, updatedAt: row.updatedAt, revision: row.revision }
}

/** One spelling of a moment, so that two can be compared as text. */
const inUtc = (moment: string) => new Date(moment).toISOString()
