import {
  completeProfile,
  deviceKeysHeader,
  movesDeviceKeys,
  readAccount,
  readSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listConsents } from '../db/consents'
import { maintainStore } from '../db/maintenance'
import { listWaitingMail } from '../db/outbox'
import { session, verification } from '../db/schema/identity'
import { ownedBy } from '../db/schema/owned'
import { profiles } from '../db/schema/people'
import { findPasswordHash, putPasswordHash } from '../db/users'
import { takeSessionCommand } from '../services/operator-sessions'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildSignUp, buildUser, openBrowser, password, type Sent } from '../testing/factories'
import { buildEmbeddedPlace } from '../testing/store-places'

let server: TestApp
beforeAll(async () => {
  server = await buildApp()
})
afterAll(() => server.discard())

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

test('nobody is signed in on a new browser', async () => {
  const response = await openBrowser(server).call(readSession)
  expect(await response.json()).toEqual({ user: null })
})

test('a browser whose session was ended from another device learns that, and one that signed out itself does not', async () => {
  const { browser, email } = await buildUser(server)
  const elsewhere = openBrowser(server)
  await elsewhere.call(signIn, { body: { email, password } })
  await elsewhere.call(signOutEverywhere)
  expect(await (await browser.call(readSession)).json()).toEqual({ user: null, endedElsewhere: true })
  await browser.call(signOut)
  expect(await (await browser.call(readSession)).json()).toEqual({ user: null })
})

test('signing up makes the account, keeps the choices and begins a session', async () => {
  const browser = openBrowser(server)
  const response = await browser.call(signUp, { body: buildSignUp({ email: 'Meera@Example.org ', language: 'ta' }) })
  expect(response.status).toBe(200)
  const { user } = await response.json()
  expect(user).toMatchObject({
    email: 'meera@example.org',
    displayName: 'Asha Rao',
    needsProfile: false,
    photoURL: null,
  })
  expect(user.preferences).toEqual({
    notifications: true,
    theme: 'system',
    darkMode: false,
    language: 'ta',
    furtherLanguage: null,
    dataSharingConsent: false,
  })
  expect(Buffer.from(user.deviceKey, 'base64')).toHaveLength(32)
  expect(await (await browser.call(readSession)).json()).toEqual({ user })
  const consents = await listConsents(server.store, user.uid)
  expect(consents.map(({ purpose, granted, language }) => ({ purpose, granted, language }))).toEqual(
    expect.arrayContaining([
      { purpose: 'improvement', granted: false, language: 'ta' },
      { purpose: 'reminders', granted: true, language: 'ta' },
    ]),
  )
})

test('a page of an earlier version keeps the device key that it knows, and what it wrote under it can be found', async () => {
  const { browser, user, email } = await buildUser(server)
  await server.store.db.update(profiles).set({ sealed: null, hadDerivedKey: true }).where(ownedBy(profiles, user.uid))
  const derived = server.store.sealer.derivedDeviceKey(user.uid)
  const keysFor = async (endpoint: typeof signIn | typeof readSession, sent: Sent) => {
    const { user } = await (await browser.call(endpoint, sent)).json()
    return { key: user.deviceKey, earlier: user.earlierDeviceKey }
  }
  const earlierVersion = { key: derived, earlier: undefined }
  const headers = { [deviceKeysHeader]: movesDeviceKeys }
  expect(await keysFor(signIn, { body: { email, password } })).toEqual(earlierVersion)
  expect(await keysFor(readSession, {})).toEqual(earlierVersion)
  const present = await keysFor(readSession, { headers })
  expect(present).toEqual({ key: expect.not.stringContaining(derived), earlier: derived })
  expect(await keysFor(signIn, { body: { email, password }, headers })).toEqual(present)
  expect(await keysFor(readSession, {}), 'also after another device has moved').toEqual(earlierVersion)
})

test('the session cookie cannot be read by scripts nor sent by other sites', async () => {
  const response = await openBrowser(server).call(signUp, { body: buildSignUp() })
  const [line = ''] = response.headers.getSetCookie()
  expect(line).toMatch(/^maitri_session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
})

test('under https the cookie is only ever sent encrypted, and by this host', async () => {
  const secure = await buildApp({ env: { APP_URL: 'https://maitri.example' } })
  const response = await secure.app.request('/api/auth/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://maitri.example' },
    body: JSON.stringify(buildSignUp()),
  })
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-maitri_session=.*; Secure$/)
  await secure.discard()
})

test('a session row says nothing of where or with what the person signed in', async () => {
  await openBrowser(server).call(signUp, {
    body: buildSignUp(),
    headers: { 'user-agent': 'Telltale/1.0', 'x-forwarded-for': '203.0.113.9' },
  })
  const rows = await server.store.db.select().from(session)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/Telltale|203\.0\.113\.9/)
})

