import { afterEach, expect, test } from 'vitest'
import { createDeviceKeys } from '../lib/session/device-keys'
import { createConversationStore } from './conversation/conversation-store'
import { moveToPresentKey } from './move-to-present-key'
import { hideOpenIds, keyedId, onlyNames } from './records/private-ids'
import { openRecordStore } from './records/record-store'
import { createSealedStorage } from './records/sealed-storage'
import { tabPlace } from './tab-place'
import { veil } from './veil'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const at = '2026-11-20T09:00:00.000Z'
const newKey = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
const message = { id: 'said-1', sender: 'user', text: 'the sea was calm', sentAt: at } as const

/** A device on which an account of an earlier version wrote a check-in that waits, a plan, a draft of this tab and a message. */
async function buildDevice() {
  const owner = crypto.randomUUID()
  const keysIn = `keys-${owner}`
  const databaseName = `records-${owner}`
  const deviceKeys = createDeviceKeys(keysIn)
  const earlierKey = newKey()
  await deviceKeys.keep(owner, earlierKey)
  const places = {
    plan: createSealedStorage('safetyPlan', owner, deviceKeys),
    begun: createSealedStorage('throughReload', owner, deviceKeys, tabPlace),
    talk: () => createConversationStore({ owner, isAccount: true, deviceKeys }),
  }
  const store = async () => openRecordStore({ owner, key: await deviceKeys.find(owner), databaseName })
  const checkIn = { id: crypto.randomUUID(), occurredAt: at, updatedAt: at, body: { mood: 4 }, isPending: true }
  await (await store()).table('check-ins').change(checkIn.id, () => checkIn)
  await places.plan.write('call my sister')
  await places.begun.write('half a sentence')
  await places.talk().add([message])
  return { owner, keysIn, databaseName, deviceKeys, earlierKey, places, store, checkIn }
}

type Device = Awaited<ReturnType<typeof buildDevice>>

async function expectAllThere({ places, store, checkIn }: Device) {
  expect(await places.plan.read()).toBe('call my sister')
  expect(await places.talk().read()).toEqual([expect.objectContaining(message)])
  expect(await (await store()).table('check-ins').waiting()).toEqual([checkIn])
}

const move = ({ owner: uid, keysIn, databaseName, earlierKey }: Device) =>
  moveToPresentKey({ uid, earlierKey, keysIn, databaseName })

test('what an account of an earlier version has on a device opens with its new key, and no more with the one before', async () => {
  const device = await buildDevice()
  const { owner, deviceKeys, earlierKey, places } = device
  await deviceKeys.keep(owner, newKey())
  expect(await places.plan.read(), 'the new key alone does not open it').toBeNull()
  await move(device)
  await expectAllThere(device)
  expect(await places.begun.read()).toBe('half a sentence')
  await move(device)
  await expectAllThere(device)

  await deviceKeys.keep(owner, earlierKey)
  expect(await places.plan.read()).toBeNull()
  expect(await places.talk().read()).toEqual([])
  expect(await (await device.store()).table('check-ins').waiting()).toEqual([])
})

test('what was put away at a sign-out comes back under the new key as well', async () => {
  const device = await buildDevice()
  const { owner, deviceKeys, databaseName } = device
  const key = await deviceKeys.find(owner)
  if (!key) throw new Error('The key is here')
  await veil({ owner, key, databaseName })
  await deviceKeys.forgetAll()
  await deviceKeys.keep(owner, newKey())
  await move(device)
  await expectAllThere(device)
})

test('an id that the earlier key made of a name gives way to one of the new key, once', async () => {
  const device = await buildDevice()
  const { owner, deviceKeys } = device
  const name = onlyNames.saved('your-rights')
  const earlier = await deviceKeys.findNameKey(owner)
  await deviceKeys.keep(owner, newKey())
  await move(device)
  const [key, earlierKey] = [await deviceKeys.findNameKey(owner), await deviceKeys.findNameKey(owner, 'earlier')]
  if (!key || !earlier || !earlierKey) throw new Error('Both keys are here')
  const store = await device.store()
  const saved = { occurredAt: at, updatedAt: at, body: { articleId: 'your-rights' }, isPending: false }
  const [from, to] = [await keyedId(earlier, name), await keyedId(key, name)]
  await store.table('saved-articles').change(from, () => ({ ...saved, id: from }))
  const hide = () =>
    hideOpenIds(
      store,
      { key, earlierKey },
      (collection, record) => store.table(collection).change(record.id, () => record),
      (collection, id) => store.table(collection).change(id, () => null),
    )
  expect(await hide()).toBe(1)
  expect((await store.table('saved-articles').all()).map(({ id }) => id)).toEqual([to])
  expect(await hide()).toBe(0)
})
