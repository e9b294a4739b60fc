import {
  type CollectionName,
  partOfField,
  type RecordSyncChange,
  type RecordSyncOutcome,
  type RecordSyncWrite,
  syncRecords,
} from '@maitri/contracts'
import { effectOf, givenOn, isByParts, mergeWrite, type RecordVersion, type WrittenVersion } from '@maitri/domain'
import type { FakeApi } from './fake-api'

type Given = { collection: CollectionName; id: string; occurredAt: string; updatedAt?: string; body: unknown }

/** A server that keeps the records that it is given as ours does, beginning with those that are given here. */
export function keepRecords(api: FakeApi, given: Given[] = []) {
  const stored = new Map<string, RecordSyncChange>()
  const sent: RecordSyncWrite[] = []
  let revision = 0
  const keyOf = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`

  function take(write: RecordSyncWrite): RecordSyncOutcome {
    const known = stored.get(keyOf(write)) ?? null
    const written = { ...write, body: write.body ?? {} } as unknown as WrittenVersion
    const effect = effectOf(known, { ...write, isByParts: isByParts(written) })
    const merged =
      effect === 'merge' && known?.state === 'present'
        ? mergeWrite(known as RecordVersion, written, partOfField(write.collection))
        : null
    if (known && (effect === 'none' || (effect === 'merge' && !merged))) return known
    revision += 1
    const { collection, id, state, updatedAt, occurredAt, body, changedAt } = write
    const next = merged ?? { occurredAt, updatedAt, body, changedAt, earlier: givenOn(written) }
    const standing = { ...(state === 'deleted' ? { updatedAt } : next), collection, id, state, revision }
    stored.set(keyOf(write), standing as RecordSyncChange)
    return standing as RecordSyncChange
  }

  const put = ({ updatedAt, occurredAt, ...rest }: Given) =>
    void take({ ...rest, occurredAt, updatedAt: updatedAt ?? occurredAt, state: 'present' })
  for (const one of given) put(one)

  const listen = () =>
    api.answer(syncRecords, ({ body: { writes, since = 0 } }) => {
      sent.push(...writes)
      const outcomes = writes.map(take)
      const told = new Set(outcomes.map(({ id }) => id))
      const changes = [...stored.values()]
        .filter((change) => change.revision > since && !told.has(change.id))
        .sort((a, b) => a.revision - b.revision)
      // Plain copies, as a network makes them.
      return JSON.parse(JSON.stringify({ outcomes, changes, hasMore: false, revision, now: new Date().toISOString() }))
    })
  listen()

  return {
    stored,
    /** What another device wrote. */
    put,
    /** The same, with all that a device sends. */
    write: (written: RecordSyncWrite) => void take(written),
    /** What another device deleted. */
    drop: (collection: CollectionName, id: string, updatedAt: string) =>
      void take({ collection, id, state: 'deleted', updatedAt }),
    /** Answers again, after it was out of reach. */
    listen,
    /** What was sent of one collection so far, oldest first. */
    sent: (collection: CollectionName) => sent.filter((write) => write.collection === collection),
    requests: () => api.calls(syncRecords),
  }
}
