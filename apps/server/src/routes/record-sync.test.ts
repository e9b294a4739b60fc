import { randomUUID } from 'node:crypto'
import {
  activities,
  checkIns,
  collectionNames,
  type RecordSyncOutcome,
  type RecordSyncWrite,
  readProgress,
  recordCollections,
  syncRecords,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildUser, openBrowser } from '../testing/factories'
import { samplesOf } from '../testing/sample-of'

type User = Awaited<ReturnType<typeof buildUser>>
let server: TestApp
let asha: User
beforeAll(async () => {
  server = await buildApp()
  asha = await buildUser(server)
})
afterAll(() => server.discard())

const at = '2026-11-20T08:00:00.000Z'
const checkIn = (note: string, changes: Partial<RecordSyncWrite> = {}): RecordSyncWrite => ({
  collection: 'check-ins',
  id: randomUUID(),
  state: 'present',
  occurredAt: at,
  updatedAt: at,
  body: { mood: 6, feelings: [], tags: [], note },
  ...changes,
})
const send = ({ browser }: Pick<User, 'browser'>, writes: unknown[]) => browser.call(syncRecords, { body: { writes } })
const outcomesOf = async (answer: Promise<Response>): Promise<RecordSyncOutcome[]> => {
  const response = await answer
  expect(response.status).toBe(200)
  return (await response.json()).outcomes
}

test('nobody writes without an account', async () => {
  expect((await send({ browser: openBrowser(server) }, [checkIn('')])).status).toBe(401)
})

test('records of every collection are written by one request, and read where each belongs', async () => {
  const writes = collectionNames.map((collection) => {
    const [body] = samplesOf(recordCollections[collection].endpoints.write.body)
    return { collection, id: randomUUID(), state: 'present', ...(body as object) }
  })
  const outcomes = await outcomesOf(send(asha, writes))
  expect(outcomes.map(({ id, state }) => [id, state])).toEqual(writes.map(({ id }) => [id, 'present']))
  for (const { collection, id } of writes) {
    const read = await asha.browser.call(recordCollections[collection].endpoints.read, { params: { id } })
    expect(await read.json()).toMatchObject({ id })
  }
})

test('each write is answered by itself: one that cannot be kept holds up no other', async () => {
  const [kept, gone] = [checkIn('kept'), checkIn('gone')]
  const deletion = { ...gone, state: 'deleted' as const, body: undefined, updatedAt: '2026-11-20T09:00:00.000Z' }
  const outcomes = await outcomesOf(
    send(asha, [
      checkIn('', { body: { mood: 11 } }),
      checkIn('', { updatedAt: 'yesterday' }),
      checkIn('', { occurredAt: undefined }),
      checkIn('', { body: undefined }),
      kept,
      gone,
      deletion,
      { ...deletion, id: randomUUID(), updatedAt: 'never' },
    ]),
  )
  expect(outcomes.map((outcome) => (outcome.state === 'refused' ? outcome.code : outcome.state))).toEqual([
    ...Array(4).fill('invalid_request'),
    ...['present', 'present', 'deleted'],
    'invalid_request',
  ])
  const statusOf = async (id: string) => (await asha.browser.call(checkIns.read, { params: { id } })).status
  expect([await statusOf(kept.id), await statusOf(gone.id)]).toEqual([200, 404])
})

test('a repeated request changes nothing, an older write answers what stands, and an activity counts once', async () => {
  const person = await buildUser(server)
  const [sample] = samplesOf(activities.write.body)
  const writes = [
    checkIn('first'),
    {
      collection: 'activities' as const,
      id: randomUUID(),
      state: 'present' as const,
      ...(sample as { updatedAt: string }),
    },
  ]
  const first = await outcomesOf(send(person, writes))
  expect(await outcomesOf(send(person, writes))).toEqual(first)
  const older = {
    ...writes[0],
    updatedAt: '2026-11-19T08:00:00.000Z',
    body: { mood: 1, feelings: [], tags: [], note: '' },
  }
  expect(await outcomesOf(send(person, [older]))).toEqual(first.slice(0, 1))
  const progress = await (await person.browser.call(readProgress)).json()
  expect(JSON.stringify(progress)).toContain('1')
})

test("somebody else's record of the same id stays as it is", async () => {
  const ravi = await buildUser(server)
  const own = checkIn('her own')
  await outcomesOf(send(asha, [own]))
  await outcomesOf(send(ravi, [{ ...own, state: 'deleted', body: undefined, updatedAt: '2026-11-21T08:00:00.000Z' }]))
  const read = await asha.browser.call(checkIns.read, { params: { id: own.id } })
  expect((await read.json()).body.note).toBe('her own')
})

test.each([
  ['none', [], 400],
  ['two hundred and one', Array.from({ length: 201 }, () => checkIn('')), 400],
  ['one of a collection that does not exist', [{ ...checkIn(''), collection: 'secrets' }], 400],
  ['one without an id', [{ ...checkIn(''), id: '1' }], 400],
  ['more than a megabyte', Array.from({ length: 200 }, () => checkIn('', { body: { note: 'x'.repeat(6_000) } })), 413],
])('%s is refused as a whole', async (_, writes, status) => {
  expect((await send(asha, writes)).status).toBe(status)
})

test('a week offline, 300 records, is two requests', async () => {
  const person = await buildUser(server)
  const week = Array.from({ length: 300 }, (_, n) => checkIn(`note ${n}`))
  for (const part of [week.slice(0, 200), week.slice(200)]) {
    expect((await outcomesOf(send(person, part))).every(({ state }) => state === 'present')).toBe(true)
  }
  const { changes } = await (await person.browser.call(syncRecords, { body: { writes: [], since: 0 } })).json()
  expect(changes).toHaveLength(300)
})

