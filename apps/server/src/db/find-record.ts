import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './engine'
import { presentRecord, type StoredRecord } from './record-rows'
import { ownedBy } from './schema/owned'
import { records } from './schema/records'
import type { Store } from './store'

/** One record of `owner`; null where there is none, it was deleted, or it is someone else's. */
export async function findRecord(
  { db, sealer }: Store,
  owner: string,
  collection: string,
  id: string,
): Promise<StoredRecord | null> {
  const [row] = await readingOne(db).execute({ owner, collection, id })
  return row?.sealed ? presentRecord(sealer, { owner, collection, id, ...row }) : null
}

/** The query for one record, put together once: anew each time that would be a fifth of the work. Without a name, so that any pool may take it. */
function buildReadingOne(db: Db) {
  const { occurredAt, updatedAt, revision, sealed } = records
  const owner = sql.placeholder('owner')
  const isIt = and(
    ownedBy(records, owner),
    eq(records.collection, sql.placeholder('collection')),
    eq(records.id, sql.placeholder('id')),
  )
  return db.select({ occurredAt, updatedAt, revision, sealed }).from(records).where(isIt).prepare('')
}

const readingOneOf = new WeakMap<Db, ReturnType<typeof buildReadingOne>>()

function readingOne(db: Db) {
  const known = readingOneOf.get(db) ?? buildReadingOne(db)
  readingOneOf.set(db, known)
  return known
}
