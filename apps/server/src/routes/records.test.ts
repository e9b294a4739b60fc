import { randomUUID } from 'node:crypto'
import {
  activities,
  analyses,
  type CollectionName,
  collectionNames,
  personHeader,
  readProgress,
  recordCollections,
  syncRecords,
} from '@maitri/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { records as recordsTable } from '../db/schema/records'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildActivity, buildAnalysis, buildUser, buildVideoAnalysis } from '../testing/factories'
import { samplesOf } from '../testing/sample-of'

let server: TestApp
let asha: Awaited<ReturnType<typeof buildUser>>
let ravi: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  server = await buildApp()
  asha = await buildUser(server)
  ravi = await buildUser(server)
})
afterAll(() => server.discard())

/** One body for each collection, or for each kind of body where a collection has several. */
const bodiesOf = (name: CollectionName) => samplesOf(recordCollections[name].endpoints.write.body.shape.body)

describe.each(collectionNames)('%s', (name) => {
  const { endpoints } = recordCollections[name]
  const buildRecord = () => ({ ...buildActivity(), body: bodiesOf(name)[0] })
  const write = (changes = {}, id = randomUUID()) => ({ params: { id }, body: { ...buildRecord(), ...changes } })

  test('refuses what has another form', async () => {
    const { params, body } = write()
    const responses = [
      await asha.browser.call(endpoints.list, { query: { limit: 101 } }),
      await asha.browser.call(endpoints.read, { params: { id: 'not-an-id' } }),
      await asha.browser.call(endpoints.write, { params, body: { ...body, occurredAt: 'yesterday' } }),
      await asha.browser.call(endpoints.write, { params, body: { ...body, body: {} } }),
      await asha.browser.call(endpoints.remove, { params, query: {} }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  })

  test('a call meant for someone else is refused and stores nothing', async () => {
    const { params, body } = write()
    const headers = { [personHeader]: ravi.user.uid }
    const responses = [
      await asha.browser.call(endpoints.write, { params, body, headers }),
      await asha.browser.call(syncRecords, { body: { writes: [], since: 0 }, headers }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([401, 401])
    expect((await asha.browser.call(endpoints.read, { params })).status).toBe(404)
  })

  test("someone else's record answers 404, like one that does not exist", async () => {
    const { params, body } = write()
    await asha.browser.call(endpoints.write, { params, body })
    const [theirs, nobodys] = [
      await ravi.browser.call(endpoints.read, { params }),
      await ravi.browser.call(endpoints.read, { params: { id: randomUUID() } }),
    ]
    expect([theirs.status, nobodys.status]).toEqual([404, 404])
    await ravi.browser.call(endpoints.remove, { params, query: { at: '2026-11-21T00:00:00.000Z' } })
    await ravi.browser.call(endpoints.write, { params, body: { ...body, updatedAt: '2026-11-21T00:00:00.000Z' } })
    expect((await (await asha.browser.call(endpoints.read, { params })).json()).updatedAt).toBe(body.updatedAt)
  })

  test('is written, read, listed newest first and deleted, on every device', async () => {
    const { browser } = await buildUser(server)
    const [older, newer] = [write({ occurredAt: '2026-11-01T08:00:00.000Z' }), write()]
    for (const { params, body } of [older, newer]) {
      const answer = await browser.call(endpoints.write, { params, body })
      expect(await answer.json()).toMatchObject({ state: 'present', id: params.id, body: body.body })
    }
    expect(await (await browser.call(endpoints.read, { params: newer.params })).json()).toMatchObject(newer.body)
    const listed = async (query = {}) =>
      (await (await browser.call(endpoints.list, { query })).json()).records.map(({ id }: { id: string }) => id)
    expect(await listed()).toEqual([newer.params.id, older.params.id])
    expect(await listed({ limit: 1 })).toEqual([newer.params.id])
    expect(await listed({ before: newer.body.occurredAt })).toEqual([older.params.id])

    const gone = await browser.call(endpoints.remove, {
      params: newer.params,
      query: { at: '2026-11-21T08:00:00.000Z' },
    })
    expect(gone.status).toBe(204)
    expect((await browser.call(endpoints.read, { params: newer.params })).status).toBe(404)
    const { changes, hasMore } = await (await browser.call(syncRecords, { body: { writes: [], since: 0 } })).json()
    expect(changes.map(({ id, state }: { id: string; state: string }) => ({ id, state }))).toEqual([
      { id: older.params.id, state: 'present' },
      { id: newer.params.id, state: 'deleted' },
    ])
    expect(hasMore).toBe(false)
  })

  test('every kind of body is kept as it was sent', async () => {
    for (const body of bodiesOf(name)) {
      const sent = write({ body })
      await asha.browser.call(endpoints.write, sent)
      expect((await (await asha.browser.call(endpoints.read, { params: sent.params })).json()).body).toEqual(body)
    }
  })

  test('of two writes the later stands, whichever comes last', async () => {
    const { browser } = await buildUser(server)
    const { params, body } = write({ updatedAt: '2026-11-20T09:00:00.000Z' })
    await browser.call(endpoints.write, { params, body })
    const stale = await browser.call(endpoints.write, {
      params,
      body: { ...body, updatedAt: '2026-11-20T08:30:00.000Z' },
    })
    expect((await stale.json()).updatedAt).toBe('2026-11-20T09:00:00.000Z')
  })
})

test('activities are counted as progress, once each', async () => {
  const { browser } = await buildUser(server)
  const send = { params: { id: randomUUID() }, body: buildActivity() }
  await browser.call(activities.write, send)
  await browser.call(activities.write, send)
  expect(await (await browser.call(readProgress)).json()).toMatchObject({ toolsUsed: 1, insightsRead: 0 })
  await browser.call(activities.remove, { params: send.params, query: { at: '2026-11-21T08:00:00.000Z' } })
  expect(await (await browser.call(readProgress)).json()).toMatchObject({ toolsUsed: 0 })
})

test('the longest text in a script of India fits', async () => {
  const send = { params: { id: randomUUID() }, body: buildAnalysis('मन '.repeat(3333)) }
  expect((await asha.browser.call(analyses.write, send)).status).toBe(200)
})

test('words and videos lie sealed in the store, beside each other in one list', async () => {
  const { browser, user } = await buildUser(server)
  const [words, video] = [randomUUID(), randomUUID()]
  await browser.call(analyses.write, { params: { id: words }, body: buildAnalysis('the canary sang of words') })
  await browser.call(analyses.write, { params: { id: video }, body: buildVideoAnalysis('the canary sang on video') })
  const { records } = await (await browser.call(analyses.list)).json()
  expect(records.map(({ body }: { body: { kind: string } }) => body.kind).sort()).toEqual(['text', 'video'])

  const rows = (await server.store.db.select().from(recordsTable)).filter(({ owner }) => owner === user.uid)
  expect(rows).toHaveLength(2)
  const stored = rows.map((row) => JSON.stringify({ ...row, sealed: Buffer.from(row.sealed ?? []).toString('latin1') }))
  expect(stored.join()).not.toMatch(/canary|joy|felt_right/)
})

test('an analysis of an unknown kind, a risk tier in one, or shares beyond a hundred are refused or left out', async () => {
  const { body, ...moments } = buildVideoAnalysis()
  const write = (changed: unknown) =>
    asha.browser.call(analyses.write, { params: { id: randomUUID() }, body: { ...moments, body: changed } })
  expect((await write({ ...body, kind: 'dream' })).status).toBe(400)
  expect((await write({ ...body, kind: undefined })).status).toBe(400)
  expect((await write({ ...body, emotions: { ...body.emotions, joy: 101 } })).status).toBe(400)
  expect((await write({ ...body, verdict: 'cured' })).status).toBe(400)
  const withTier = await write({ ...body, tier: 'crisis' })
  expect((await withTier.json()).body).not.toHaveProperty('tier')
})
