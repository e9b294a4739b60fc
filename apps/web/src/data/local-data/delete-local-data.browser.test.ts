import type { DeviceRecord } from '@maitri/domain'
import { expect, test } from 'vitest'
import { openRecordStore, type RecordStore } from '../records/record-store'
import { deleteLocalData } from './delete-local-data'

const record: DeviceRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  occurredAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  body: { score: 4 },
  isPending: true,
}

const put = (store: RecordStore) => store.table('analyses').change(record.id, () => record)
const all = (store: RecordStore) => store.table('analyses').all()

test("a guest's things go from the device, and what an account keeps stays", async () => {
  const databaseName = `delete-guest-${crypto.randomUUID()}`
  const open = (owner: string) => openRecordStore({ owner, key: null, databaseName })
  const guest = await open('guest')
  // Names that stand right before and after the guest's.
  const others = await Promise.all(['gues', 'guest2', 'person'].map(open))
  for (const one of [guest, ...others]) {
    await put(one)
    await one.moveCursor(7)
  }
  localStorage.setItem('mindmitraMessages_guest', '[]')
  localStorage.setItem('toolDraft_vichaar_guest', '{}')
  localStorage.setItem('hiddenGroups_guest', '["art-therapy-collective"]')
  localStorage.setItem('mindmitraMessages_person', '[]')
  localStorage.setItem('theme', 'dark')

  await deleteLocalData('guest', databaseName)

  expect([await all(guest), await guest.cursor()]).toEqual([[], 0])
  for (const other of others) expect([await all(other), await other.cursor()]).toEqual([[record], 7])
  expect({ ...localStorage }).toEqual({ mindmitraMessages_person: '[]', theme: 'dark' })
  localStorage.clear()
})

test('where nobody kept anything it is done at once, and the tables can still be made', async () => {
  const databaseName = `delete-guest-${crypto.randomUUID()}`
  await deleteLocalData('guest', databaseName)
  const store = await openRecordStore({ owner: 'guest', key: null, databaseName })
  await put(store)
  expect(await all(store)).toEqual([record])
})
