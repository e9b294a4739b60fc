import { randomUUID } from 'node:crypto'
import type { GroupWords } from '@maitri/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { buildPerson, buildVerifiedPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { erasePerson } from './erase-person'
import { exportMemberships, joinGroup, leaveGroup, listPseudonyms } from './group-members'
import {
  closeGroup,
  createGroup,
  editGroup,
  exportGroups,
  findGroup,
  keepExampleGroup,
  listOpenGroups,
  listOwnGroups,
} from './groups'
import { rotateDataKey } from './rotate-data-key'
import type { Store } from './store'

const clear = { review: 'clear', reasons: [] } as const
const minute = (n: number) => new Date(Date.UTC(2026, 10, 21, 8, n))

const buildWords = (changes: Partial<GroupWords> = {}): GroupWords => ({
  name: 'Night shift nurses',
  description: 'For those who come home at sunrise.',
  type: 'support',
  tags: ['work', 'sleep'],
  ...changes,
})

describeOnBothStores('groups', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })

  const buildVerified = () => buildVerifiedPerson(store)
  async function buildGroup(words = buildWords()) {
    const owner = await buildVerified()
    const id = randomUUID()
    await createGroup(store, owner, { id, words, pseudonym: 'Quiet Banyan', ...clear }, minute(0))
    return { owner, id }
  }
  const join = async (groupId: string, pseudonym: string, owner?: string) => {
    const person = owner ?? (await buildPerson(store))
    return { person, joining: await joinGroup(store, person, { groupId, pseudonym }, minute(1)) }
  }

  test('a group is created once, with its creator in it', async () => {
    const { owner, id } = await buildGroup()
    await createGroup(
      store,
      owner,
      { id, words: buildWords({ name: 'Again' }), pseudonym: 'Again', ...clear },
      minute(1),
    )
    expect(await findGroup(store, id, owner)).toEqual({
      id,
      owner,
      words: buildWords(),
      closedAt: null,
      members: 1,
      membership: { pseudonym: 'Quiet Banyan', joinedAt: minute(0).toISOString() },
      ...{ review: 'clear', reasons: [], isWriterVerified: true, isWriterSuspended: false, isHidden: false },
    })
    expect(await findGroup(store, id, null)).toMatchObject({ members: 1, membership: null })
    expect(await findGroup(store, randomUUID(), owner)).toBeNull()
  })

  test('joining twice counts once and keeps the first day; leaving twice leaves once', async () => {
    const { id } = await buildGroup()
    const { person } = await join(id, 'Early Koel')
    await joinGroup(store, person, { groupId: id, pseudonym: 'Silver Heron' }, minute(9))
    expect(await findGroup(store, id, person)).toMatchObject({
      members: 2,
      membership: { pseudonym: 'Silver Heron', joinedAt: minute(1).toISOString() },
    })
    expect(await listPseudonyms(store, id)).toEqual(['Quiet Banyan', 'Silver Heron'])
    await leaveGroup(store, person, id)
    await leaveGroup(store, person, id)
    expect(await findGroup(store, id, person)).toMatchObject({ members: 1, membership: null })
  })

  test('whose account is erased is no member any more, and of many who join at once each counts', async () => {
    const { id } = await buildGroup()
    const joined = await Promise.all(Array.from({ length: 8 }, (_, index) => join(id, `Heron ${index} of the lake`)))
    expect(await findGroup(store, id, null)).toMatchObject({ members: 9 })
    await erasePerson(store, joined[0]?.person ?? '')
    expect(await findGroup(store, id, null)).toMatchObject({ members: 8 })
  })

  test('of twenty who want one pseudonym at once, in any spelling, one has it', async () => {
    const { id } = await buildGroup()
    const people = await Promise.all(Array.from({ length: 20 }, () => buildPerson(store)))
    const spellings = ['Early Koel', 'early koel', 'EARLY-KOEL', 'Early  Koel!']
    const joined = await Promise.all(people.map((person, n) => join(id, spellings[n % 4] ?? '', person)))
    expect(joined.map(({ joining }) => joining).sort()).toEqual(['joined', ...Array(19).fill('taken')])
    expect((await findGroup(store, id, null))?.members).toBe(2)
    // Elsewhere it is free, and so it is for others once it was left.
    expect((await join((await buildGroup()).id, 'Early Koel')).joining).toBe('joined')
    const first = joined.find(({ joining }) => joining === 'joined')
    await leaveGroup(store, first?.person ?? '', id)
    expect((await join(id, 'Early Koel')).joining).toBe('joined')
  })

  test('an example group counts who really joined', async () => {
    const id = `example-${randomUUID()}`
    expect((await join(id, 'Early Koel')).joining).toBe('not_found')
    await keepExampleGroup(store, id, minute(0))
    await keepExampleGroup(store, id, minute(1))
    const { person } = await join(id, 'Early Koel')
    expect(await findGroup(store, id, person)).toMatchObject({ owner: null, words: null, members: 1 })
  })

  test('only its creator changes or closes a group', async () => {
    const { owner, id } = await buildGroup()
    const other = await buildPerson(store)
    const changed = buildWords({ name: 'Night shift, all of us', type: 'practice', tags: [] })
    expect(await editGroup(store, other, id, { words: changed, ...clear }, minute(2))).toBe(false)
    expect(await closeGroup(store, other, id, minute(2))).toBe(false)
    expect(await findGroup(store, id, other)).toMatchObject({ words: buildWords(), closedAt: null })
    expect(await editGroup(store, owner, id, { words: changed, ...clear }, minute(2))).toBe(true)
    expect(await findGroup(store, id, other)).toMatchObject({ words: changed })
  })

  test('a closed group is listed to its members and its creator alone, and lets nobody else in', async () => {
    const { owner, id } = await buildGroup()
    const { person: member } = await join(id, 'Early Koel')
    const stranger = await buildPerson(store)
    expect(await closeGroup(store, owner, id, minute(3))).toBe(true)
    expect(await closeGroup(store, owner, id, minute(4))).toBe(true)
    const sees = async (viewer: string | null) => {
      const { groups } = await listOpenGroups(store, viewer, { after: undefined, limit: 500, isModerated: true })
      const own = viewer === null ? [] : await listOwnGroups(store, viewer, true)
      return [...groups, ...own].some((group) => group.id === id)
    }
    expect(await Promise.all([null, stranger, member, owner].map(sees))).toEqual([false, false, true, true])
    expect((await findGroup(store, id, member))?.closedAt).toBe(minute(3).toISOString())
    expect((await join(id, 'Silver Heron', stranger)).joining).toBe('closed')
    expect((await join(id, 'Silver Heron', member)).joining).toBe('joined')
  })

  test('groups are listed newest first, each with what is the viewer’s own', async () => {
    const viewer = await buildVerified()
    const [older, newer] = [randomUUID(), randomUUID()]
    await createGroup(
      store,
      viewer,
      { id: older, words: buildWords(), pseudonym: 'Quiet Banyan', ...clear },
      minute(40),
    )
    const other = await buildVerified()
    await createGroup(store, other, { id: newer, words: buildWords(), pseudonym: 'Slow Otter', ...clear }, minute(41))
    expect((await listOwnGroups(store, viewer, true)).map(({ id, membership }) => [id, membership?.pseudonym])).toEqual(
      [[older, 'Quiet Banyan']],
    )
    const open = await listOpenGroups(store, viewer, { after: undefined, limit: 1, isModerated: true })
    expect(open.groups.map(({ id, membership }) => [id, membership])).toEqual([[newer, null]])
  })

  test('pages of open groups meet without a gap or a double, also of one moment, without what is the viewer’s own', async () => {
    const viewer = await buildPerson(store)
    const make = async (owner: string) => {
      const id = randomUUID()
      await createGroup(store, owner, { id, words: buildWords(), pseudonym: 'Quiet Banyan', ...clear }, minute(50))
      return id
    }
    const made: string[] = []
    for (let n = 0; n < 5; n += 1) made.push(await make(await buildVerified()))
    const [joined = ''] = made
    await join(joined, 'Slow Otter', viewer)
    const own = await make(viewer)
    const seen: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await listOpenGroups(store, viewer, { after, limit: 2, isModerated: true })
      seen.push(...page.groups.map(({ id }) => id))
      after = page.groups.at(-1)?.id
      if (!page.hasMore) break
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.slice(0, 4).sort()).toEqual(made.slice(1).sort())
    expect(new Set((await listOwnGroups(store, viewer, true)).map(({ id }) => id))).toEqual(new Set([joined, own]))
    const nowhere = { after: randomUUID(), limit: 2, isModerated: true }
    expect(await listOpenGroups(store, null, nowhere)).toEqual({ groups: [], hasMore: false })
  })

  test('what people wrote lies sealed, opens after a rotation, and is handed over', async () => {
    const words = buildWords({ name: 'canary name', description: 'canary words', tags: ['canary'] })
    const { owner, id } = await buildGroup(words)
    const { person } = await join(id, 'Canary of Pune')
    const rows = await store.db.execute<{ row: string }>(
      sql`select row_to_json(g)::text || coalesce(row_to_json(m)::text, '') as row from groups g left join group_members m on m.group_id = g.id`,
    )
    const stored = rows.rows.map(({ row }) => row).join()
    expect(stored).toContain(id)
    expect(stored).not.toMatch(/canary/i)
    await rotateDataKey(store)
    await store.close()
    const reopened = await open()
    expect(await exportGroups(reopened, owner)).toMatchObject([{ id, ...words, closedAt: null }])
    expect(await exportMemberships(reopened, person)).toEqual([
      { groupId: id, pseudonym: 'Canary of Pune', joinedAt: minute(1).toISOString() },
    ])
    // The pseudonym is still known to be taken.
    const late = await buildPerson(reopened)
    expect(await joinGroup(reopened, late, { groupId: id, pseudonym: 'canary of pune' }, minute(5))).toBe('taken')
    store = reopened
  })

  test('erasing its creator erases a group with its members; erasing a member takes them out', async () => {
    const { owner, id } = await buildGroup()
    const { id: other } = await buildGroup()
    const { person } = await join(id, 'Early Koel')
    await join(other, 'Early Koel', person)
    await erasePerson(store, owner)
    expect(await findGroup(store, id, person)).toBeNull()
    expect((await exportMemberships(store, person)).map(({ groupId }) => groupId)).toEqual([other])
    await erasePerson(store, person)
    expect((await findGroup(store, other, null))?.members).toBe(1)
  })
})
