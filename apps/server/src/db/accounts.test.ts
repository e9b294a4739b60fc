import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { completeProfile, ensureAccount, findAccount, type ProfileChoices, updateAccount } from './accounts'
import { listConsents, recordConsent } from './consents'
import { findProgress } from './progress'
import { user } from './schema/identity'
import type { Store } from './store'

const [first, second, third] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day))) as [Date, Date, Date]
const choices: ProfileChoices = {
  language: 'ta',
  consents: { improvement: true, reminders: false },
  textVersion: '2026-11-21',
  at: second,
}

describeOnBothStores('accounts', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  const buildSignInRecord = async () => {
    const userId = randomUUID()
    const email = `meera.${userId}@example.test`
    await store.db.insert(user).values({ id: userId, name: 'Meera', email })
    return { userId, email, at: first }
  }

  test('a missing account is made with the defaults of the specification, and counters at zero', async () => {
    const person = await buildSignInRecord()
    const account = await ensureAccount(store, person)
    expect(account).toEqual({
      uid: person.userId,
      email: person.email,
      isEmailVerified: false,
      displayName: person.email.split('@')[0],
      photoURL: null,
      theme: 'system',
      language: 'en',
      furtherLanguage: null,
      notifications: true,
      needsProfile: true,
      createdAt: first.toISOString(),
      lastLogin: first.toISOString(),
      lastUpdated: null,
    })
    expect(await findAccount(store, person.userId)).toEqual(account)
    expect(await findProgress(store, person.userId)).toEqual({
      insightsRead: 0,
      toolsUsed: 0,
      routinesCompleted: 0,
      mindmitraChats: 0,
      updatedAt: first.toISOString(),
    })
    expect(await listConsents(store, person.userId)).toEqual([])
  })

  test('an account that is there stays as it is, also when two sign-ins meet', async () => {
    const person = await buildSignInRecord()
    const [one, other] = await Promise.all([
      ensureAccount(store, { ...person, displayName: 'Meera' }),
      ensureAccount(store, { ...person, displayName: 'Meera' }),
    ])
    expect(other).toEqual(one)
    const again = await ensureAccount(store, {
      ...person,
      displayName: 'Someone',
      photoUrl: 'p',
      language: 'hi',
      at: second,
    })
    expect(again).toEqual(one)
  })

  test('a login keeps its moment and nothing else', async () => {
    const person = await buildSignInRecord()
    const account = await ensureAccount(store, person)
    const other = await buildSignInRecord()
    const accountOfOther = await ensureAccount(store, other)
    await ensureAccount(store, { ...person, displayName: 'Someone', at: third, isSignIn: true })
    expect(await findAccount(store, other.userId)).toEqual(accountOfOther)
    expect(await findAccount(store, person.userId)).toEqual({ ...account, lastLogin: third.toISOString() })
  })

  test('name and preferences change one by one', async () => {
    const person = await buildSignInRecord()
    const account = await ensureAccount(store, person)
    const changed = await updateAccount(
      store,
      person.userId,
      { displayName: 'मीरा', preferences: { theme: 'dark' } },
      { at: second, chosenAt: {} },
    )
    expect(changed).toEqual({ ...account, displayName: 'मीरा', theme: 'dark', lastUpdated: second.toISOString() })
    expect(
      await updateAccount(store, 'nobody', { preferences: { theme: 'dark' } }, { at: second, chosenAt: {} }),
    ).toBeNull()
  })

  test('age and choices come with sign-up, or in a step after it, and are kept as records', async () => {
    const atOnce = await buildSignInRecord()
    const account = await ensureAccount(store, atOnce, choices)
    expect(account).toMatchObject({ needsProfile: false, language: 'ta' })

    const later = await buildSignInRecord()
    await ensureAccount(store, later)
    expect(await completeProfile(store, later.userId, choices)).toMatchObject({ needsProfile: false, language: 'ta' })
    for (const { userId } of [atOnce, later]) {
      const consents = await listConsents(store, userId)
      expect(consents.toSorted((a, b) => (a.purpose < b.purpose ? -1 : 1))).toEqual([
        { purpose: 'improvement', granted: true, textVersion: '2026-11-21', language: 'ta', at: second.toISOString() },
        { purpose: 'reminders', granted: false, textVersion: '2026-11-21', language: 'ta', at: second.toISOString() },
      ])
    }
    expect(await completeProfile(store, 'nobody', choices)).toBeNull()
  })

  test('the latest choice of a purpose holds, and the earlier ones stay readable', async () => {
    const { userId, ...person } = await buildSignInRecord()
    await ensureAccount(store, { userId, ...person }, choices)
    const consent = { purpose: 'improvement', textVersion: '2026-11-21', language: 'ta' } as const
    await recordConsent(store, userId, { ...consent, granted: false }, third)
    const kept = (await listConsents(store, userId)).filter(({ purpose }) => purpose === 'improvement')
    expect(kept.map(({ granted }) => granted)).toEqual([false, true])
  })
})
