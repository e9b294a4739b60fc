import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { findAccount } from './accounts'
import { recordConsent } from './consents'
import { session, user } from './schema/identity'
import { findSession } from './sessions'
import type { Store } from './store'

const now = new Date(Date.UTC(2026, 0, 2))
const tomorrow = new Date(Date.UTC(2026, 0, 3))

describeOnBothStores('sessions', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  const buildSession = async (userId: string) => {
    const token = randomUUID()
    await store.db.insert(session).values({ id: randomUUID(), token, userId, expiresAt: tomorrow, updatedAt: now })
    return token
  }

  test('a session token finds its person, in the state of now', async () => {
    const userId = await buildPerson(store)
    const token = await buildSession(userId)
    expect(await findSession(store, token, now)).toMatchObject({
      expiresAt: tomorrow,
      renewedAt: now,
      account: await findAccount(store, userId),
      sharesImprovementData: false,
    })
    const consent = { purpose: 'improvement', textVersion: '1', language: 'en' } as const
    for (const granted of [true, false, true]) {
      await recordConsent(store, userId, { ...consent, granted }, now)
      expect((await findSession(store, token, now))?.sharesImprovementData).toBe(granted)
    }
    await recordConsent(store, userId, { ...consent, purpose: 'reminders', granted: false }, now)
    expect((await findSession(store, token, now))?.sharesImprovementData).toBe(true)
  })

  test('an unknown token, a session that is over and a person without an account are nobody', async () => {
    const token = await buildSession(await buildPerson(store))
    expect(await findSession(store, 'unknown', now)).toBeNull()
    expect(await findSession(store, token, tomorrow)).toBeNull()
    await store.db.insert(user).values({ id: 'bare', name: 'Bare', email: 'bare@example.test' })
    expect(await findSession(store, await buildSession('bare'), now)).toBeNull()
  })
})
