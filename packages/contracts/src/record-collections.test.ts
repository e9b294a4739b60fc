import { expect, test } from 'vitest'
import { collectionNames, partOfField, recordCollections } from './record-collections'

test.each(collectionNames)('the routes of %s lie under its name', (name) => {
  const { list, read, write, remove } = recordCollections[name].endpoints
  expect([list, write, read, remove].map(({ path }) => path)).toEqual([
    `/api/${name}`,
    ...Array(3).fill(`/api/${name}/{id}`),
  ])
})

test('no two collections are counted as one thing or lie under one name of local storage', () => {
  const collections = Object.values(recordCollections)
  const guestNames = collections.flatMap(({ guestStorageName }) => guestStorageName ?? [])
  expect(new Set(guestNames).size).toBe(guestNames.length)
  expect(new Set(collections.map(({ countedAs }) => countedAs)).size).toBe(collections.length)
})

test('what one reading measured is one part of it, and what the person said of it stands by itself', () => {
  const part = partOfField('analyses')
  expect(part('score')).toBe(part('text'))
  expect(part('emotions')).toBe(part('kind'))
  expect([part('verdict'), part('ownWord')]).toEqual(['verdict', 'ownWord'])
  expect(partOfField('check-ins')('note')).toBe('note')
  expect(partOfField('tool-writings')('strokes')).toBe('grid')
})