const exchange = async ({ browser }: Pick<User, 'browser'>, body: { writes?: unknown[]; since?: number }) => {
  const response = await browser.call(syncRecords, { body: { writes: [], ...body } })
  expect(response.status).toBe(200)
  return await response.json()
}

test('one request sends what a device did and answers what it missed, and nothing of it twice', async () => {
  const [person, before] = [await buildUser(server), checkIn('before')]
  await exchange(person, { writes: [before] })
  const [own, gone] = [checkIn('own'), { ...checkIn(''), state: 'deleted', body: undefined }]
  const first = await exchange(person, { writes: [own, gone], since: 0 })
  expect(first.outcomes.map(({ id }: { id: string }) => id)).toEqual([own.id, gone.id])
  expect(first.changes).toMatchObject([{ collection: 'check-ins', state: 'present', id: before.id }])
  expect(first.hasMore).toBe(false)
  expect(Math.abs(Date.parse(first.now) - Date.now())).toBeLessThan(60_000)
  expect(await exchange(person, { since: first.revision })).toMatchObject({ changes: [], revision: first.revision })
  const next = await exchange(person, { writes: [checkIn('later')], since: first.revision })
  expect(next.changes).toEqual([])
  expect(next.revision).toBeGreaterThan(first.revision)
})

test('two years, 4,600 records, are read in ten requests, each once', async () => {
  const person = await buildUser(server)
  const all = Array.from({ length: 4_600 }, (_, n) => checkIn(`note ${n}`))
  for (let from = 0; from < all.length; from += 200) await exchange(person, { writes: all.slice(from, from + 200) })
  const found: string[] = []
  let requests = 0
  for (let [since, hasMore] = [0, true]; hasMore; ) {
    const page = await exchange(person, { since })
    found.push(...page.changes.map(({ id }: { id: string }) => id))
    ;[since, hasMore] = [page.revision, page.hasMore]
    requests += 1
  }
  expect(found).toEqual(all.map(({ id }) => id))
  expect(requests).toBeLessThanOrEqual(10)
}, 60_000)

test('a note changed on one device and feelings added on another both stand, and of one field the earlier is kept', async () => {
  const person = await buildUser(server)
  const begun = checkIn('slept late')
  await exchange(person, { writes: [begun] })
  const edit = (body: object, part: string, minute: string) => ({
    ...begun,
    body: { ...(begun.body as object), ...body },
    updatedAt: `2026-11-20T08:${minute}:00.000Z`,
    changedAt: { '*': at, [part]: `2026-11-20T08:${minute}:00.000Z` },
    replaced: { [part]: [at] },
  })
  await exchange(person, { writes: [edit({ note: 'slept at two' }, 'note', '20')] })
  await exchange(person, { writes: [edit({ feelings: ['tired'] }, 'feelings', '10')] })
  const late = edit({ note: 'dreamt' }, 'note', '15')
  const { outcomes } = await exchange(person, { writes: [late] })
  const earlier = [{ part: 'note', at: '2026-11-20T08:15:00.000Z', fields: { note: 'dreamt' } }]
  expect(outcomes).toMatchObject([
    { body: { note: 'slept at two', feelings: ['tired'] }, updatedAt: '2026-11-20T08:20:00.000Z', earlier },
  ])
  expect((await exchange(person, { writes: [late] })).outcomes).toEqual(outcomes)
  const looked = { ...late, replaced: {}, settled: [{ part: 'note', at: '2026-11-20T08:15:00.000Z' }] }
  const [settled] = (await exchange(person, { writes: [looked] })).outcomes
  expect(settled).toMatchObject({ body: { note: 'slept at two' } })
  expect(settled.earlier).toBeUndefined()
})

test('what two devices wrote never becomes a body that the collection does not have', async () => {
  const person = await buildUser(server)
  const id = randomUUID()
  const write = (body: object, minute: string, replaced: object) => ({
    collection: 'tool-writings',
    id,
    state: 'present',
    occurredAt: at,
    updatedAt: `2026-11-20T08:${minute}:00.000Z`,
    changedAt: { '*': at, kind: `2026-11-20T08:${minute}:00.000Z` },
    replaced,
    body,
  })
  await exchange(person, { writes: [write({ kind: 'sankalpa', text: 'steady' }, '01', {})] })
  const other = write({ kind: 'own_trap', name: 'rushing' }, '05', { kind: [at] })
  const { outcomes } = await exchange(person, { writes: [other] })
  expect(outcomes[0].body).toEqual({ kind: 'own_trap', name: 'rushing' })
})

test('what gave way on the device itself is kept as an earlier version, of a new record as well', async () => {
  const version = { part: 'note', at, fields: { note: 'by the sea' } }
  const first = checkIn('by the river', { given: [version] })
  const earlierOf = async (writes: RecordSyncWrite[]) =>
    (await outcomesOf(send(asha, writes))).map((outcome) => (outcome.state === 'present' ? outcome.earlier : null))
  expect(await earlierOf([first])).toEqual([[version]])
  const later = '2026-11-20T09:00:00.000Z'
  const second = { ...version, at: '2026-11-20T08:30:00.000Z', fields: { note: 'by the lake' } }
  const changed = { ...first, updatedAt: later, changedAt: { '*': at, note: later }, replaced: { note: [at] } }
  expect(await earlierOf([{ ...changed, given: [second] }])).toEqual([[version, second]])
  expect(await earlierOf([{ ...changed, given: [second] }]), 'sent twice it stands once').toEqual([[version, second]])
  const tooMany = Array.from({ length: 21 }, () => version)
  expect((await outcomesOf(send(asha, [checkIn('', { given: tooMany })])))[0]?.state).toBe('refused')
})
