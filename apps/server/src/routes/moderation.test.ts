import { randomUUID } from 'node:crypto'
import {
  createGroup,
  decideOnGroup,
  editGroup,
  type Group,
  hideGroup,
  joinGroup,
  listGroups,
  listOwnGroups,
  type ModeratedGroup,
  readGroup,
  readModerationQueue,
  readOwnGroup,
  reportGroup,
  unhideGroup,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupDecisions } from '../db/schema/groups'
import { takeGroupCommands } from '../services/operator-groups'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildUser, buildVerified, openBrowser } from '../testing/factories'

type Person = Awaited<ReturnType<typeof buildVerified>>
let server: TestApp
let moderator: Person
beforeAll(async () => {
  server = await buildApp({ env: { MODERATORS: 'Moderator@example.org, other@example.org' } })
  moderator = await buildVerified(server, { email: 'moderator@example.org' })
})
afterAll(() => server.discard())

const words = { name: 'Night walkers', description: 'We walk when it is quiet.', type: 'support', tags: [] }
const build = (changes: Record<string, unknown> = {}) => ({
  ...{ id: randomUUID(), ...words, pseudonym: 'Quiet Banyan' },
  ...changes,
})
const params = (id: string) => ({ params: { id } })

async function create(writer: Person, changes: Record<string, unknown> = {}): Promise<Group> {
  const response = await writer.browser.call(createGroup, { body: build(changes) })
  expect(response.status).toBe(200)
  return await response.json()
}
const isSeen = async (id: string) => (await openBrowser(server).call(readGroup, params(id))).status === 200
const reviewFor = async (writer: Person, id: string): Promise<Group['review']> =>
  (await (await writer.browser.call(readOwnGroup, params(id))).json()).group.review
const decide = (id: string, decision: string, reason: string | null = null, by = moderator) =>
  by.browser.call(decideOnGroup, { ...params(id), body: { decision, reason } })
const queue = async (): Promise<{ waiting: ModeratedGroup[]; settled: ModeratedGroup[] }> =>
  (await moderator.browser.call(readModerationQueue)).json()
const waits = async (id: string) => (await queue()).waiting.some((group) => group.id === id)

test.each([
  [{ name: 'I want to die' }, 'name', 'crisis'],
  [{ description: 'Cheap pills without prescription' }, 'description', 'drugs'],
  [{ tags: ['calm', 'send nudes'] }, 'tags', 'sexual'],
  [{ pseudonym: 'Dr. Meera' }, 'pseudonym', 'reserved_name'],
  [{ pseudonym: 'Asha Adm1n' }, 'pseudonym', 'reserved_name'],
  [{ description: 'Call 98765 43210' }, 'description', 'phone'],
])('%j is refused by its field and rule, however often it is sent', async (changes, path, code) => {
  const writer = await buildVerified(server)
  const body = build(changes)
  for (let twice = 0; twice < 2; twice += 1) {
    const response = await writer.browser.call(createGroup, { body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'text_refused', fields: [{ path, code }] })
  }
  expect((await writer.browser.call(readOwnGroup, params(body.id))).status).toBe(404)
})

test('the names of those who practise here are nobody’s pseudonym, when joining either', async () => {
  const { browser } = await buildVerified(server)
  const sent = { params: { id: 'anxiety-support-circle' }, body: { pseudonym: 'meera lyer' } }
  const response = await browser.call(joinGroup, sent)
  expect([response.status, (await response.json()).fields]).toEqual([
    422,
    [{ path: 'pseudonym', code: 'reserved_name' }],
  ])
})

test('S24: held words are seen by their creator alone until a moderator keeps them', async () => {
  const writer = await buildVerified(server)
  const { id, review } = await create(writer, { name: 'Fuck depression' })
  expect(review).toEqual({ state: 'waiting', reasons: ['hate'] })
  const other = await buildVerified(server)
  expect(await isSeen(id)).toBe(false)
  const outside = [
    await other.browser.call(readOwnGroup, params(id)),
    await other.browser.call(joinGroup, { ...params(id), body: { pseudonym: 'Early Koel' } }),
    await other.browser.call(reportGroup, { ...params(id), body: { reason: 'hate' } }),
    await other.browser.call(hideGroup, params(id)),
  ]
  expect(outside.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await waits(id)).toBe(true)
  expect((await decide(id, 'keep')).status).toBe(200)
  expect(await isSeen(id)).toBe(true)
  expect(await reviewFor(writer, id)).toBeNull()
})

test('words that are changed pass the same rules, and a kept group waits again where they are held', async () => {
  const writer = await buildVerified(server)
  const { id } = await create(writer)
  const edit = (changes: object) => writer.browser.call(editGroup, { ...params(id), body: { ...words, ...changes } })
  expect((await edit({ name: 'Send nudes' })).status).toBe(422)
  expect(await isSeen(id)).toBe(true)
  expect((await edit({ name: 'Fuck it all' })).status).toBe(200)
  expect(await isSeen(id)).toBe(false)
})

test('S24: three verified accounts hide a group until it is looked at, and no more after it is kept', async () => {
  const writer = await buildVerified(server)
  const { id } = await create(writer)
  const report = (by: Person) => by.browser.call(reportGroup, { ...params(id), body: { reason: 'selling' } })
  expect((await report(writer)).status).toBe(409)
  const [first, second, third, fourth] = await Promise.all(Array.from({ length: 4 }, () => buildVerified(server)))
  const unverified = [await buildUser(server), await buildUser(server), await buildUser(server)]
  for (const by of [...unverified, first, first, second]) if (by) expect((await report(by)).status).toBe(204)
  expect(await isSeen(id)).toBe(true)
  expect(await waits(id)).toBe(true)
  if (third) await report(third)
  expect(await isSeen(id)).toBe(false)
  expect((await queue()).waiting.find((group) => group.id === id)?.reports).toEqual([{ reason: 'selling', count: 6 }])
  await decide(id, 'keep')
  if (fourth) await report(fourth)
  expect(await isSeen(id)).toBe(true)
  expect(await waits(id)).toBe(false)
})

