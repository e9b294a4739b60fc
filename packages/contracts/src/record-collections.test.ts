import { expect, test } from 'vitest'
import { collectionNames, recordCollections } from './record-collections'

test.each(collectionNames)('the routes of %s lie under its name', (name) => {
  const { list, changes, read, write, remove } = recordCollections[name].endpoints
  expect([list, write, read, remove, changes].map(({ path }) => path)).toEqual([
    `/api/${name}`,
    ...Array(3).fill(`/api/${name}/{id}`),
    `/api/${name}/changes`,
  ])
})

test('no two collections are counted as one thing or lie under one name of local storage', () => {
  const collections = Object.values(recordCollections)
  const guestNames = collections.flatMap(({ guestStorageName }) => guestStorageName ?? [])
  expect(new Set(guestNames).size).toBe(guestNames.length)
  expect(new Set(collections.map(({ countedAs }) => countedAs)).size).toBe(collections.length)
})
