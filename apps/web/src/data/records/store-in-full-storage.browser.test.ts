import { syncRecords as endpoint } from '@maitri/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { type FakeApi, fakeApi } from '../../testing/fake-api'
import { keepRecords } from '../../testing/keep-records'
import { at, body, openStore } from '../../testing/record-stores'
import { createOwnerRecords } from './owner-records'

afterEach(() => vi.restoreAllMocks())

/** An account whose key lies on the device, and so its records too. */
async function buildDevice(api: FakeApi) {
  const { owner, keys } = await openStore()
  return { server: keepRecords(api), owner, keys, records: createOwnerRecords(owner, keys) }
}

/** From here on the browser has no room for a record that is put. */
function fillStorage(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

test('what finds no room on the device is held, shown and sent, and the page knows that nothing lasts', async () => {
  const { server, records } = await buildDevice(fakeApi())
  const [before, during] = [crypto.randomUUID(), crypto.randomUUID()]
  await records.write('activities', { id: before, occurredAt: at, body })
  await records.sync()
  fillStorage()
  await records.write('activities', { id: during, occurredAt: at, body })
  expect(await records.list('activities')).toHaveLength(2)
  expect(await records.countWaiting()).toBe(1)
  await vi.waitFor(() => expect(records.loop.get().isLasting).toBe(false))
  await records.sync()
  expect(server.stored.get(`activities/${during}`)?.state).toBe('present')
  expect(await records.countWaiting()).toBe(0)

  await records.remove('activities', before)
  await records.sync()
  expect(server.stored.get(`activities/${before}`)?.state).toBe('deleted')
  expect((await records.list('activities')).map(({ id }) => id)).toEqual([during])
})

test('what was written before the storage was full and could not be sent is sent, once changed with its change', async () => {
  const api = fakeApi()
  const { server, records } = await buildDevice(api)
  const id = crypto.randomUUID()
  api.disconnect(endpoint)
  await records.write('activities', { id, occurredAt: at, body })
  fillStorage()
  await records.write('activities', { id, occurredAt: at, body: { ...body, title: 'Jaali' } })
  expect(await records.countWaiting()).toBe(1)
  server.listen()
  await records.sync()
  expect(server.stored.get(`activities/${id}`)).toMatchObject({ body: { title: 'Jaali' } })
  expect(await records.countWaiting()).toBe(0)
})

test('a device that got no room for what the server has shows it, and asks for it again at the next start', async () => {
  const { records, owner, keys } = await buildDevice(fakeApi())
  const other = createOwnerRecords(crypto.randomUUID(), createDeviceKeys(`keys-${crypto.randomUUID()}`))
  await other.write('activities', { id: crypto.randomUUID(), occurredAt: at, body })
  await other.sync()
  fillStorage()
  await records.sync()
  expect(await records.list('activities')).toHaveLength(1)
  vi.restoreAllMocks()
  const next = createOwnerRecords(owner, keys)
  await next.sync()
  expect(await next.list('activities')).toHaveLength(1)
})
