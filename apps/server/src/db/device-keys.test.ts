import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { deviceKeyOf, deviceKeysOf } from '../testing/device-key-of'
import { ensureAccount } from './accounts'
import { erasePerson } from './erase-person'
import { ownedBy } from './schema/owned'
import { profiles } from './schema/people'
import { insertUser } from './users'

describeOnBothStores('a device key', (open) => {
  test('is random, the same at each sign-in, and never the same again once its account is erased', async () => {
    const store = await open()
    const [asha, ravi] = [await buildPerson(store), await buildPerson(store)]
    const key = await deviceKeyOf(store, asha)
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(await deviceKeyOf(store, ravi)).not.toBe(key)
    expect(key, 'nobody with the secret of the store can make it again').not.toBe(store.sealer.derivedDeviceKey(asha))
    const at = new Date()
    const email = `${randomUUID()}@example.test`
    await ensureAccount(store, { userId: asha, email, at, isSignIn: true })
    expect(await deviceKeyOf(store, asha)).toBe(key)

    await erasePerson(store, asha)
    const other = await insertUser(store.db, { email, name: 'Asha', isEmailVerified: true }, at)
    await ensureAccount(store, { userId: other, email, at })
    expect(await deviceKeyOf(store, other)).not.toBe(key)
    await store.close()
  })

  test('of an account that an earlier version made is random from its next sign-in on, and the one before comes along', async () => {
    const store = await open()
    const owner = await buildPerson(store)
    await store.db.update(profiles).set({ sealed: null }).where(ownedBy(profiles, owner))
    const derived = store.sealer.derivedDeviceKey(owner)
    expect(await deviceKeysOf(store, owner), 'a device that stays signed in is not locked out').toEqual({
      deviceKey: derived,
    })

    const email = `${randomUUID()}@example.test`
    const signIn = () => ensureAccount(store, { userId: owner, email, at: new Date(), isSignIn: true })
    await signIn()
    const keys = await deviceKeysOf(store, owner)
    expect(keys.earlierDeviceKey, 'for what its devices hold').toBe(derived)
    expect(keys.deviceKey).not.toBe(derived)
    expect(Buffer.from(keys.deviceKey, 'base64')).toHaveLength(32)
    await signIn()
    expect(await deviceKeysOf(store, owner), 'once').toEqual(keys)

    const newer = await buildPerson(store)
    expect(await deviceKeysOf(store, newer), 'a newer account never had one').not.toHaveProperty('earlierDeviceKey')
    await store.close()
  })
})
