import { type ActivityType, type RecordLimit, recordBytesMax, recordsMax } from '@maitri/contracts'
import {
  clockToleranceMs,
  effectOf,
  givenOn,
  isByParts,
  mergeWrite,
  notAhead,
  type RecordVersion,
  type WrittenVersion,
  withoutMomentsAhead,
} from '@maitri/domain'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './engine'
import { activityCollection, activityTypeOf, moveCounts } from './progress'
import { presentChange, presentRecord, type RecordChange, type RecordRow, sealBody } from './record-rows'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import { records } from './schema/records'
import type { Sealer } from './sealing'
import type { Store } from './store'

export type NewRecord = Pick<WrittenVersion, 'changedAt' | 'replaced' | 'settled' | 'given'> & {
  id: string
  occurredAt: string
  updatedAt: string
  body: unknown
  /** The part of the record to which a field of its body belongs; without it each field is one by itself. */
  partOf?: (field: string) => string
  /** Whether what a merge came to is a body of the collection; without it every one is. */
  isBody?: (body: unknown) => boolean
}

/** One write or deletion of a record, as a device did it. */
export type RecordWrite = { collection: string } & (
  | ({ state: 'present' } & NewRecord)
  | { state: 'deleted'; id: string; updatedAt: string }
)

/** What one person may keep: records, their sealed bytes, and deletions of what never was here. */
export type RecordQuota = Record<RecordLimit, number>

export const defaultRecordQuota: RecordQuota = { records: recordsMax, bytes: recordBytesMax, tombstones: 20_000 }

/** What stands in the store after a write, or that it was not kept, since the person's quota is used up. */
export type RecordOutcome = RecordChange | { state: 'refused'; id: string; code: 'quota_reached'; limit: RecordLimit }

/** One person keeps as much as one may. */
export class RecordQuotaReached extends Error {
  override name = 'RecordQuotaReached'
}

type Stored = Pick<RecordRow, 'collection' | 'id' | 'updatedAt' | 'revision'> & {
  /** Sealed bytes; null of a tombstone. */
  size: number | null
}
type Owned = Pick<typeof profiles.$inferSelect, 'recordRevision' | 'recordCount' | 'recordBytes' | 'tombstoneCount'>

/** Writes one record of `owner`, or throws `RecordQuotaReached`. What is not later than what is stored changes nothing; the answer is what is stored then. */
export async function writeRecord(
  store: Store,
  owner: string,
  collection: string,
  record: NewRecord,
  options: WriteOptions = {},
): Promise<RecordChange> {
  return onlyOne(await writeRecords(store, owner, [{ state: 'present', collection, ...record }], options))
}

/**
 * Erases one record of `owner` and leaves a tombstone, also where there was none. A deletion older than what is stored changes nothing;
 * at the same moment the deletion stands.
 */
export async function removeRecord(
  store: Store,
  owner: string,
  collection: string,
  id: string,
  updatedAt: string,
  options: WriteOptions = {},
): Promise<RecordChange> {
  return onlyOne(await writeRecords(store, owner, [{ state: 'deleted', collection, id, updatedAt }], options))
}

function onlyOne([outcome]: RecordOutcome[]): RecordChange {
  if (!outcome || outcome.state === 'refused') throw new RecordQuotaReached()
  return outcome
}

type WriteOptions = { at?: Date; quota?: RecordQuota }

