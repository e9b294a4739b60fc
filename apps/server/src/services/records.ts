import { type CollectionName, collectionNames, partOfField, recordCollections } from '@maitri/contracts'
import * as z from 'zod/mini'
import { findRecord } from '../db/find-record'
import { listRecords } from '../db/record-pages'
import { type NewRecord, type RecordQuota, RecordQuotaReached, removeRecord, writeRecord } from '../db/records'
import type { Store } from '../db/store'
import { AppError } from '../errors'

type ListQuery = { limit: number; before?: string | undefined; beforeId?: string | undefined }
type Written = Omit<NewRecord, 'id' | 'partOf' | 'isBody'>

export type Records = ReturnType<typeof createRecords>

export type RecordDependencies = { store: Store; quota: RecordQuota; now: () => Date }

/** Every collection of records, by its name. */
export const createRecordCollections = (dependencies: RecordDependencies) =>
  Object.fromEntries(collectionNames.map((name) => [name, createRecords(name, dependencies)])) as Record<
    CollectionName,
    Records
  >

/** One collection of records. */
function createRecords(collection: CollectionName, { store, quota, now }: RecordDependencies) {
  return {
    list(uid: string, { limit, before, beforeId: id }: ListQuery) {
      const from = before === undefined ? undefined : { occurredAt: before, id }
      return listRecords(store, uid, collection, { limit, before: from })
    },

    async read(uid: string, id: string) {
      const found = await findRecord(store, uid, collection, id)
      // Someone else's record answers like one that does not exist.
      if (!found) throw new AppError('not_found')
      return found
    },

    write(uid: string, id: string, written: Written) {
      const record = { id, ...written, ...rulesOf(collection) }
      return writeRecord(store, uid, collection, record, { at: now(), quota }).catch(refuse)
    },

    remove: (uid: string, id: string, updatedAt: string) =>
      removeRecord(store, uid, collection, id, updatedAt, { at: now(), quota }).catch(refuse),
  }
}

/** How two versions of a record of `collection` are merged. */
export function rulesOf(collection: CollectionName): Pick<NewRecord, 'partOf' | 'isBody'> {
  const { endpoints } = recordCollections[collection]
  const isBody = (merged: unknown) => z.safeParse(endpoints.write.body.shape.body, merged).success
  return { partOf: partOfField(collection), isBody }
}

function refuse(error: unknown): never {
  throw error instanceof RecordQuotaReached ? new AppError('quota_reached') : error
}
