import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { findProgress } from './progress'
import { findRecord, listChanges, listRecords, type NewRecord, removeRecord, writeRecord } from './records'
import { records } from './schema/records'
import type { Store } from './store'

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()

const buildRecord = (changes: Partial<NewRecord> = {}): NewRecord => ({
  id: randomUUID(),
  occurredAt: minute(0),
  updatedAt: minute(0),
  body: { text: 'the sea was calm' },
  ...changes,
})

describeOnBothStores('records', (open) => {
  let store: Store
  let owner: string
  beforeAll(async () => {
    store = await open()
  })
  const buildOwner = async () => {
    owner = await buildPerson(store)
  }

  test('what was written is found again, with its body and moments', async () => {
    await buildOwner()
    const record = buildRecord({ occurredAt: '2026-01-01T05:30:00.5Z', updatedAt: '2026-01-01T05:31:00Z' })
    const change = await writeRecord(store, owner, 'analyses', record)
    const expected = {
      id: record.id,
      occurredAt: '2026-01-01T05:30:00.500Z',
      updatedAt: '2026-01-01T05:31:00.000Z',
      revision: 1,
      body: record.body,
    }
    expect(change).toEqual({ state: 'present', ...expected })
    expect(await findRecord(store, owner, 'analyses', record.id)).toEqual(expected)
    expect(await listRecords(store, owner, 'analyses', { limit: 5 })).toEqual([expected])
  })

  test("nobody reads, lists, changes or deletes another person's record", async () => {
    await buildOwner()
    const record = buildRecord({ updatedAt: minute(1) })
    await writeRecord(store, owner, 'analyses', record)
    const other = await buildPerson(store)
    expect(await findRecord(store, other, 'analyses', record.id)).toBeNull()
    expect(await listRecords(store, other, 'analyses', { limit: 5 })).toEqual([])
    expect(await listChanges(store, other, 'analyses', { since: 0, limit: 5 })).toEqual({ changes: [], hasMore: false })
    await writeRecord(store, other, 'analyses', buildRecord({ id: record.id, updatedAt: minute(9), body: 'theirs' }))
    await removeRecord(store, other, 'analyses', record.id, minute(10))
    expect((await findRecord(store, owner, 'analyses', record.id))?.body).toEqual(record.body)
  })

  test('the same id in another collection is another record', async () => {
    await buildOwner()
    const record = buildRecord()
    await writeRecord(store, owner, 'analyses', record)
    await removeRecord(store, owner, 'activities', record.id, minute(5))
    expect(await findRecord(store, owner, 'analyses', record.id)).not.toBeNull()
  })

  test('a write by a person without a profile is refused', async () => {
    await expect(writeRecord(store, 'nobody', 'analyses', buildRecord())).rejects.toThrow('profile')
  })

  test('of two writes the later stands, and the older or repeated one answers what is stored', async () => {
    await buildOwner()
    const late = buildRecord({ updatedAt: minute(2), body: 'late' })
    const written = await writeRecord(store, owner, 'analyses', late)
    expect(await writeRecord(store, owner, 'analyses', { ...late, updatedAt: minute(1), body: 'early' })).toEqual(
      written,
    )
    expect(await writeRecord(store, owner, 'analyses', { ...late, body: 'again' })).toEqual(written)
    const later = await writeRecord(store, owner, 'analyses', { ...late, updatedAt: minute(3), body: 'later' })
    expect(later).toMatchObject({ state: 'present', body: 'later' })
    expect(later.revision).toBeGreaterThan(written.revision)
  })

  test('a deletion erases the body and leaves a tombstone, also of what never was there', async () => {
    await buildOwner()
    const record = buildRecord()
    await writeRecord(store, owner, 'analyses', record)
    await removeRecord(store, owner, 'analyses', record.id, minute(1))
    const unknown = await removeRecord(store, owner, 'analyses', randomUUID(), minute(1))
    expect(unknown.state).toBe('deleted')
    expect(await findRecord(store, owner, 'analyses', record.id)).toBeNull()
    const rows = (await store.db.select().from(records)).filter((row) => row.owner === owner)
    expect(rows.map(({ sealed, occurredAt, facet }) => ({ sealed, occurredAt, facet }))).toEqual(
      Array(2).fill({ sealed: null, occurredAt: null, facet: null }),
    )
  })

  test('at the same moment the tombstone wins, whichever came first', async () => {
    await buildOwner()
    const record = buildRecord({ updatedAt: minute(1) })
    await writeRecord(store, owner, 'analyses', record)
    expect((await removeRecord(store, owner, 'analyses', record.id, minute(1))).state).toBe('deleted')
    expect((await writeRecord(store, owner, 'analyses', record)).state).toBe('deleted')
    const stored = await removeRecord(store, owner, 'analyses', record.id, minute(1))
    expect((await removeRecord(store, owner, 'analyses', record.id, minute(0))).revision).toBe(stored.revision)
    expect((await writeRecord(store, owner, 'analyses', { ...record, updatedAt: minute(2) })).state).toBe('present')
  })

  test('a deletion older than the latest write deletes nothing', async () => {
    await buildOwner()
    const record = buildRecord({ updatedAt: minute(5) })
    await writeRecord(store, owner, 'analyses', record)
    expect((await removeRecord(store, owner, 'analyses', record.id, minute(4))).state).toBe('present')
  })

  test('the latest come first, page by page, without the deleted ones', async () => {
    await buildOwner()
    for (let n = 0; n < 6; n++) {
      await writeRecord(store, owner, 'analyses', buildRecord({ id: `id-${n}`, occurredAt: minute(n) }))
    }
    await removeRecord(store, owner, 'analyses', 'id-4', minute(9))
    const page = await listRecords(store, owner, 'analyses', { limit: 2 })
    expect(page.map(({ id }) => id)).toEqual(['id-5', 'id-3'])
    const next = await listRecords(store, owner, 'analyses', { limit: 2, before: page[1]?.occurredAt })
    expect(next.map(({ id }) => id)).toEqual(['id-2', 'id-1'])
  })

  test('changes come in the order of their revisions, in pages, and tell deletions', async () => {
    await buildOwner()
    const [a, b] = [buildRecord(), buildRecord()]
    await writeRecord(store, owner, 'analyses', a)
    await writeRecord(store, owner, 'analyses', b)
    await removeRecord(store, owner, 'analyses', a.id, minute(1))
    const first = await listChanges(store, owner, 'analyses', { since: 0, limit: 1 })
    expect(first).toMatchObject({ changes: [{ state: 'present', id: b.id }], hasMore: true })
    const since = first.changes[0]?.revision ?? 0
    const rest = await listChanges(store, owner, 'analyses', { since, limit: 1 })
    expect(rest).toMatchObject({ changes: [{ state: 'deleted', id: a.id, updatedAt: minute(1) }], hasMore: false })
  })

  test('of forty parallel writes each gets a revision of its own, and a reader who follows along misses none', async () => {
    await buildOwner()
    const seen = new Map<string, number>()
    let since = 0
    let isWriting = true
    const follow = async () => {
      for (;;) {
        const wasWriting = isWriting
        const { changes } = await listChanges(store, owner, 'analyses', { since, limit: 7 })
        for (const change of changes) seen.set(change.id, change.revision)
        since = changes.at(-1)?.revision ?? since
        if (!wasWriting && changes.length === 0) return
      }
    }
    const following = follow()
    const written = await Promise.all(
      Array.from({ length: 40 }, () => writeRecord(store, owner, 'analyses', buildRecord())),
    )
    isWriting = false
    await following
    expect(new Set(written.map(({ revision }) => revision)).size).toBe(40)
    expect(seen).toEqual(new Map(written.map(({ id, revision }) => [id, revision])))
  })

  test('of parallel writes and deletions of one record the latest moment stands', async () => {
    await buildOwner()
    const id = randomUUID()
    const moments = Array.from({ length: 20 }, (_, n) => n).toSorted((a, b) => ((a * 7) % 20) - ((b * 7) % 20))
    await Promise.all(
      moments.map((n) =>
        n % 2
          ? writeRecord(store, owner, 'analyses', buildRecord({ id, updatedAt: minute(n), body: n }))
          : removeRecord(store, owner, 'analyses', id, minute(n)),
      ),
    )
    expect((await findRecord(store, owner, 'analyses', id))?.body).toBe(19)
  })

  test('an activity counts once, moves with its type and leaves the count with its deletion', async () => {
    await buildOwner()
    const tool = buildRecord({ facet: 'tool' })
    await Promise.all(Array.from({ length: 5 }, () => writeRecord(store, owner, 'activities', tool)))
    await writeRecord(store, owner, 'activities', buildRecord({ facet: 'chat' }))
    await writeRecord(store, owner, 'analyses', buildRecord({ facet: 'tool' }))
    await writeRecord(store, owner, 'activities', buildRecord({ facet: 'constructor' }))
    expect(await findProgress(store, owner)).toMatchObject({ toolsUsed: 1, mindmitraChats: 1, insightsRead: 0 })

    await writeRecord(store, owner, 'activities', { ...tool, facet: 'insight', updatedAt: minute(1) })
    expect(await findProgress(store, owner)).toMatchObject({ toolsUsed: 0, insightsRead: 1 })

    await Promise.all(Array.from({ length: 5 }, () => removeRecord(store, owner, 'activities', tool.id, minute(2))))
    expect(await findProgress(store, owner)).toMatchObject({ insightsRead: 0, mindmitraChats: 1 })

    await writeRecord(store, owner, 'activities', { ...tool, updatedAt: minute(3) })
    expect(await findProgress(store, owner)).toMatchObject({ toolsUsed: 1, routinesCompleted: 0 })
  })

  test('a body that was moved to another row by hand does not open', async () => {
    await buildOwner()
    const [a, b] = [buildRecord({ body: 'mine' }), buildRecord({ body: 'other' })]
    await writeRecord(store, owner, 'analyses', a)
    await store.db
      .insert(records)
      .values(
        (await store.db.select().from(records))
          .filter((row) => row.id === a.id)
          .map((row) => ({ ...row, id: b.id, revision: 99 })),
      )
    await expect(findRecord(store, owner, 'analyses', b.id)).rejects.toThrow('does not open')
  })
})
