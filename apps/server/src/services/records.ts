import { type CollectionName, collectionNames, recordCollections } from '@maitri/contracts'
import { listChanges, listRecords } from '../db/record-pages'
import { findRecord, RecordQuotaReached, removeRecord, writeRecord } from '../db/records'
import type { Store } from '../db/store'
import { AppError } from '../errors'

type ListQuery = { limit: number; before?: string | undefined; beforeId?: string | undefined }
type Written = { occurredAt: string; updatedAt: string; body: unknown }

export type Records = ReturnType<typeof createRecords>

/** Every collection of records, by its name. */
export const createRecordCollections = (store: Store, now: () => Date) =>
  Object.fromEntries(collectionNames.map((name) => [name, createRecords(store, name, now)])) as Record<
    CollectionName,
    Records
  >

/** One collection of records. */
function createRecords(store: Store, collection: CollectionName, now: () => Date) {
  return {
    list(uid: string, { limit, before, beforeId: id }: ListQuery) {
      const from = before === undefined ? undefined : { occurredAt: before, id }
      return listRecords(store, uid, collection, { limit, before: from })
    },

    changes: (uid: string, page: { since: number; limit: number }) => listChanges(store, uid, collection, page),

    async read(uid: string, id: string) {
      const found = await findRecord(store, uid, collection, id)
      // Someone else's record answers like one that does not exist.
      if (!found) throw new AppError('not_found')
      return found
    },

    write(uid: string, id: string, written: Written) {
      const record = { id, ...written, ...facetOf(collection, written.body) }
      return writeRecord(store, uid, collection, record, { at: now() }).catch(refuse)
    },

    remove: (uid: string, id: string, updatedAt: string) =>
      removeRecord(store, uid, collection, id, updatedAt, { at: now() }).catch(refuse),
  }
}

/** What stands open beside the sealed body of a record of `collection`. */
export function facetOf(collection: CollectionName, body: unknown): { facet?: string } {
  const { facet: name } = recordCollections[collection]
  const facet = name && (body as Record<string, string>)[name]
  return facet ? { facet } : {}
}

function refuse(error: unknown): never {
  throw error instanceof RecordQuotaReached ? new AppError('quota_reached') : error
}