test('hiding is for oneself alone, and can be taken back', async () => {
  const [writer, reader] = [await buildVerified(server), await buildVerified(server)]
  const { id } = await create(writer)
  const isHidden = async (by: Person, which: string) => {
    const { groups } = await (await by.browser.call(listOwnGroups)).json()
    return groups.find((group: Group) => group.id === which)?.isHidden
  }
  for (const which of [id, 'ptsd-peer-support']) {
    expect((await reader.browser.call(hideGroup, params(which))).status).toBe(204)
    expect([await isHidden(reader, which), await isHidden(writer, which)]).toEqual([true, false])
    expect((await reader.browser.call(unhideGroup, params(which))).status).toBe(204)
    expect(await isHidden(reader, which)).toBe(false)
  }
})

test('a hidden group is mended by its writer and waits again; a removed one is seen by its writer alone, and stays as it is', async () => {
  const writer = await buildVerified(server)
  const { id } = await create(writer)
  await decide(id, 'hide', 'contact')
  expect(await isSeen(id)).toBe(false)
  expect(await reviewFor(writer, id)).toEqual({ state: 'hidden', reasons: ['contact'] })
  expect((await writer.browser.call(editGroup, { ...params(id), body: words })).status).toBe(200)
  expect(await reviewFor(writer, id)).toMatchObject({ state: 'waiting' })
  expect(await waits(id)).toBe(true)
  await decide(id, 'remove', 'drugs')
  expect(await reviewFor(writer, id)).toEqual({ state: 'removed', reasons: ['drugs'] })
  expect((await writer.browser.call(editGroup, { ...params(id), body: words })).status).toBe(409)
  const rows = (await server.store.db.select().from(groupDecisions)).filter((row) => row.groupId === id)
  expect(rows.map(({ decision, reason }) => [decision, reason])).toEqual([
    ['hide', 'contact'],
    ['remove', 'drugs'],
  ])
})

test('closing keeps a group to its members; a suspended writer is seen by nobody and writes nothing more', async () => {
  const [writer, member] = [await buildVerified(server), await buildVerified(server)]
  const { id } = await create(writer)
  await member.browser.call(joinGroup, { ...params(id), body: { pseudonym: 'Early Koel' } })
  await decide(id, 'close')
  expect(await isSeen(id)).toBe(false)
  expect((await member.browser.call(readOwnGroup, params(id))).status).toBe(200)
  const { id: another } = await create(writer)
  await decide(another, 'suspend')
  expect(await isSeen(another)).toBe(false)
  expect(await reviewFor(writer, another)).toMatchObject({ state: 'suspended' })
  expect((await writer.browser.call(createGroup, { body: build() })).status).toBe(403)
  await decide(another, 'restore')
  expect(await isSeen(another)).toBe(true)
})

test('moderators are verified accounts that the operator named; to everybody else there is nothing', async () => {
  const { id } = await create(await buildVerified(server))
  const unverified = { ...(await buildUser(server, { email: 'other@example.org' })) }
  const nobody = openBrowser(server)
  for (const by of [unverified, await buildVerified(server)]) {
    expect((await by.browser.call(readModerationQueue)).status).toBe(404)
    expect((await decide(id, 'remove', null, by)).status).toBe(404)
    expect(await (await by.browser.call(listOwnGroups)).json()).toMatchObject({ isModerator: false })
  }
  expect((await nobody.call(readModerationQueue)).status).toBe(401)
  expect((await decide(randomUUID(), 'keep')).status).toBe(404)
  expect((await decide('anxiety-support-circle', 'remove')).status).toBe(404)
  expect(await (await moderator.browser.call(listOwnGroups)).json()).toMatchObject({ isModerator: true })
  const { waiting, settled } = await queue()
  expect(JSON.stringify([waiting, settled])).not.toMatch(/@|Banyan|Koel|Asha/)
})

test('an address that is not verified writes for itself alone', async () => {
  const writer = await buildUser(server)
  const { id, review } = await create(writer)
  expect(review).toMatchObject({ state: 'unverified' })
  expect(await isSeen(id)).toBe(false)
})

test('the operator lists and takes down groups by a command', async () => {
  const { id } = await create(await buildVerified(server))
  takeGroupCommands(server.store)
  const ask = server.store.operatorCommands
  expect(JSON.parse((await ask['list-groups']?.('')) ?? '')).toContainEqual(expect.objectContaining({ id }))
  expect(await ask['close-group']?.(id)).toBe('true')
  expect(await ask['close-group']?.(randomUUID())).toBe('false')
  expect(await isSeen(id)).toBe(false)
})

test('S24: where nobody moderates, created groups are their creators’ alone', async () => {
  const alone = await buildApp()
  const writer = await buildVerified(alone)
  const made = await (await writer.browser.call(createGroup, { body: build() })).json()
  expect(made.review).toMatchObject({ state: 'unmoderated' })
  const listed = await (await openBrowser(alone).call(listGroups)).json()
  expect([listed.isModerated, listed.groups.length]).toEqual([false, 6])
  expect((await (await writer.browser.call(listOwnGroups)).json()).groups).toHaveLength(7)
  await alone.discard()
})

test('what was written and who decided stand in no log line', () => {
  expect(server.logged.join()).not.toMatch(/Night walkers|depression|moderator@/)
})
