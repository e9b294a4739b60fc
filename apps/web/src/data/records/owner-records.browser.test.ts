import { syncRecords as endpoint } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { derivedId } from '../../lib/derived-id'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { fakeApi } from '../../testing/fake-api'
import { keepRecords } from '../../testing/keep-records'
import { at, body, buildOwner, record } from '../../testing/record-stores'
import { createOwnerRecords } from './owner-records'
import { onlyNames } from './private-ids'

test('a call that hangs when the network is lost ends at once, and the next run sends what it could not', async () => {
  const api = fakeApi()
  const { server, records } = await buildOwner(api)
  const reached = new Promise<void>((resolve) => {
    api.answer(endpoint, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  await records.write('activities', { id: crypto.randomUUID(), occurredAt: at, body })
  const first = records.sync()
  await reached
  dispatchEvent(new Event('offline'))
  await expect(first).rejects.toMatchObject({ code: 'network' })
  server.listen()
  await records.sync()
  expect(server.stored.size).toBe(1)
})

test('a deletion made offline reaches the server and leaves nothing here', async () => {
  const { server, records } = await buildOwner(fakeApi())
  const id = crypto.randomUUID()
  await records.write('activities', { id, occurredAt: at, body })
  await records.sync()
  await records.remove('activities', id)
  await records.sync()
  expect(server.stored.get(`activities/${id}`)?.state).toBe('deleted')
  expect(await records.list('activities')).toEqual([])
})

test('a note changed here and feelings added elsewhere both stand on both devices', async () => {
  const { server, records } = await buildOwner(fakeApi())
  const other = createOwnerRecords(crypto.randomUUID(), createDeviceKeys(`keys-${crypto.randomUUID()}`))
  const checkIn = { id: crypto.randomUUID(), occurredAt: at, body: { mood: 5, feelings: [], tags: [], note: 'late' } }
  await records.write('check-ins', checkIn)
  await records.sync()
  await other.sync()
  await records.write('check-ins', { ...checkIn, body: { ...checkIn.body, note: 'slept at two' } })
  await other.write('check-ins', { ...checkIn, body: { ...checkIn.body, feelings: ['tired'] } })
  for (const device of [records, other, records]) await device.sync()
  for (const device of [records, other])
    expect((await device.list('check-ins')).map((one) => one.body)).toEqual([
      { ...checkIn.body, note: 'slept at two', feelings: ['tired'] },
    ])
  expect(server.stored.size).toBe(1)
})

test('of one field changed on both devices the earlier version is offered until it was looked at', async () => {
  const { records } = await buildOwner(fakeApi())
  const other = createOwnerRecords(crypto.randomUUID(), createDeviceKeys(`keys-${crypto.randomUUID()}`))
  const checkIn = { id: crypto.randomUUID(), occurredAt: at, body: { mood: 5, feelings: [], tags: [], note: '' } }
  await records.write('check-ins', checkIn)
  await records.sync()
  await other.sync()
  const note = (words: string) => ({ ...checkIn, body: { ...checkIn.body, note: words } })
  await other.write('check-ins', note('first'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await records.write('check-ins', note('then'))
  for (const device of [records, other, records]) await device.sync()
  const [kept] = await other.list('check-ins')
  expect(kept).toMatchObject({ body: { note: 'then' }, earlier: [{ part: 'note', fields: { note: 'first' } }] })
  const [earlier] = kept?.earlier ?? []
  if (earlier) await other.settle('check-ins', checkIn.id, earlier)
  for (const device of [other, records]) await device.sync()
  expect((await records.list('check-ins'))[0]?.earlier).toBeUndefined()
})

test('what a newer version of the app wrote is kept and passed over, and a change here keeps what it added', async () => {
  const { server, records } = await buildOwner(fakeApi())
  const [unknown, added] = [crypto.randomUUID(), crypto.randomUUID()]
  const given = { mood: 5, feelings: [], tags: [], note: '' }
  server.put({ collection: 'check-ins', id: unknown, occurredAt: at, body: { ...given, feelings: ['wistful'] } })
  server.put({ collection: 'check-ins', id: added, occurredAt: at, body: { ...given, weather: 'rain' } })
  await records.sync()
  expect((await records.list('check-ins')).map(({ id }) => id)).toEqual([added])
  await records.write('check-ins', { id: added, occurredAt: at, body: { ...given, mood: 7 } })
  await records.sync()
  expect(server.stored.get(`check-ins/${added}`)).toMatchObject({ body: { mood: 7, weather: 'rain' } })
  expect(server.stored.get(`check-ins/${unknown}`)).toMatchObject({ body: { feelings: ['wistful'] } })
})

test.each([
  ['deleted', async (records: ReturnType<typeof createOwnerRecords>, id: string) => records.remove('activities', id)],
  [
    'changed',
    async (records: ReturnType<typeof createOwnerRecords>, id: string, occurredAt: string) =>
      records.write('activities', { id, occurredAt, body: { type: 'tool', title: 'Changed' } }),
  ],
])('what is %s on a device whose clock is behind is so for the account as well', async (_, act) => {
  const { server, records } = await buildOwner(fakeApi())
  const id = crypto.randomUUID()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  server.put({ collection: 'activities', id, occurredAt: inAnHour, body })
  await records.sync()
  await act(records, id, inAnHour)
  await records.sync()
  expect(Date.parse(server.stored.get(`activities/${id}`)?.updatedAt ?? '')).toBeGreaterThan(Date.parse(inAnHour))
})

test('what waits is counted, also where no screen reads it, and no longer once it was sent', async () => {
  const { records } = await buildOwner(fakeApi())
  await records.write('activities', { id: crypto.randomUUID(), occurredAt: at, body })
  await records.write('saved-articles', { id: crypto.randomUUID(), occurredAt: at, body: { articleId: 'sleep' } })
  expect(await records.countWaiting()).toBe(2)
  await records.sync()
  expect(await records.countWaiting()).toBe(0)
})

test('what was adopted is as new as it was, twice is once, and a later change here stands', async () => {
  const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
  const owner = crypto.randomUUID()
  await keys.keep(owner, btoa(String.fromCharCode(...new Uint8Array(32))))
  const records = createOwnerRecords(owner, keys)
  const theirs = record()
  await records.adopt('activities', [theirs])
  await records.adopt('activities', [theirs])
  expect(await records.list('activities')).toMatchObject([theirs])
  expect(await records.isSafe('activities', theirs.id)).toBe(true)
  await records.write('activities', { ...theirs, body: { ...body, title: 'Changed since' } })
  await records.adopt('activities', [theirs])
  expect(await records.list('activities')).toMatchObject([{ body: { title: 'Changed since' } }])
})

test('where nothing outlasts the page, what was adopted is safe once the server has it', async () => {
  const { records } = await buildOwner(fakeApi())
  const theirs = record()
  await records.adopt('activities', [theirs])
  expect(await records.isSafe('activities', theirs.id)).toBe(false)
  await records.sync()
  expect(await records.isSafe('activities', theirs.id)).toBe(true)
})

test('what an article or a day is known by tells nothing without the key, is one on two devices, and open ids are hidden', async () => {
  const server = keepRecords(fakeApi())
  const [owner, deviceKey] = [crypto.randomUUID(), btoa(String.fromCharCode(...new Uint8Array(32)))]
  const openDevice = async () => {
    const keys = createDeviceKeys(`keys-${crypto.randomUUID()}`)
    await keys.keep(owner, deviceKey)
    return createOwnerRecords(owner, keys)
  }
  const name = onlyNames.read('finding-help')
  const read = { type: 'insight' as const, title: 'Finding help', itemId: 'finding-help' }
  server.put({ collection: 'activities', id: derivedId(name), occurredAt: at, body: read })
  const saved = derivedId(onlyNames.saved('finding-help'))
  server.put({ collection: 'saved-articles', id: saved, occurredAt: at, body: { articleId: 'finding-help' } })
  const [one, other] = [await openDevice(), await openDevice()]
  await one.sync()
  await other.writeOnly('activities', { name, occurredAt: at, body: read })
  await other.sync()
  const [kept, ...more] = await other.list('activities')
  expect(more).toEqual([])
  expect(kept?.id).not.toBe(derivedId(name))
  expect(kept?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const present = [...server.stored.values()].filter(({ state }) => state === 'present')
  expect(present.map(({ id }) => id)).not.toContain(saved)
  expect(present).toHaveLength(2)
  await other.removeOnly('activities', name)
  await other.sync()
  await one.sync()
  expect(await one.list('activities')).toEqual([])
})
