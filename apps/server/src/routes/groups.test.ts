import { randomUUID } from 'node:crypto'
import {
  closeGroup,
  createGroup,
  editGroup,
  type Group,
  joinGroup,
  leaveGroup,
  listGroups,
  listOwnGroups,
  readGroup,
  readOwnGroup,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGroup as makeGroup } from '../db/groups'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildVerifiedPerson } from '../testing/build-person'
import { type Browser, buildVerified, openBrowser } from '../testing/factories'

let server: TestApp
let asha: Awaited<ReturnType<typeof buildVerified>>
let ravi: Awaited<ReturnType<typeof buildVerified>>
beforeAll(async () => {
  server = await buildApp({ env: { MODERATORS: 'moderator@example.org' } })
  asha = await buildVerified(server, { name: 'Asha Rao' })
  ravi = await buildVerified(server, { name: 'Ravi Iyer', email: 'slow.kettle@example.org' })
})
afterAll(() => server.discard())

const words = {
  name: 'Night shift nurses',
  description: 'For those who come home at sunrise.',
  type: 'support',
  tags: ['work', 'sleep'],
}
const buildGroup = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  ...words,
  pseudonym: 'Quiet Banyan',
  ...changes,
})
const example = { id: 'anxiety-support-circle' }
const listed = async (browser: Browser, endpoint: typeof listGroups | typeof listOwnGroups): Promise<Group[]> =>
  (await (await browser.call(endpoint)).json()).groups
const join = (browser: Browser, id: string, pseudonym: string) =>
  browser.call(joinGroup, { params: { id }, body: { pseudonym } })

test('everybody reads groups; nobody actions on one without an account', async () => {
  const guest = openBrowser(server)
  expect((await guest.call(listGroups)).status).toBe(200)
  expect((await guest.call(readGroup, { params: example })).status).toBe(200)
  const responses = [
    await guest.call(listOwnGroups),
    await guest.call(readOwnGroup, { params: example }),
    await guest.call(createGroup, { body: buildGroup() }),
    await guest.call(editGroup, { params: example, body: words }),
    await guest.call(closeGroup, { params: example }),
    await join(guest, example.id, 'Early Koel'),
    await guest.call(leaveGroup, { params: example }),
  ]
  expect(responses.map(({ status }) => status)).toEqual(Array(7).fill(401))
})

test.each([
  ['no name', { name: '  ' }],
  ['no description', { description: '' }],
  ['a name of 81 characters', { name: 'a'.repeat(81) }],
  ['nine tags', { tags: Array(9).fill('tag') }],
  ['an unknown type', { type: 'other' }],
  ['a pseudonym without letters', { pseudonym: '😀😀' }],
])('a group with %s is refused', async (_, changes) => {
  const response = await asha.browser.call(createGroup, { body: buildGroup(changes) })
  expect(response.status).toBe(400)
  expect((await response.json()).fields[0].path).toMatch(new RegExp(`^${Object.keys(changes)[0]}`))
})

test('signs that turn the direction of a name are taken out of it', async () => {
  const kavya = await buildVerified(server)
  const made = await (await kavya.browser.call(createGroup, { body: buildGroup({ name: 'abc\u202edef' }) })).json()
  expect(made).toMatchObject({ words: { name: 'abc def' } })
})

test('a description may have lines, and a name any script', async () => {
  const body = buildGroup({ name: 'रात की पाली', description: 'One line.\nAnother.' })
  expect((await asha.browser.call(createGroup, { body })).status).toBe(200)
})

test('the six examples stand first, with the number of the specification and who really joined', async () => {
  const before = await listed(asha.browser, listOwnGroups)
  expect(before.slice(0, 6).map(({ words: own, members }) => [own, members])).toEqual(
    [1243, 956, 1876, 742, 689, 512].map((members) => [null, members]),
  )
  for (let twice = 0; twice < 2; twice += 1) {
    const joined = await (await join(asha.browser, example.id, 'Early Koel')).json()
    expect(joined).toMatchObject({ members: 1244, membership: { pseudonym: 'Early Koel' } })
  }
  expect((await listed(ravi.browser, listOwnGroups))[0]).toMatchObject({ members: 1244, membership: null })
  expect((await listed(asha.browser, listGroups))[0]).toMatchObject({ members: 1244, membership: null })
  for (let twice = 0; twice < 2; twice += 1) {
    const left = await (await asha.browser.call(leaveGroup, { params: example })).json()
    expect(left).toMatchObject({ members: 1243, membership: null })
  }
})

