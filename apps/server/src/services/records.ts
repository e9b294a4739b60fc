import { findRecord, listChanges, listRecords, removeRecord, writeRecord } from '../db/records'
import type { Store } from '../db/store'
import { AppError } from '../errors'

type Written = { occurredAt: string; updatedAt: string; body: unknown }

export type Records = ReturnType<typeof createRecords>

/** One collection of records. `facetOf` names what may be counted without opening a body. */
export function createRecords({
  store,
  collection,
  facetOf = () => undefined,
}: {
  store: Store
  collection: string
  facetOf?: (body: unknown) => string | undefined
}) {
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
      const facet = facetOf(written.body)
      return writeRecord(store, uid, collection, { id, ...written, ...(facet !== undefined && { facet }) })
    },

    remove: (uid: string, id: string, at: string) => removeRecord(store, uid, collection, id, at),
  }
}
