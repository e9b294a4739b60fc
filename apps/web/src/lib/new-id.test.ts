import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id'

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an id is a UUID of version 4', () => {
  expect(newId()).toMatch(uuid4)
})

test('an id is made where the page has no randomUUID, and is another one each time', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 200 }, newId)
  for (const id of ids) expect(id).toMatch(uuid4)
  expect(new Set(ids).size).toBe(ids.length)
})
