import type { DeviceRecord } from '@maitri/domain'
import { expect, test } from 'vitest'
import { createGuestStorageTable } from './guest-storage-table'
import type { RecordTable } from './record-store'

const isNamed = (body: unknown) => typeof (body as { name?: unknown }).name === 'string'
const at = '2026-11-21T08:00:00.000Z'
const put = (table: RecordTable, one: DeviceRecord) => table.change(one.id, () => one)
const record = (id: string, name: string) => ({ id, occurredAt: at, updatedAt: at, body: { name }, isPending: true })
const stored = () => JSON.parse(localStorage.getItem('savedRoutines') ?? 'null') as unknown

test("a guest's record lies under the specification's name with its own fields", async () => {
  const table = createGuestStorageTable('savedRoutines', isNamed)
  await put(table, record('one', 'Evening'))
  expect(stored()).toEqual([{ id: 'one', name: 'Evening', occurredAt: at, updatedAt: at }])
  expect(await table.find('one')).toEqual(record('one', 'Evening'))
})

test('writing again replaces the record, and deleting the last one leaves nothing behind', async () => {
  const table = createGuestStorageTable('savedRoutines', isNamed)
  await put(table, record('one', 'Evening'))
  await put(table, record('one', 'Night'))
  expect((await table.all()).map(({ body }) => body)).toEqual([{ name: 'Night' }])
  await table.change('one', () => null)
  expect(stored()).toBeNull()
})

test('a broken entry is not shown and not lost when another one is written', async () => {
  localStorage.setItem('savedRoutines', JSON.stringify([{ id: 'old', name: 'Kept', createdAt: at }, { id: 'odd' }, 7]))
  const table = createGuestStorageTable('savedRoutines', isNamed)
  await put(table, record('new', 'Morning'))
  expect((await table.all()).map(({ id }) => id)).toEqual(['new', 'old'])
  expect(stored()).toHaveLength(4)
})

test('text that is no list at all counts as none', async () => {
  localStorage.setItem('savedRoutines', '{broken')
  expect(await createGuestStorageTable('savedRoutines', isNamed).all()).toEqual([])
})
