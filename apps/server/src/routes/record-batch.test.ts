import { randomUUID } from 'node:crypto'
import {
  activities,
  checkIns,
  collectionNames,
  type RecordBatchOutcome,
  type RecordBatchWrite,
  readProgress,
  recordCollections,
  writeRecordBatch,
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
const checkIn = (note: string, changes: Partial<RecordBatchWrite> = {}): RecordBatchWrite => ({
  collection: 'check-ins',
  id: randomUUID(),
  state: 'present',
  occurredAt: at,
  updatedAt: at,
  body: { mood: 6, feelings: [], tags: [], note },
  ...changes,
})
const send = ({ browser }: Pick<User, 'browser'>, writes: unknown[]) =>
  browser.call(writeRecordBatch, { body: { writes } })
const outcomesOf = async (answer: Promise<Response>): Promise<RecordBatchOutcome[]> => {
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
  const changes = await (await person.browser.call(checkIns.changes, { query: { limit: 500 } })).json()
  expect(changes.changes).toHaveLength(300)
})
