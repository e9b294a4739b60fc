import { expect, test } from 'vitest'
import { type DeviceRecord, openRecordTable } from '../records/record-table'
import { deleteLocalData } from './delete-local-data'

const record: DeviceRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  occurredAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  body: { score: 4 },
  isPending: true,
}

test("a guest's things go from the device, and what an account keeps stays", async () => {
  const databaseName = `delete-guest-${crypto.randomUUID()}`
  const table = (owner: string, collection: string) => openRecordTable({ owner, collection, key: null, databaseName })
  const guests = await Promise.all(['analyses', 'stress-readings'].map((collection) => table('guest', collection)))
  // Names that stand right before and after the guest's.
  const others = await Promise.all(['gues', 'guest2', 'person'].map((owner) => table(owner, 'analyses')))
  for (const one of [...guests, ...others]) {
    await one.put(record)
    await one.moveCursor(7)
  }
  localStorage.setItem('mindmitraMessages_guest', '[]')
  localStorage.setItem('toolDraft_vichaar_guest', '{}')
  localStorage.setItem('hiddenGroups_guest', '["art-therapy-collective"]')
  localStorage.setItem('mindmitraMessages_person', '[]')
  localStorage.setItem('theme', 'dark')

  await deleteLocalData('guest', databaseName)

  for (const guest of guests) expect([await guest.all(), await guest.cursor()]).toEqual([[], 0])
  for (const other of others) expect([await other.all(), await other.cursor()]).toEqual([[record], 7])
  expect({ ...localStorage }).toEqual({ mindmitraMessages_person: '[]', theme: 'dark' })
  localStorage.clear()
})

test('where nobody kept anything it is done at once, and the tables can still be made', async () => {
  const databaseName = `delete-guest-${crypto.randomUUID()}`
  await deleteLocalData('guest', databaseName)
  const table = await openRecordTable({ owner: 'guest', collection: 'analyses', key: null, databaseName })
  await table.put(record)
  expect(await table.all()).toEqual([record])
})