/** Writes and deletes many records of `owner` in their order, in one transaction of a few statements however many they are. */
export async function writeRecords(
  { db, sealer }: Store,
  owner: string,
  writes: RecordWrite[],
  { at = new Date(), quota = defaultRecordQuota }: WriteOptions = {},
): Promise<RecordOutcome[]> {
  const rows = writes.map((write): RecordRow => {
    const place = { owner, collection: write.collection, id: write.id, revision: 0 }
    if (write.state === 'deleted') return { ...place, ...gone, updatedAt: notAhead(write.updatedAt, at) }
    const version = withoutMomentsAhead(versionOf(write), at)
    const { occurredAt, updatedAt, changedAt, body } = version
    const sealed = sealBody(sealer, place, body, { changedAt, earlier: givenOn(version) })
    return { ...place, occurredAt, updatedAt, sealed }
  })
  return await db.transaction(async (tx) => {
    const owned = await lockOwner(tx, owner, rows.length)
    const stored = new Map((await findStored(tx, owner, rows)).map((row) => [keyOf(row), row]))
    const kept = new Map<string, RecordRow>()
    const counts = new Map<ActivityType | null, number>()
    const bodies = await findStanding(tx, owner, writes.filter(needsStanding))
    const outcomes = rows.map((written, index): RecordRow | 'stands' | { limit: RecordLimit } => {
      const known = stored.get(keyOf(written))
      const standing = kept.get(keyOf(written)) ?? bodies.get(keyOf(written))
      const row = rowAfter(sealer, written, writes[index] as RecordWrite, known, standing, at)
      if (!row) return kept.get(keyOf(written)) ?? 'stands'
      const use = useOf(row, known)
      const limit = limitMet(owned, use, known === undefined, quota)
      if (limit) return { limit }
      owned.recordCount += use.records
      owned.recordBytes += use.bytes
      owned.tombstoneCount += use.tombstones
      const put = { ...row, revision: owned.recordRevision - rows.length + 1 + index }
      if (row.collection === activityCollection) {
        const [before, after] = [typeOf(sealer, standing), typeOf(sealer, row)]
        counts.set(before, (counts.get(before) ?? 0) - 1)
        counts.set(after, (counts.get(after) ?? 0) + 1)
      }
      stored.set(keyOf(row), { ...put, size: row.sealed?.length ?? null })
      kept.set(keyOf(row), put)
      return put
    })
    await putRows(tx, [...kept.values()])
    await keepUse(tx, owner, owned)
    await moveCounts(tx, owner, counts)
    const standing = await findStanding(
      tx,
      owner,
      rows.filter((_, index) => outcomes[index] === 'stands'),
    )
    return rows.map((written, index): RecordOutcome => {
      const outcome = outcomes[index]
      if (typeof outcome === 'object' && 'limit' in outcome)
        return { state: 'refused', id: written.id, code: 'quota_reached', limit: outcome.limit }
      const row = outcome === 'stands' ? standing.get(keyOf(written)) : outcome
      if (!row) throw new Error('What stands in the store is there.')
      return presentChange(sealer, row)
    })
  })
}

type Placed = Pick<RecordRow, 'collection' | 'id'>

const keyOf = ({ collection, id }: Placed) => `${collection}/${id}`

const gone = { occurredAt: null, sealed: null }

type PresentWrite = Extract<RecordWrite, { state: 'present' }>

/** A write as the rules of `domain/sync` see it. Every body of a collection is an object. */
const versionOf = ({
  occurredAt,
  updatedAt,
  changedAt,
  replaced,
  settled,
  given,
  body,
}: PresentWrite): WrittenVersion => ({
  occurredAt,
  updatedAt,
  changedAt,
  replaced,
  settled,
  given,
  body: body as WrittenVersion['body'],
})

const isWrittenByParts = (write: RecordWrite) => write.state === 'present' && isByParts(versionOf(write))

/** Whether the body that stands must be opened: to merge with it, or for its type, which stands nowhere else. */
const needsStanding = (write: RecordWrite) => write.collection === activityCollection || isWrittenByParts(write)

/** What kind of activity a row is; null of a tombstone, and where there is none. */
const typeOf = (sealer: Sealer, row: RecordRow | undefined): ActivityType | null =>
  row?.sealed ? activityTypeOf(presentRecord(sealer, row).body) : null

/** What lies further ahead than a device's clock may be, stored by an older version: it stands against nothing. */
const isAhead = (moment: string, at: Date) => Date.parse(moment) > at.getTime() + clockToleranceMs

