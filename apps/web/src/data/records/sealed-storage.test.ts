import { beforeEach, expect, test } from 'vitest'
import type { DeviceKeys } from '../../lib/session/device-keys'
import { createSealedStorage } from './sealed-storage'

/** Keys in memory: jsdom has no IndexedDB. */
function keysInMemory(): DeviceKeys & { add: (uid: string) => Promise<void> } {
  const keys = new Map<string, CryptoKey>()
  const add = async (uid: string) => {
    const key = await crypto.subtle.importKey('raw', new Uint8Array(32).fill(uid.length), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ])
    keys.set(uid, key)
  }
  return {
    add,
    keep: (uid) => add(uid),
    find: async (uid) => keys.get(uid) ?? null,
    findNameKey: async () => null,
    forgetAll: async () => keys.clear(),
  }
}

let keys: ReturnType<typeof keysInMemory>

beforeEach(() => {
  keys = keysInMemory()
})

const stored = (name: string) => localStorage.getItem(name)

test("a guest's text lies open under the name that says so", async () => {
  const own = createSealedStorage('notes', 'guest', keys)
  expect(await own.write('tea at five')).toBe(true)
  expect(stored('notes_guest')).toBe('tea at five')
  expect(await own.read()).toBe('tea at five')
})

test("an account's text is sealed, and readable with its key alone", async () => {
  await keys.add('asha')
  const own = createSealedStorage('notes', 'asha', keys)
  expect(await own.write('சாய் at five')).toBe(true)
  expect(stored('notes_asha')).not.toContain('five')
  expect(await own.read()).toBe('சாய் at five')
  await keys.forgetAll()
  expect(await own.read()).toBeNull()
  await keys.add('asha')
  expect(await own.read()).toBe('சாய் at five')
})

test('a sealed text cannot be moved to another place', async () => {
  await keys.add('asha')
  await keys.add('ravi')
  await createSealedStorage('notes', 'asha', keys).write('mine')
  localStorage.setItem('notes_ravi', stored('notes_asha') ?? '')
  expect(await createSealedStorage('notes', 'ravi', keys).read()).toBeNull()
})

test("without its key an account's words never reach the device", async () => {
  expect(await createSealedStorage('notes', 'asha', keys).write('mine')).toBe(false)
  expect(stored('notes_asha')).toBeNull()
})

test('of two texts written at once the later one stays', async () => {
  await keys.add('asha')
  const own = createSealedStorage('notes', 'asha', keys)
  await Promise.all([own.write('a long one that takes its time '.repeat(2000)), own.write('short')])
  expect(await own.read()).toBe('short')
})

test('a broken value reads as nothing, and removing leaves nothing', async () => {
  await keys.add('asha')
  const own = createSealedStorage('notes', 'asha', keys)
  localStorage.setItem('notes_asha', '{"iv":')
  expect(await own.read()).toBeNull()
  expect(await own.write(null)).toBe(true)
  expect(stored('notes_asha')).toBeNull()
})
