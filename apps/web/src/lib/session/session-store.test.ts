import { deviceKeysHeader, movesDeviceKeys, readSession, signOut } from '@maitri/contracts'
import { describe, expect, test } from 'vitest'
import { buildUser } from '../../testing/build-user'
import { fakeApi } from '../../testing/fake-api'
import type { DeviceKeys } from './device-keys'
import { createSessionStore } from './session-store'

/** Keys in memory, as the device keeps them in its database. */
function keysInMemory(): DeviceKeys & { kept: () => string[] } {
  const kept = new Map<string, string>()
  return {
    keep: async (uid, key) => void kept.set(uid, key),
    find: async () => null,
    findNameKey: async () => null,
    forgetAll: async () => kept.clear(),
    kept: () => [...kept.keys()],
  }
}

function build() {
  const api = fakeApi()
  const deviceKeys = keysInMemory()
  const confirmed: string[] = []
  const store = createSessionStore({ deviceKeys, onConfirmed: ({ uid }) => confirmed.push(uid) })
  return { api, deviceKeys, confirmed, store }
}

/** Waits for the headers of the next call. */
function headersOfNextCall(): Promise<Headers> {
  const { fetch } = globalThis
  return new Promise((resolve) => {
    globalThis.fetch = (target, init) => {
      globalThis.fetch = fetch
      resolve(new Headers(init?.headers))
      return fetch(target, init)
    }
  })
}

const user = buildUser()
const storeUser = () => {
  localStorage.setItem('isAuthenticated', 'true')
  localStorage.setItem('user', JSON.stringify({ email: user.email, name: user.displayName, uid: user.uid }))
}
const stored = () => [localStorage.getItem('isAuthenticated'), localStorage.getItem('user')]

describe('the first check', () => {
  test('says that this version can move to another device key, without which the server gives it the earlier one', async () => {
    const { api, store } = build()
    api.answer(readSession, { user: null })
    const headers = headersOfNextCall()
    await store.ready()
    expect((await headers).get(deviceKeysHeader)).toBe(movesDeviceKeys)
  })

  test('nobody is signed in', async () => {
    const { api, store } = build()
    api.answer(readSession, { user: null })
    expect(store.get()).toEqual({ state: 'loading' })
    expect(await store.ready()).toEqual({ state: 'signed_out' })
    expect(stored()).toEqual([null, null])
  })

  test('someone is signed in: the device keeps the flag, the person and the key', async () => {
    const { api, store, deviceKeys, confirmed } = build()
    api.answer(readSession, { user })
    expect(await store.ready()).toEqual({ state: 'signed_in', user })
    expect(stored()).toEqual(['true', JSON.stringify({ email: user.email, name: user.displayName, uid: user.uid })])
    expect(deviceKeys.kept()).toEqual([user.uid])
    expect(confirmed).toEqual([user.uid])
  })

  test('is made once, however often it is asked for', async () => {
    const { api, store } = build()
    api.answer(readSession, { user: null })
    await Promise.all([store.ready(), store.ready()])
    await store.ready()
    expect(api.calls(readSession)).toHaveLength(1)
  })

  test('a guest by the stored flag needs no server', async () => {
    localStorage.setItem('isAuthenticated', 'true')
    const { store } = build()
    expect(await store.ready()).toEqual({ state: 'guest' })
  })

  test('a session that has ended forgets flag, person and key', async () => {
    storeUser()
    const { api, store, deviceKeys } = build()
    await deviceKeys.keep(user.uid, user.deviceKey)
    api.answer(readSession, { user: null })
    expect(await store.ready()).toEqual({ state: 'signed_out' })
    expect(stored()).toEqual([null, null])
    expect(deviceKeys.kept()).toEqual([])
  })

  test('whose session was ended is told of it while the key is still here, and nobody who was not here', async () => {
    storeUser()
    const { api, deviceKeys } = build()
    await deviceKeys.keep(user.uid, user.deviceKey)
    api.answer(readSession, { user: null, endedElsewhere: true })
    const told: [string, string[]][] = []
    const onEnded = async (uid: string) => void told.push([uid, deviceKeys.kept()])
    expect(await createSessionStore({ deviceKeys, onEnded }).ready()).toEqual({ state: 'signed_out' })
    expect(told).toEqual([[user.uid, [user.uid]]])
    await createSessionStore({ deviceKeys, onEnded }).ready()
    expect(told).toHaveLength(1)
  })

  test('out of reach of the server the stored person opens what lies on this device', async () => {
    storeUser()
    const { api, store, confirmed } = build()
    api.disconnect(readSession)
    const { uid, email, displayName } = user
    expect(await store.ready()).toEqual({
      state: 'signed_in',
      user: { uid, email, displayName, needsProfile: false },
    })
    expect(confirmed).toEqual([])
  })

  test('out of reach of the server nobody becomes someone', async () => {
    const { api, store } = build()
    api.disconnect(readSession)
    expect(await store.ready()).toEqual({ state: 'signed_out' })
  })

  test.each(['not json', '{}', '{"uid":1,"email":"a","name":"b"}', 'null'])(
    'a stored person that cannot be read (%s) is nobody: the flag alone is a guest',
    async (text) => {
      localStorage.setItem('isAuthenticated', 'true')
      localStorage.setItem('user', text)
      const { store } = build()
      expect(await store.ready()).toEqual({ state: 'guest' })
    },
  )
})

