import { moment, type RecordBatchOutcome, type RecordBatchWrite, recordCollections } from '@maitri/contracts'
import * as z from 'zod/mini'
import { type RecordWrite, writeRecords } from '../db/records'
import type { Store } from '../db/store'
import { facetOf } from './records'

export type RecordBatch = ReturnType<typeof createRecordBatch>

/** Many writes of a person at once: what a device did while it was offline. */
export function createRecordBatch(store: Store, now: () => Date) {
  return {
    async write(uid: string, writes: RecordBatchWrite[]): Promise<{ outcomes: RecordBatchOutcome[] }> {
      const parsed = writes.map(parse)
      const kept = await writeRecords(
        store,
        uid,
        parsed.filter((write) => write !== null),
        { at: now() },
      )
      const outcomes = kept.values()
      return {
        outcomes: writes.map(({ id }, index): RecordBatchOutcome => {
          const outcome = parsed[index] ? outcomes.next().value : undefined
          return outcome ?? { state: 'refused', id, code: 'invalid_request' }
        }),
      }
    },
  }
}

/** The write by the schema of its collection; null where that refuses it. */
function parse({ collection, id, state, updatedAt, occurredAt, body }: RecordBatchWrite): RecordWrite | null {
  if (state === 'deleted') {
    return z.safeParse(moment, updatedAt).success ? { state, collection, id, updatedAt } : null
  }
  const { data } = z.safeParse(recordCollections[collection].endpoints.write.body, { occurredAt, updatedAt, body })
  return data ? { state, collection, id, ...data, ...facetOf(collection, data.body) } : null
}
