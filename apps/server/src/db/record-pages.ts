import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { presentChange, presentRecord, type RecordChange, type RecordRow, type StoredRecord } from './record-rows'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import { records } from './schema/records'
import type { Store } from './store'

/** The most that one page holds, in sealed bytes: what is read, opened and sent at once holds everybody else up. */
const maxPageBytes = 1_000_000
/** What a record takes in an answer besides its body. */
const envelopeBytes = 200

/** A change with the collection to which its record belongs. */
export type CollectedChange = { collection: string } & RecordChange

type RecordPage = { records: StoredRecord[]; hasMore: boolean }

/**
 * The latest records of `owner`, newest first, as many as a page holds and at most `limit`; with `before`, those that follow the record
 * of that moment and id, or all earlier ones where only a moment is named.
 */
export async function listRecords(
  store: Store,
  owner: string,
  collection: string,
  { limit, before }: { limit: number; before?: { occurredAt: string; id?: string | undefined } | undefined },
): Promise<RecordPage> {
  const { occurredAt, id } = records
  const isPresent = and(isIn(owner, collection), isNotNull(records.sealed))
  const isSame = before?.id === undefined ? undefined : and(eq(occurredAt, before.occurredAt), gt(id, before.id))
  const isFurther = before && or(lt(occurredAt, before.occurredAt), isSame)
  const { rows, hasMore } = await pageOf(store, and(isPresent, isFurther), newestFirst, limit)
  return { records: rows.map((row) => presentRecord(store.sealer, row)), hasMore }
}

/** Writes and deletions of `owner` after a revision, oldest first. None is ever missed: a revision shows only after all before it do. */
export async function listChanges(
  store: Store,
  owner: string,
  { since, limit }: { since: number; limit: number },
): Promise<{ changes: CollectedChange[]; hasMore: boolean }> {
  const isAfter = and(ownedBy(records, owner), gt(records.revision, since))
  const { rows, hasMore } = await pageOf(store, isAfter, ({ revision }) => [asc(revision)], limit)
  const changes = rows.map((row) => ({ collection: row.collection, ...presentChange(store.sealer, row) }))
  return { changes, hasMore }
}

/** The latest revision of each of these people; those without a profile are not in it. */
export async function findRevisions({ db }: Pick<Store, 'db'>, uids: string[]): Promise<Map<string, number>> {
  const { userId, recordRevision } = profiles
  const rows = await db.select({ userId, recordRevision }).from(profiles).where(inArray(userId, uids))
  return new Map(rows.map((row) => [row.userId, row.recordRevision]))
}

/** All that `owner` has in one collection, oldest first, page by page; deletions leave no word and are not in it. */
export async function* exportCollection(
  store: Store,
  owner: string,
  collection: string,
): AsyncGenerator<StoredRecord[]> {
  const isPresent = and(isIn(owner, collection), isNotNull(records.sealed))
  let isFurther: SQL | undefined
  for (let hasMore = true; hasMore; ) {
    const page = await pageOf(store, and(isPresent, isFurther), oldestFirst, 500)
    yield page.rows.map((row) => presentRecord(store.sealer, row))
    const last = page.rows.at(-1)
    if (!last?.occurredAt) return
    const isLater = gt(records.occurredAt, last.occurredAt)
    isFurther = or(isLater, and(eq(records.occurredAt, last.occurredAt), gt(records.id, last.id)))
    hasMore = page.hasMore
  }
}

/** The collections in which `owner` has records. */
export async function listCollections({ db }: Store, owner: string): Promise<string[]> {
  const { collection } = records
  const rows = await db
    .selectDistinct({ collection })
    .from(records)
    .where(and(ownedBy(records, owner), isNotNull(records.sealed)))
    .orderBy(asc(collection))
  return rows.map((row) => row.collection)
}

type Ordered = Pick<typeof records, 'occurredAt' | 'id'>
const newestFirst = ({ occurredAt, id }: Ordered) => [desc(occurredAt), asc(id)]
const oldestFirst = ({ occurredAt, id }: Ordered) => [asc(occurredAt), asc(id)]

const isIn = (owner: string, collection: string) => and(ownedBy(records, owner), eq(records.collection, collection))

/** The first rows in an order: at most `limit`, and no more than a page holds, but for one that is larger alone. */
async function pageOf(
  { db }: Store,
  isWanted: SQL | undefined,
  orderOf: (columns: Pick<typeof records, 'occurredAt' | 'id' | 'revision'>) => SQL[],
  limit: number,
): Promise<{ rows: RecordRow[]; hasMore: boolean }> {
  const first = db
    .select()
    .from(records)
    .where(isWanted)
    .orderBy(...orderOf(records))
    .limit(limit + 1)
    .as('first')
  const { owner, collection, id, occurredAt, updatedAt, revision, sealed } = first
  const inOrder = sql`over (order by ${sql.join(orderOf(first as unknown as typeof records), sql`, `)})`
  const size = sql`coalesce(octet_length(${sealed}), 0) + ${envelopeBytes}::int`
  const sized = db
    .select({
      ...{ owner, collection, id, occurredAt, updatedAt, revision, sealed },
      place: sql<number>`(row_number() ${inOrder})::int`.as('place'),
      bytesSoFar: sql<number>`(sum(${size}) ${inOrder})::int`.as('bytes_so_far'),
      found: sql<number>`(count(*) over ())::int`.as('found'),
    })
    .from(first)
    .as('sized')
  const fits = and(lte(sized.place, limit), lte(sized.bytesSoFar, maxPageBytes))
  const rows = await db
    .select()
    .from(sized)
    .where(or(eq(sized.place, 1), fits))
    .orderBy(asc(sized.place))
  return { rows, hasMore: rows.length < (rows[0]?.found ?? 0) }
}
