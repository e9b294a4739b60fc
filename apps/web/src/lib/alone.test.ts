import { afterEach, expect, test, vi } from 'vitest'
import { alone } from './alone'

afterEach(() => vi.unstubAllGlobals())
const withLocks = (request: (name: string, work: () => unknown) => Promise<unknown>) =>
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))

test('where a browser refuses locks with its storage, the work is done all the same, once', async () => {
  withLocks(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')))
  const work = vi.fn(async () => 'done')
  expect(await alone('a', work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails under a lock is not done again', async () => {
  withLocks(async (_name, work) => await work())
  const work = vi.fn(() => Promise.reject(new Error('no room')))
  await expect(alone('a', work)).rejects.toThrow('no room')
  expect(work).toHaveBeenCalledTimes(1)
})
