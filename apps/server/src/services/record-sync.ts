import {
  moment,
  type RecordSyncChange,
  type RecordSyncOutcome,
  type RecordSyncWrite,
  recordCollections,
} from '@maitri/contracts'
import * as z from 'zod/mini'
import { listChanges } from '../db/record-pages'
import { type RecordWrite, writeRecords } from '../db/records'
import { type RecordDependencies, rulesOf } from './records'

/** The most changes of one answer; a page holds about a megabyte besides. */
const changesMax = 500

export type RecordSync = ReturnType<typeof createRecordSync>

type Exchange = {
  outcomes: RecordSyncOutcome[]
  changes: RecordSyncChange[]
  hasMore: boolean
  revision: number
  now: string
}

/** What a device did while it was away, and what it missed. */
export function createRecordSync({ store, quota, now }: RecordDependencies) {
  return {
    async exchange(
      uid: string,
      { writes, since }: { writes: RecordSyncWrite[]; since?: number | undefined },
    ): Promise<Exchange> {
      const outcomes = await write({ store, quota, now }, uid, writes)
      const told = new Set(outcomes.map((outcome, index) => placeOf(writes[index]?.collection, outcome)))
      const latest = Math.max(since ?? 0, ...outcomes.map((outcome) => ('revision' in outcome ? outcome.revision : 0)))
      if (since === undefined) return { outcomes, changes: [], hasMore: false, revision: 0, now: now().toISOString() }
      const { changes, hasMore } = await listChanges(store, uid, { since, limit: changesMax })
      return {
        outcomes,
        changes: changes.filter((change) => !told.has(placeOf(change.collection, change))) as RecordSyncChange[],
        hasMore,
        // Read after the writes: where nothing is left to read, nothing before them is.
        revision: hasMore ? (changes.at(-1)?.revision ?? since) : Math.max(latest, changes.at(-1)?.revision ?? 0),
        now: now().toISOString(),
      }
    },
  }
}

/** A record with its revision: one that was written again in the meantime is another. */
function placeOf(collection: string | undefined, one: { id: string; revision?: number }): string {
  return `${collection}/${one.id}/${one.revision ?? ''}`
}

async function write(
  { store, quota, now }: RecordDependencies,
  uid: string,
  writes: RecordSyncWrite[],
): Promise<RecordSyncOutcome[]> {
  if (writes.length === 0) return []
  const parsed = writes.map(parse)
  const kept = await writeRecords(
    store,
    uid,
    parsed.filter((one) => one !== null),
    { at: now(), quota },
  )
  const outcomes = kept.values()
  return writes.map(({ id }, index): RecordSyncOutcome => {
    const outcome = parsed[index] ? (outcomes.next().value as RecordSyncOutcome | undefined) : undefined
    return outcome ?? { state: 'refused', id, code: 'invalid_request' }
  })
}

/** The write by the schema of its collection; null where that refuses it. */
function parse({ collection, id, state, updatedAt, ...rest }: RecordSyncWrite): RecordWrite | null {
  if (state === 'deleted') {
    return z.safeParse(moment, updatedAt).success ? { state, collection, id, updatedAt } : null
  }
  const { data } = z.safeParse(recordCollections[collection].endpoints.write.body, { updatedAt, ...rest })
  return data ? { state, collection, id, ...data, ...rulesOf(collection) } : null
}