/** The row that stands after a write; null where the write changes nothing. `standing` is the stored row, where its body may be needed. */
function rowAfter(
  sealer: Sealer,
  written: RecordRow,
  write: RecordWrite,
  known: Stored | undefined,
  standing: RecordRow | undefined,
  at: Date,
): RecordRow | null {
  if (known && isAhead(known.updatedAt, at)) return written
  const before = known && { state: known.size === null ? ('deleted' as const) : ('present' as const), ...known }
  const effect = effectOf(before ?? null, {
    ...write,
    updatedAt: written.updatedAt,
    isByParts: isWrittenByParts(write),
  })
  if (effect === 'put') return written
  if (effect === 'none' || write.state === 'deleted' || !standing?.sealed) return null
  const stored = presentRecord(sealer, standing) as RecordVersion & { revision: number }
  const { partOf = (field) => field, isBody = () => true } = write
  const merged = mergeWrite(stored, withoutMomentsAhead(versionOf(write), at), partOf)
  if (!merged) return null
  // What no version of the app could have written is taken from one device whole.
  if (!isBody(merged.body)) return written.updatedAt > stored.updatedAt ? written : null
  const { occurredAt, updatedAt, body, changedAt, earlier } = merged
  return { ...standing, occurredAt, updatedAt, sealed: sealBody(sealer, standing, body, { changedAt, earlier }) }
}

type Use = { records: number; bytes: number; tombstones: number }

/** How much more, or less, is kept once `row` is in the place of `known`. */
function useOf({ sealed }: RecordRow, known: Stored | undefined): Use {
  const wasPresent = known !== undefined && known.size !== null
  return {
    records: Number(sealed !== null) - Number(wasPresent),
    bytes: (sealed?.length ?? 0) - (known?.size ?? 0),
    tombstones: Number(sealed === null) - Number(known !== undefined && !wasPresent),
  }
}

/** What makes room, or takes none, always has it; a deletion of what was here is no use of the quota either. */
function limitMet(owned: Owned, use: Use, isNew: boolean, quota: RecordQuota): RecordLimit | null {
  if (use.records > 0 && owned.recordCount >= quota.records) return 'records'
  if (use.bytes > 0 && owned.recordBytes + use.bytes > quota.bytes) return 'bytes'
  return isNew && use.tombstones > 0 && owned.tombstoneCount >= quota.tombstones ? 'tombstones' : null
}

/** Locks the owner's profile until the transaction ends, so that writes of one owner stand in a line; takes `count` revisions. */
async function lockOwner(tx: Transaction, owner: string, count: number): Promise<Owned> {
  const { recordRevision, recordCount, recordBytes, tombstoneCount } = profiles
  const [owned] = await tx
    .update(profiles)
    .set({ recordRevision: sql`${recordRevision} + ${count}::int` })
    .where(ownedBy(profiles, owner))
    .returning({ recordRevision, recordCount, recordBytes, tombstoneCount })
  if (!owned) throw new Error('Records need a profile of their owner.')
  return owned
}

async function keepUse(tx: Transaction, owner: string, { recordCount, recordBytes, tombstoneCount }: Owned) {
  await tx.update(profiles).set({ recordCount, recordBytes, tombstoneCount }).where(ownedBy(profiles, owner))
}

/** What is known of the rows that are written, without their bodies. */
async function findStored(tx: Transaction, owner: string, rows: RecordRow[]): Promise<Stored[]> {
  const { collection, id, updatedAt, revision, sealed } = records
  const size = sql<number | null>`octet_length(${sealed})`
  return await tx.select({ collection, id, updatedAt, revision, size }).from(records).where(areThese(owner, rows))
}

/** Rows as they stand, with their bodies, by their place. */
async function findStanding(tx: Transaction, owner: string, places: Placed[]): Promise<Map<string, RecordRow>> {
  const standing = places.length === 0 ? [] : await tx.select().from(records).where(areThese(owner, places))
  return new Map(standing.map((row) => [keyOf(row), row]))
}

function areThese(owner: string, rows: Placed[]): SQL | undefined {
  const collections = [...new Set(rows.map(({ collection }) => collection))]
  const isOf = collections.map((collection) => {
    const ids = rows.filter((row) => row.collection === collection).map(({ id }) => id)
    return and(eq(records.collection, collection), inArray(records.id, ids))
  })
  return and(ownedBy(records, owner), or(...isOf))
}

async function putRows(tx: Transaction, rows: RecordRow[]): Promise<void> {
  if (rows.length === 0) return
  const put = (column: keyof RecordRow) => sql.raw(`excluded."${records[column].name}"`)
  const set = {
    occurredAt: put('occurredAt'),
    updatedAt: put('updatedAt'),
    revision: put('revision'),
    sealed: put('sealed'),
  }
  const target = [records.owner, records.collection, records.id]
  await tx.insert(records).values(rows).onConflictDoUpdate({ target, set })
}