describe('a guest', () => {
  test('has the flag and no person, until they leave', async () => {
    const { api, store } = build()
    api.answer(readSession, { user: null })
    await store.ready()
    store.continueAsGuest()
    expect(store.get()).toEqual({ state: 'guest' })
    expect(stored()).toEqual(['true', null])
    store.leaveGuest()
    expect(store.get()).toEqual({ state: 'signed_out' })
    expect(stored()).toEqual([null, null])
  })
})

describe('signing out', () => {
  test('forgets everything of the account on this device', async () => {
    const { api, store, deviceKeys } = build()
    api.answer(readSession, { user })
    api.answer(signOut, undefined)
    await store.ready()
    await store.signOut()
    expect(store.get()).toEqual({ state: 'signed_out' })
    expect(stored()).toEqual([null, null])
    expect(deviceKeys.kept()).toEqual([])
  })

  test('keeps the session where the server was not reached', async () => {
    const { api, store, deviceKeys } = build()
    api.answer(readSession, { user })
    api.disconnect(signOut)
    await store.ready()
    await expect(store.signOut()).rejects.toMatchObject({ code: 'network' })
    expect(store.get()).toEqual({ state: 'signed_in', user })
    expect(deviceKeys.kept()).toEqual([user.uid])
  })
})

test('who leaves offline is out here at once, and by the old session nobody is let in: it ends with the network', async () => {
  const { api, store, deviceKeys } = build()
  api.answer(readSession, { user })
  api.disconnect(signOut)
  await store.ready()
  await store.leave()
  expect(store.get()).toEqual({ state: 'signed_out' })
  expect([stored(), deviceKeys.kept()]).toEqual([[null, null], []])
  const next = build()
  next.api.answer(readSession, { user })
  next.api.disconnect(signOut)
  expect(await next.store.ready(), 'the server is still away').toEqual({ state: 'signed_out' })
  next.api.answer(signOut, undefined)
  next.api.answer(readSession, { user: null })
  expect(await next.store.recheck()).toEqual({ state: 'signed_out' })
  expect(next.api.calls(signOut).length).toBeGreaterThan(1)
  next.api.answer(readSession, { user })
  expect(await next.store.recheck(), 'a session of its own').toEqual({ state: 'signed_in', user })
})

test('listeners hear of every change until they stop', async () => {
  const { api, store } = build()
  api.answer(readSession, { user: null })
  let changes = 0
  const stop = store.subscribe(() => changes++)
  await store.ready()
  store.continueAsGuest()
  stop()
  store.leaveGuest()
  expect(changes).toBe(2)
})

describe('answers that something newer has overtaken', () => {
  test('a check under way while someone signs out does not bring them back', async () => {
    const { api, store, deviceKeys } = build()
    api.answer(readSession, { user })
    await store.ready()
    const { promise, resolve } = deferred<{ user: typeof user }>()
    api.answer(readSession, () => promise)
    api.answer(signOut, undefined)
    const check = store.recheck()
    await store.signOut()
    resolve({ user })
    await check
    expect(store.get()).toEqual({ state: 'signed_out' })
    expect(stored()).toEqual([null, null])
    expect(deviceKeys.kept()).toEqual([])
  })

  test('an old answer that nobody is signed in does not undo a sign-in', async () => {
    const { api, store } = build()
    const { promise, resolve } = deferred<{ user: null }>()
    api.answer(readSession, () => promise)
    const check = store.ready()
    await store.accept(user)
    resolve({ user: null })
    await check
    expect(store.get()).toEqual({ state: 'signed_in', user })
  })
})

test('who asks again while another tab signs in hears what the newest check says', async () => {
  const { api, store } = build()
  api.answer(readSession, { user: null })
  await store.ready()
  const [first, second] = [deferred<{ user: typeof user }>(), deferred<{ user: typeof user }>()]
  api.answer(readSession, () => first.promise)
  const asked = store.recheck()
  api.answer(readSession, () => second.promise)
  store.heed(new StorageEvent('storage', { key: null }))
  first.resolve({ user })
  second.resolve({ user })
  expect(await asked).toEqual({ state: 'signed_in', user })
})

test('another tab that changed who is here is heeded', async () => {
  const { api, store } = build()
  api.answer(readSession, { user })
  await store.ready()
  api.answer(readSession, { user: null })
  store.heed(new StorageEvent('storage', { key: 'user' }))
  expect(await store.ready()).toEqual({ state: 'signed_out' })
})

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