test.each([
  [{ email: 'not an address' }, 'invalid_email'],
  [{ password: '12345' }, 'short_password'],
  [{ password: 'India123' }, 'weak_password'],
  [{ password: 'asha rao' }, 'weak_password'],
  [{ password: 'x'.repeat(129) }, 'invalid_request'],
  [{ name: '  ' }, 'invalid_request'],
  [{ isAdult: false }, 'invalid_request'],
  [{ consents: { improvement: true } }, 'invalid_request'],
])('a sign-up with %o is refused as %s', async (changes, code) => {
  const response = await openBrowser(server).call(signUp, { body: buildSignUp(changes) })
  expect(response.status).toBe(400)
  expect(await codeOf(response)).toBe(code)
})

test('an address has one account, however it is written, also in a race', async () => {
  const body = buildSignUp({ email: 'twice@example.org' })
  const responses = await Promise.all([1, 2, 3].map(() => openBrowser(server).call(signUp, { body })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const again = await openBrowser(server).call(signUp, { body: { ...body, email: 'TWICE@example.org' } })
  expect(await codeOf(again)).toBe('email_taken')
})

test('signing in keeps the moment of the sign-in', async () => {
  const { email, user } = await buildUser(server)
  const browser = openBrowser(server)
  const response = await browser.call(signIn, { body: { email: email.toUpperCase(), password } })
  expect(response.status).toBe(200)
  expect((await response.json()).user.uid).toBe(user.uid)
  const account = await (await browser.call(readAccount)).json()
  expect(Date.parse(account.lastLogin)).toBeGreaterThan(Date.parse(account.createdAt))
})

test('a password that was hashed at an earlier cost is hashed anew when it is given, and stays the same', async () => {
  const { email, user } = await buildUser(server)
  const hash =
    'bd927ffe86325e19509e14dc960a9154:47e6dfe4ff161c696269bc7dff3e8d2df5e864e8b434dc309652f093c436e3a92ecb721a5d99ac1d70a5f675e4dd30a21cf0658d20ddb096374de6b126ee5248'
  await putPasswordHash(server.store.db, user.uid, hash, new Date())
  const sign = (given: string) => openBrowser(server).call(signIn, { body: { email, password: given } })
  expect((await sign('a quiet rivulet')).status).toBe(401)
  expect(await findPasswordHash(server.store.db, user.uid)).toBe(hash)
  expect((await sign('a quiet river')).status).toBe(200)
  expect(await findPasswordHash(server.store.db, user.uid)).toMatch(/^scrypt:32768:8:3:/)
  expect((await sign('a quiet river')).status).toBe(200)
})

test('the operator signs a person out everywhere by a command', async () => {
  const [asha, ravi] = [await buildUser(server), await buildUser(server)]
  takeSessionCommand(server.store, server.composition.sessions)
  const end = server.store.operatorCommands['end-sessions']
  expect(await end?.(` ${asha.email.toUpperCase()} `)).toBe('true')
  expect(await end?.('nobody@example.org')).toBe('false')
  expect((await asha.browser.call(readAccount)).status).toBe(401)
  expect((await ravi.browser.call(readAccount)).status).toBe(200)
})

test('an unknown address and a wrong password answer the same', async () => {
  const { email } = await buildUser(server)
  const refusals = await Promise.all(
    [
      { email, password: 'not the password' },
      { email: 'nobody@example.org', password },
    ].map(async (body) => {
      const response = await openBrowser(server).call(signIn, { body })
      const { requestId: _, ...problem } = await response.json()
      return { status: response.status, problem }
    }),
  )
  expect(refusals[0]).toEqual(refusals[1])
  expect(refusals[0]).toMatchObject({ status: 401, problem: { code: 'invalid_credentials' } })
})

test('signing out ends the session in the store, so that a copied cookie is worth nothing', async () => {
  const { browser } = await buildUser(server)
  const copied = openBrowser(server)
  for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
  expect((await browser.call(signOut)).status).toBe(204)
  expect(browser.cookies.size).toBe(0)
  expect(await (await copied.call(readSession)).json()).toMatchObject({ user: null })
  expect((await copied.call(readAccount)).status).toBe(401)
})

test('a cookie that was changed signs nobody in', async () => {
  const { browser } = await buildUser(server)
  const [[name, value] = ['', '']] = browser.cookies
  browser.cookies.set(
    name,
    value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
  )
  expect(await (await browser.call(readSession)).json()).toEqual({ user: null })
})

test('completing the profile needs a session and the declaration of age', async () => {
  const body = { isAdult: true, consents: { improvement: true, reminders: false }, language: 'en' }
  expect((await openBrowser(server).call(completeProfile, { body })).status).toBe(401)
  const { browser } = await buildUser(server)
  expect((await browser.call(completeProfile, { body: { ...body, isAdult: false } })).status).toBe(400)
  const { user } = await (await browser.call(completeProfile, { body })).json()
  expect(user.preferences.dataSharingConsent).toBe(true)
})

async function resetTokenFor(email: string) {
  const response = await openBrowser(server).call(requestPasswordReset, { body: { email, language: 'hi' } })
  expect(response.status).toBe(204)
  await server.composition.background.idle()
  const mail = (await listWaitingMail(server.store)).find(({ recipient }) => recipient === email)
  return mail?.text.match(/http:\/\/localhost:3000\/reset-password\?token=(\S+)/)?.[1] ?? null
}

test('a reset link sets a new password once and ends every session', async () => {
  const { browser, email } = await buildUser(server)
  const token = await resetTokenFor(email)
  const reset = (newPassword: string) =>
    openBrowser(server).call(resetPassword, { body: { token, password: newPassword } })
  expect(await codeOf(await reset('password'))).toBe('weak_password')
  expect((await reset('another kettle 8')).status).toBe(204)
  expect(await codeOf(await reset('a third kettle 9'))).toBe('reset_token_invalid')
  expect((await browser.call(readAccount)).status).toBe(401)
  expect((await openBrowser(server).call(signIn, { body: { email, password } })).status).toBe(401)
  expect((await openBrowser(server).call(signIn, { body: { email, password: 'another kettle 8' } })).status).toBe(200)
})

test('asking for a reset answers the same for an address without an account, and sends nothing', async () => {
  expect(await resetTokenFor('nobody-here@example.org')).toBeNull()
})

test('a link that is not ours resets nothing', async () => {
  const response = await openBrowser(server).call(resetPassword, { body: { token: 'made-up', password: 'a kettle 8' } })
  expect(response.status).toBe(400)
  expect(await codeOf(response)).toBe('reset_token_invalid')
})

test('sessions and links that are over are erased', async () => {
  let now = new Date()
  const later = await buildApp({ now: () => now })
  const { browser, email } = await buildUser(later)
  await openBrowser(later).call(requestPasswordReset, { body: { email, language: 'en' } })
  await later.composition.background.idle()
  const left = async () => [
    (await later.store.db.select().from(session)).length,
    (await later.store.db.select().from(verification)).length,
  ]
  await maintainStore(later.store, now)
  expect(await left()).toEqual([1, 1])
  now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
  expect(await (await browser.call(readSession)).json()).toMatchObject({ user: null })
  await maintainStore(later.store, now)
  expect(await left()).toEqual([0, 0])
  await later.discard()
})

test('a session that is used lasts on, with a new cookie once a day', async () => {
  let now = new Date()
  const later = await buildApp({ now: () => now })
  const { browser, user } = await buildUser(later)
  const visit = async () => {
    const response = await browser.call(readSession)
    return { user: (await response.json()).user?.uid, isRenewed: response.headers.getSetCookie().length > 0 }
  }
  expect(await visit()).toEqual({ user: user.uid, isRenewed: false })
  for (let week = 0; week < 8; week += 1) {
    now = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000)
    expect(await visit()).toEqual({ user: user.uid, isRenewed: true })
  }
  await later.discard()
})

test('a session ends 90 days after it began, whatever its use', async () => {
  let now = new Date()
  const later = await buildApp({ now: () => now })
  const { browser, user } = await buildUser(later)
  const visit = async (days: number) => {
    now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
    return (await (await browser.call(readSession)).json()).user?.uid ?? null
  }
  for (let week = 0; week < 12; week += 1) expect(await visit(7)).toBe(user.uid)
  expect(await visit(5)).toBe(user.uid)
  expect(await visit(1)).toBeNull()
  await later.discard()
})

test('a sign-in begins a session of its own and ends the one that the browser had', async () => {
  const { browser, email } = await buildUser(server)
  const copied = openBrowser(server)
  for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
  await browser.call(signIn, { body: { email, password } })
  expect((await browser.call(readAccount)).status).toBe(200)
  expect((await copied.call(readAccount)).status).toBe(401)
})

test('links for a new password are mailed a few times an hour to one address, from wherever they are asked for', async () => {
  const { email } = await buildUser(server)
  for (let network = 0; network < 7; network += 1) {
    const response = await openBrowser(server).call(requestPasswordReset, {
      body: { email, language: 'en' },
      headers: { 'x-forwarded-for': `203.0.113.${network}` },
    })
    expect([204, 429]).toContain(response.status)
  }
  await server.composition.background.idle()
  const mails = (await listWaitingMail(server.store, 1000)).filter(({ recipient }) => recipient === email)
  expect(mails.filter(({ text }) => text.includes('reset-password'))).toHaveLength(5)
})

test('a change of the secret signs nobody out while the previous one is given', async () => {
  const place = await buildEmbeddedPlace()
  const given = (appSecret: string, appSecretPrevious: string | null) => ({
    env: { APP_SECRET: appSecret, ...(appSecretPrevious && { APP_SECRET_PREVIOUS: appSecretPrevious }) },
    place: { ...place, options: { ...place.options, appSecret, appSecretPrevious } },
  })
  const [old, renewed] = ['the first secret of all', 'the second secret of all']
  const before = await buildApp(given(old, null))
  const { browser, user } = await buildUser(before)
  await before.close()
  const after = await buildApp(given(renewed, old))
  const again = openBrowser(after)
  for (const [name, value] of browser.cookies) again.cookies.set(name, value)
  expect((await (await again.call(readSession)).json()).user).toEqual(user)
  await after.discard()
})
