import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { findRecord } from './find-record'
import { findProgress } from './progress'
import { listChanges, listRecords } from './record-pages'
import type { StoredRecord } from './record-rows'
import { type NewRecord, removeRecord, writeRecord, writeRecords } from './records'
import { profiles } from './schema/people'
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

const idsOf = ({ records }: { records: StoredRecord[] }) => records.map(({ id }) => id)

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
    expect(await listRecords(store, owner, 'analyses', { limit: 5 })).toEqual({ records: [expected], hasMore: false })
  })

  test("nobody reads, lists, changes or deletes another person's record", async () => {
    await buildOwner()
    const record = buildRecord({ updatedAt: minute(1) })
    await writeRecord(store, owner, 'analyses', record)
    const other = await buildPerson(store)
    expect(await findRecord(store, other, 'analyses', record.id)).toBeNull()
    expect(await listRecords(store, other, 'analyses', { limit: 5 })).toEqual({ records: [], hasMore: false })
    expect(await listChanges(store, other, { since: 0, limit: 5 })).toEqual({ changes: [], hasMore: false })
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
    expect(rows.map(({ sealed, occurredAt }) => ({ sealed, occurredAt }))).toEqual(
      Array(2).fill({ sealed: null, occurredAt: null }),
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
    expect(idsOf(page)).toEqual(['id-5', 'id-3'])
    expect(page.hasMore).toBe(true)
    const next = await listRecords(store, owner, 'analyses', { limit: 3, before: page.records[1] })
    expect(idsOf(next)).toEqual(['id-2', 'id-1', 'id-0'])
    expect(next.hasMore).toBe(false)
  })

  test('of records of one moment none is left out between two pages, and none comes twice', async () => {
    await buildOwner()
    const ids = ['a', 'b', 'c', 'd', 'e']
    for (const id of ids) await writeRecord(store, owner, 'analyses', buildRecord({ id }))
    const found: string[] = []
    let before: StoredRecord | undefined
    for (let hasMore = true; hasMore; ) {
      const page = await listRecords(store, owner, 'analyses', { limit: 2, before })
      found.push(...idsOf(page))
      before = page.records.at(-1)
      hasMore = page.hasMore
    }
    expect(found).toEqual(ids)
    const { occurredAt } = buildRecord()
    expect(idsOf(await listRecords(store, owner, 'analyses', { limit: 5, before: { occurredAt } }))).toEqual([])
  })

  test('a page ends before it holds more than a megabyte, and one record that is larger alone is a page', async () => {
    await buildOwner()
    const text = (bytes: number) => 'x'.repeat(bytes)
    for (const bytes of [400_000, 400_000, 400_000, 1_200_000, 10])
      await writeRecord(store, owner, 'analyses', buildRecord({ body: text(bytes) }))
    const sizes: number[] = []
    let since = 0
    for (let hasMore = true; hasMore; ) {
      const page = await listChanges(store, owner, { since, limit: 200 })
      sizes.push(page.changes.length)
      since = page.changes.at(-1)?.revision ?? since
      hasMore = page.hasMore
    }
    expect(sizes).toEqual([2, 1, 1, 1])
    expect((await listRecords(store, owner, 'analyses', { limit: 5 })).hasMore).toBe(true)
  })

  test('changes come in the order of their revisions, in pages, and tell deletions', async () => {
    await buildOwner()
    const [a, b] = [buildRecord(), buildRecord()]
    await writeRecord(store, owner, 'analyses', a)
    await writeRecord(store, owner, 'analyses', b)
    await removeRecord(store, owner, 'analyses', a.id, minute(1))
    const first = await listChanges(store, owner, { since: 0, limit: 1 })
    expect(first).toMatchObject({ changes: [{ state: 'present', id: b.id }], hasMore: true })
    const since = first.changes[0]?.revision ?? 0
    const rest = await listChanges(store, owner, { since, limit: 1 })
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
        const { changes } = await listChanges(store, owner, { since, limit: 7 })
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

  describe('of a device whose clock is years ahead', () => {
    const at = new Date(minute(10))
    const ahead = '2099-01-01T00:00:00.000Z'
    const soon = new Date(at.getTime() + 4 * 60_000).toISOString()

    test('what it writes and deletes counts as done when it arrived', async () => {
      await buildOwner()
      const record = buildRecord({ occurredAt: ahead, updatedAt: ahead })
      expect(await writeRecord(store, owner, 'analyses', record, { at })).toMatchObject({
        occurredAt: at.toISOString(),
        updatedAt: at.toISOString(),
      })
      const edit = buildRecord({ id: record.id, updatedAt: minute(11), body: 'by another device, later' })
      expect(await writeRecord(store, owner, 'analyses', edit)).toMatchObject({ body: edit.body })
      const later = new Date(minute(12))
      expect(await removeRecord(store, owner, 'analyses', record.id, ahead, { at: later })).toMatchObject({
        state: 'deleted',
        updatedAt: later.toISOString(),
      })
    })

    test('a few minutes are let pass', async () => {
      await buildOwner()
      const record = buildRecord({ occurredAt: soon, updatedAt: soon })
      expect(await writeRecord(store, owner, 'analyses', record, { at })).toMatchObject({ updatedAt: soon })
    })

    test('what was stored with such a moment stands against no later change or deletion', async () => {
      await buildOwner()
      const [edited, deleted] = [buildRecord(), buildRecord()]
      for (const record of [edited, deleted]) await writeRecord(store, owner, 'analyses', record)
      await store.db.update(records).set({ updatedAt: ahead }).where(eq(records.owner, owner))
      const edit = { ...edited, updatedAt: minute(1), body: 'new words' }
      expect(await writeRecord(store, owner, 'analyses', edit, { at })).toMatchObject({ body: 'new words' })
      expect(await removeRecord(store, owner, 'analyses', deleted.id, minute(1), { at })).toMatchObject({
        state: 'deleted',
      })
    })
  })

  describe('many at once', () => {
    test('are kept in their order, one after the other on one record, and counted', async () => {
      await buildOwner()
      const [tool, chat, gone] = [randomUUID(), randomUUID(), randomUUID()]
      const activity = (id: string, n: number, type: string) => ({
        state: 'present' as const,
        collection: 'activities',
        ...buildRecord({ id, updatedAt: minute(n), body: { type, n } }),
      })
      const outcomes = await writeRecords(store, owner, [
        activity(tool, 1, 'tool'),
        activity(chat, 1, 'chat'),
        activity(tool, 2, 'insight'),
        activity(tool, 1, 'tool'),
        { state: 'deleted', collection: 'activities', id: chat, updatedAt: minute(2) },
        { state: 'deleted', collection: 'check-ins', id: gone, updatedAt: minute(2) },
      ])
      expect(outcomes.map((outcome) => outcome.state)).toEqual([
        ...['present', 'present', 'present', 'present', 'deleted', 'deleted'],
      ])
      expect(outcomes[3]).toEqual(outcomes[2])
      expect(await findProgress(store, owner)).toMatchObject({ toolsUsed: 0, mindmitraChats: 0, insightsRead: 1 })
      expect((await findRecord(store, owner, 'activities', tool))?.body).toEqual({ type: 'insight', n: 2 })
      const { changes } = await listChanges(store, owner, { since: 0, limit: 9 })
      expect(changes.map(({ id }) => id)).toEqual([tool, chat, gone])
      // Again, as after an answer that was lost: nothing changes.
      await writeRecords(store, owner, [activity(tool, 2, 'insight')])
      expect(await findProgress(store, owner)).toMatchObject({ insightsRead: 1 })
    })

    test('what is more than a person may keep is refused by itself; what makes room never is', async () => {
      await buildOwner()
      const quota = { records: 2, bytes: 10_000, tombstones: 1 }
      const write = (record: NewRecord) =>
        writeRecord(store, owner, 'analyses', record, { quota }).then(
          ({ state }) => state,
          (error: Error) => error.name,
        )
      const remove = (id: string) =>
        removeRecord(store, owner, 'analyses', id, minute(5), { quota }).then(
          ({ state }) => state,
          (error: Error) => error.name,
        )
      const [first, second, third] = [buildRecord(), buildRecord(), buildRecord()]
      expect([await write(first), await write(second)]).toEqual(['present', 'present'])
      expect(await write(third)).toBe('RecordQuotaReached')
      expect(await write({ ...first, updatedAt: minute(1), body: 'x'.repeat(20_000) })).toBe('RecordQuotaReached')
      expect(await write({ ...first, updatedAt: minute(1), body: 'other words' })).toBe('present')
      expect([await remove(first.id), await remove(second.id)]).toEqual(['deleted', 'deleted'])
      expect(await remove(randomUUID())).toBe('RecordQuotaReached')
      expect(await write(third)).toBe('present')
      const [use] = await store.db.select().from(profiles).where(eq(profiles.userId, owner))
      const rows = (await store.db.select().from(records)).filter((row) => row.owner === owner)
      expect(use).toMatchObject({
        recordCount: 1,
        tombstoneCount: 2,
        recordBytes: rows.reduce((sum, { sealed }) => sum + (sealed?.length ?? 0), 0),
      })
    })
  })

  test('an activity counts once, moves with its type and leaves the count with its deletion', async () => {
    await buildOwner()
    const tool = buildRecord({ body: { type: 'tool' } })
    await Promise.all(Array.from({ length: 5 }, () => writeRecord(store, owner, 'activities', tool)))
    await writeRecord(store, owner, 'activities', buildRecord({ body: { type: 'chat' } }))
    await writeRecord(store, owner, 'analyses', buildRecord({ body: { type: 'tool' } }))
    await writeRecord(store, owner, 'activities', buildRecord({ body: { type: 'constructor' } }))
    expect(await findProgress(store, owner)).toMatchObject({ toolsUsed: 1, mindmitraChats: 1, insightsRead: 0 })

    await writeRecord(store, owner, 'activities', { ...tool, body: { type: 'insight' }, updatedAt: minute(1) })
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