test('a created group is there for everybody, once, and its creator is its first member', async () => {
  const body = buildGroup()
  const [first, again] = [
    await asha.browser.call(createGroup, { body }),
    await asha.browser.call(createGroup, { body: { ...body, name: 'Another name' } }),
  ]
  const made = await first.json()
  expect(made).toMatchObject({ words, members: 1, isOwn: true, membership: { pseudonym: 'Quiet Banyan' } })
  expect(await again.json()).toEqual(made)
  expect((await ravi.browser.call(createGroup, { body })).status).toBe(409)
  const seen = (await listed(openBrowser(server), listGroups)).filter(({ id }) => id === body.id)
  expect(seen).toEqual([{ ...made, isOwn: false, membership: null }])
})

test('members read one another by pseudonym; everybody else reads the count, and nobody a name or an address', async () => {
  const asha = await buildVerified(server, { name: 'Asha Rao' })
  const body = buildGroup()
  await asha.browser.call(createGroup, { body })
  await join(ravi.browser, body.id, 'Early Koel')
  const third = await buildVerified(server)
  const read = async (browser: Browser, endpoint: typeof readGroup | typeof readOwnGroup) =>
    (await browser.call(endpoint, { params: { id: body.id } })).json()
  const inside = await read(ravi.browser, readOwnGroup)
  expect(inside.pseudonyms).toEqual(['Quiet Banyan', 'Early Koel'])
  const outside = [
    await read(third.browser, readOwnGroup),
    await read(ravi.browser, readGroup),
    await read(openBrowser(server), readGroup),
  ]
  for (const answer of outside) expect(answer).toMatchObject({ group: { members: 2 }, pseudonyms: null })
  expect(JSON.stringify([inside, ...outside])).not.toMatch(/Rao|Iyer|@/)
})

test('a pseudonym that is the account’s name or address, in any spelling, or is taken, is refused by its field', async () => {
  const asha = await buildVerified(server, { name: 'Asha Rao' })
  const body = buildGroup()
  await asha.browser.call(createGroup, { body })
  const [own] = ravi.email.split('@')
  for (const pseudonym of ['Ravi Iyer', 'ravi.IYER', ravi.email, own ?? '']) {
    const refused = await join(ravi.browser, body.id, pseudonym)
    expect(refused.status, pseudonym).toBe(400)
    expect((await refused.json()).fields).toEqual([{ path: 'pseudonym', code: 'account_name' }])
  }
  expect((await asha.browser.call(createGroup, { body: buildGroup({ pseudonym: 'asha rao' }) })).status).toBe(400)
  const taken = await join(ravi.browser, body.id, 'QUIET banyan')
  expect(taken.status).toBe(409)
  expect((await taken.json()).fields).toEqual([{ path: 'pseudonym', code: 'taken' }])
})

