import { beforeEach, expect, test, vi } from 'vitest'
import type { DeviceKeys } from '../../lib/session/device-keys'
import { createConversationStore } from './conversation-store'
import type { Message } from './message'

/** Keys in memory: jsdom has no IndexedDB. */
function keysInMemory(): DeviceKeys {
  const keys = new Map<string, CryptoKey>()
  return {
    async keep(uid) {
      const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'AES-GCM', false, ['encrypt', 'decrypt'])
      keys.set(uid, key)
    },
    find: async (uid) => keys.get(uid) ?? null,
    findNameKey: async () => null,
    forgetAll: async () => keys.clear(),
  }
}

let deviceKeys: DeviceKeys

beforeEach(async () => {
  deviceKeys = keysInMemory()
  await deviceKeys.keep('asha', '')
})

const guest = () => createConversationStore({ owner: 'guest', isAccount: false, deviceKeys })
const asha = () => createConversationStore({ owner: 'asha', isAccount: true, deviceKeys })
const lying = (owner: string) => localStorage.getItem(`mindmitraMessages_${owner}`)

const say = (id: string): Message => ({ id, text: `words ${id}`, sender: 'user', sentAt: '2026-11-21T09:00:00.000Z' })

test("a guest's messages lie open under the name that the specification gives", async () => {
  expect(await guest().add([say('a'), say('b')])).toBe(true)
  expect(JSON.parse(lying('guest') ?? '')).toEqual([say('a'), say('b')])
  expect(await guest().read()).toEqual([say('a'), say('b')])
})

test("an account's messages are sealed, and unreadable once its key is forgotten", async () => {
  await asha().add([say('a')])
  expect(lying('asha')).not.toContain('words')
  expect(await asha().read()).toEqual([say('a')])
  await deviceKeys.forgetAll()
  expect(await asha().read()).toEqual([])
  await deviceKeys.keep('asha', '')
  expect(await asha().read()).toEqual([say('a')])
})

test('a sealed message that is broken takes no other along', async () => {
  await asha().add([say('a'), say('b'), say('c')])
  const entries = JSON.parse(lying('asha') ?? '') as { sealed: string }[]
  if (entries[1]) entries[1].sealed = 'AAAA'
  localStorage.setItem('mindmitraMessages_asha', JSON.stringify(entries))
  expect(await asha().read()).toEqual([say('a'), say('c')])
})

test("without its key an account's words are never written, and this page remembers them", async () => {
  await deviceKeys.forgetAll()
  const store = asha()
  expect(await store.add([say('a')])).toBe(false)
  expect(lying('asha')).toBeNull()
  expect(await store.read()).toEqual([say('a')])
})

test('what does not fit is told, and stays on this page', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = guest()
  expect(await store.add([say('a')])).toBe(false)
  full.mockRestore()
  expect(await store.read()).toEqual([say('a')])
})

test('two tabs lose nothing of each other', async () => {
  const [one, other] = [asha(), asha()]
  await Promise.all([one.add([say('a')]), other.add([say('b')])])
  expect((await one.read()).map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
  await other.remove('a')
  expect(await one.read()).toEqual([say('b')])
})

test('a message that comes back takes its old place', async () => {
  const store = guest()
  await store.add([say('a'), say('b'), say('c')])
  await store.remove('b')
  await store.add([say('b')], 1)
  expect((await store.read()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a broken list is read as far as it is whole, and is whole again after the next words', async () => {
  const store = guest()
  await store.add([say('a'), say('b')])
  localStorage.setItem('mindmitraMessages_guest', (lying('guest') ?? '').slice(0, -20))
  expect(await store.read()).toEqual([say('a')])
  await store.add([say('c')])
  expect(JSON.parse(lying('guest') ?? '')).toEqual([say('a'), say('c')])
})

test('messages of the oldest shape are read too: text and sender alone', async () => {
  localStorage.setItem('mindmitraMessages_guest', JSON.stringify([{ text: 'hello', sender: 'bot' }, { sender: 'bot' }]))
  const [message, ...others] = await guest().read()
  expect(message).toMatchObject({ text: 'hello', sender: 'bot' })
  expect(others).toEqual([])
  await guest().remove(message?.id ?? '')
  expect(await guest().read()).toEqual([])
})

test('another tab is heard, and only for this conversation', () => {
  const listener = vi.fn()
  const stop = guest().subscribe(listener)
  dispatchEvent(new StorageEvent('storage', { key: 'mindmitraMessages_asha' }))
  expect(listener).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'mindmitraMessages_guest' }))
  expect(listener).toHaveBeenCalledOnce()
  stop()
})
