import { type CollectionName, collectionNames, recordCollections } from '@maitri/contracts'
import { findRecord, listChanges, listRecords, removeRecord, writeRecord } from '../db/records'
import type { Store } from '../db/store'
import { AppError } from '../errors'

type Written = { occurredAt: string; updatedAt: string; body: unknown }

export type Records = ReturnType<typeof createRecords>

/** Every collection of records, by its name. */
export const createRecordCollections = (store: Store) =>
  Object.fromEntries(collectionNames.map((name) => [name, createRecords(store, name)])) as Record<
    CollectionName,
    Records
  >

/** One collection of records. */
function createRecords(store: Store, collection: CollectionName) {
  const { facet: facetName } = recordCollections[collection]
  return {
    list: (uid: string, page: { limit: number; before?: string | undefined }) =>
      listRecords(store, uid, collection, page),

    changes: (uid: string, page: { since: number; limit: number }) => listChanges(store, uid, collection, page),

    async read(uid: string, id: string) {
      const found = await findRecord(store, uid, collection, id)
      // Someone else's record answers like one that does not exist.
      if (!found) throw new AppError('not_found')
      return found
    },

    write(uid: string, id: string, written: Written) {
      const facet = facetName && (written.body as Record<string, string>)[facetName]
      return writeRecord(store, uid, collection, { id, ...written, ...(facet && { facet }) })
    },

    remove: (uid: string, id: string, at: string) => removeRecord(store, uid, collection, id, at),
  }
}