test('only its creator edits and closes a group; to others it answers like one that does not exist', async () => {
  const asha = await buildVerified(server, { name: 'Asha Rao' })
  const { id, pseudonym: _, ...same } = buildGroup()
  await asha.browser.call(createGroup, { body: buildGroup({ id }) })
  const params = { id }
  const changed = { ...same, name: 'Night shift, all of us' }
  const refused = [
    await ravi.browser.call(editGroup, { params, body: changed }),
    await ravi.browser.call(closeGroup, { params }),
    await ravi.browser.call(editGroup, { params: { id: randomUUID() }, body: changed }),
    await ravi.browser.call(editGroup, { params: example, body: changed }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const edited = await (await asha.browser.call(editGroup, { params, body: changed })).json()
  expect(edited.words.name).toBe('Night shift, all of us')
})

test('a closed group is gone for those outside, and its members see that it is closed', async () => {
  const body = buildGroup()
  const params = { id: body.id }
  const creator = await buildVerified(server)
  await creator.browser.call(createGroup, { body })
  await join(ravi.browser, body.id, 'Early Koel')
  const third = await buildVerified(server)
  const closed = await (await creator.browser.call(closeGroup, { params })).json()
  expect(closed.closedAt).not.toBeNull()
  expect((await third.browser.call(readOwnGroup, { params })).status).toBe(404)
  expect((await openBrowser(server).call(readGroup, { params })).status).toBe(404)
  const refused = await join(third.browser, body.id, 'Slow Otter')
  expect([refused.status, (await refused.json()).fields]).toEqual([409, undefined])
  expect((await (await ravi.browser.call(readOwnGroup, { params })).json()).group.closedAt).toBe(closed.closedAt)
  expect((await ravi.browser.call(leaveGroup, { params })).status).toBe(200)
  expect((await ravi.browser.call(readOwnGroup, { params })).status).toBe(404)
})

test('two open groups are enough, and five a day; a repeated request is none more', async () => {
  const busy = await buildVerified(server)
  const bodies = Array.from({ length: 6 }, () => buildGroup())
  const create = (index: number) => busy.browser.call(createGroup, { body: bodies[index] })
  const both = await Promise.all([create(0), create(1)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const third = await create(2)
  expect([third.status, (await third.json()).code]).toEqual([403, 'quota_reached'])
  expect((await create(0)).status).toBe(200)
  for (const index of [0, 1]) await busy.browser.call(closeGroup, { params: { id: bodies[index]?.id ?? '' } })
  expect([(await create(3)).status, (await create(4)).status]).toEqual([200, 200])
  await busy.browser.call(closeGroup, { params: { id: bodies[3]?.id ?? '' } })
  const sixth = await create(5)
  expect(sixth.status).toBe(429)
  expect((await sixth.json()).retryAfterSeconds).toBeGreaterThan(3600)
})

test('a closed group is changed by nobody', async () => {
  const { browser } = await buildVerified(server)
  const body = buildGroup()
  await browser.call(createGroup, { body })
  await browser.call(closeGroup, { params: { id: body.id } })
  expect((await browser.call(editGroup, { params: { id: body.id }, body: words })).status).toBe(409)
})

test('a hundred groups of throw-away accounts push out neither the examples nor what is one’s own', async () => {
  const viewer = await buildVerified(server)
  const mine = await (await viewer.browser.call(createGroup, { body: buildGroup() })).json()
  const clear = { review: 'clear', reasons: [] } as const
  for (let n = 0; n < 50; n += 1) {
    const busy = await buildVerifiedPerson(server.store)
    for (const pseudonym of ['Slow Otter', 'Early Koel']) {
      const made = { id: randomUUID(), words: { ...words, type: 'support' as const }, pseudonym, ...clear }
      await makeGroup(server.store, busy, made, new Date())
    }
  }
  const read = async (query: Record<string, string> = {}): Promise<{ groups: Group[]; next: string | null }> =>
    (await viewer.browser.call(listOwnGroups, { query })).json()
  const first = await read()
  expect(first.groups.slice(0, 6).every((group) => group.words === null)).toBe(true)
  expect(first.groups.map(({ id }) => id)).toContain(mine.id)
  expect(first.groups.length).toBeLessThan(100)
  const second = await read({ after: first.next ?? '' })
  const ids = [...first.groups, ...second.groups].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(second.groups.some(({ isOwn }) => isOwn)).toBe(false)
})

test('a group that does not exist answers 404', async () => {
  const params = { id: randomUUID() }
  const responses = [
    await asha.browser.call(readOwnGroup, { params }),
    await join(asha.browser, params.id, 'Early Koel'),
    await asha.browser.call(leaveGroup, { params }),
    await asha.browser.call(closeGroup, { params }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('words of a group stand in no log line', () => {
  expect(server.logged.join()).not.toMatch(/Night shift|Banyan|sunrise/)
})
