import {
  type CollectionName,
  collectionNames,
  partOfField,
  type RecordLimit,
  type RecordSyncChange,
  type RecordSyncWrite,
  recordSyncMaxBytes,
  recordSyncMaxWrites,
  syncRecords as syncEndpoint,
} from '@maitri/contracts'
import { acknowledge, type DeviceRecord, receive } from '@maitri/domain'
import { callApi } from '../../lib/api-client'
import type { RecordChange, RecordStore } from './record-store'
import type { ServerClock } from './server-clock'

type SyncOptions = {
  clock: ServerClock
  /** Whose records they are: the server refuses them as anyone else's. */
  person?: string
  signal?: AbortSignal
  /**
   * Called with the collections in which something came from the server, page by page, and at the end with those of which something was sent:
   * what a list shows of that is the same before, and two years of it would be read anew with every request.
   */
  onChange?: (collections: CollectionName[]) => void
}

/** A request that is at most as large is finished by the browser also when the page is left; it takes 64 KiB. */
const keepaliveMaxBytes = 60_000

/**
 * Sends what was done here and takes what was done elsewhere, many records a request; what is done here meanwhile goes with it. Every write is
 * an upsert on the record's own id, so that sending one twice changes nothing. Throws `ApiError` at the first call that fails, or once `signal`
 * is aborted; what was not sent stays pending and is sent by the next run. Answers how many records the server would not have, and for which limit of the account: they
 * stay pending, and hold up no other.
 */
export async function syncRecords(
  store: RecordStore,
  { clock, person, signal, onChange }: SyncOptions,
): Promise<{ refused: number; limit: RecordLimit | null }> {
  const nextBatch = batchesOf(store)
  let refused = 0
  let limit: RecordLimit | null = null
  const sentOf = new Set<string>()
  const tell = (touched: ReadonlySet<string>) => {
    const changed = collectionNames.filter((name) => touched.has(name))
    if (changed.length > 0) onChange?.(changed)
  }
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { sent, hasMore: isMoreWaiting } = await nextBatch()
      if (!isFirst && sent.length === 0) return { refused, limit }
      let hasMore = true
      for (let writes = sent; hasMore; writes = []) {
        const answer = await exchange(store, writes, { clock, person, signal })
        const acknowledged: RecordChange[] = []
        for (const [index, { collection, record }] of writes.entries()) {
          const outcome = answer.outcomes[index]
          if (!outcome || outcome.state === 'refused') {
            refused += 1
            limit ??= outcome?.limit ?? null
            continue
          }
          const next = (here: DeviceRecord | null) => acknowledge(here, record, outcome, partOfField(collection))
          acknowledged.push({ collection, id: record.id, next })
        }
        await store.changeAll(acknowledged)
        await takeIn(store, answer.changes)
        await store.moveCursor(answer.revision)
        for (const { collection } of writes) sentOf.add(collection)
        tell(new Set(answer.changes.map(({ collection }) => collection)))
        // What waits goes first: its answers bring the changes that it meets.
        hasMore = answer.hasMore && !isMoreWaiting
      }
    }
  } finally {
    tell(sentOf)
  }
}

type Waiting = { collection: CollectionName; record: DeviceRecord }

async function exchange(
  store: RecordStore,
  sent: Waiting[],
  {
    clock,
    person,
    signal,
  }: Pick<SyncOptions, 'clock'> & { person: string | undefined; signal: AbortSignal | undefined },
) {
  const writes = sent.map(writeOf)
  const body = { writes, since: await store.cursor() }
  const sentAt = Date.now()
  const answer = await callApi(
    syncEndpoint,
    { body },
    {
      ...(signal && { signal }),
      ...(person !== undefined && { person }),
      keepalive: bytesOf(writes) < keepaliveMaxBytes,
    },
  )
  clock.learn(answer.now, sentAt, Date.now())
  return answer
}

/**
 * What waits and was not tried in this run, as much at a time as one request takes. One look serves many requests: each opens all that waits.
 * What is done here after a look is found by the next one; what changed after it goes as it was, and then once more.
 */
function batchesOf(store: RecordStore) {
  const tried = new Set<string>()
  let found: Waiting[] = []

  async function look(): Promise<Waiting[]> {
    const waiting: Waiting[] = []
    for (const collection of collectionNames)
      for (const record of await store.table(collection).waiting()) {
        const version = `${collection} ${record.id} ${record.updatedAt} ${record.edits}`
        if (tried.has(version)) continue
        tried.add(version)
        waiting.push({ collection, record })
      }
    return waiting
  }

  return async (): Promise<{ sent: Waiting[]; hasMore: boolean }> => {
    if (found.length === 0) found = await look()
    let bytes = 0
    let count = 0
    for (const one of found) {
      bytes += bytesOf(writeOf(one)) + 1
      if (count === recordSyncMaxWrites || (count > 0 && bytes > recordSyncMaxBytes - envelopeBytes)) break
      count += 1
    }
    const sent = found.slice(0, count)
    found = found.slice(count)
    return { sent, hasMore: found.length > 0 }
  }
}

const envelopeBytes = 1_000

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

function writeOf({ collection, record }: Waiting): RecordSyncWrite {
  const { id, occurredAt, updatedAt, body, changedAt, replaced, settled, given } = record
  if (body === null) return { collection, id, state: 'deleted', updatedAt }
  return { collection, id, state: 'present', occurredAt, updatedAt, body, changedAt, replaced, settled, given }
}

async function takeIn(store: RecordStore, changes: RecordSyncChange[]): Promise<void> {
  // A collection of a newer version is passed over; that version begins anew, since its cursor has another name.
  for (const collection of collectionNames) {
    const list = changes.filter((change) => change.collection === collection)
    if (list.length > 0)
      await store.table(collection).takeIn(list.map((change) => ({ id: change.id, record: receive(null, change) })))
  }
}
