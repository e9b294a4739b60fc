import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  endSession,
  listSessions,
  readAccount,
  readSignInState,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOutEverywhere,
  verifyEmail,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { countHoldings } from '../db/personal-data'
import { putPushDevice } from '../db/reminders'
import { buildApp, type TestApp } from '../testing/build-app'
import { type Browser, buildUser, openBrowser, password } from '../testing/factories'

/** How far the server's clock is ahead. */
let aheadMs = 0
let server: TestApp
beforeAll(async () => {
  server = await buildApp({ now: () => new Date(Date.now() + aheadMs) })
})
afterAll(() => server.discard())

const codeOf = async (response: Response) => (await response.json()).code
const newAddress = () => `${crypto.randomUUID()}@example.org`
const mailsTo = async (recipient: string) =>
  (await listWaitingMail(server.store, 1000)).filter((mail) => mail.recipient === recipient)
const tokenIn = (text: string | undefined) => /confirm-email\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const ask = (browser: Browser, email: string, given: string | null = password) =>
  browser.call(changeEmail, { body: { email, password: given, language: 'en' } })

/** Someone who came through Google and never chose a password. */
async function buildGooglePerson() {
  const email = newAddress()
  const google = {
    subject: crypto.randomUUID(),
    email,
    isEmailVerified: true,
    ownsAddress: true,
    name: 'Ravi Iyer',
    photoUrl: null,
  }
  const { token } = await server.composition.identity.signInWithGoogle(google, { startsEmpty: false })
  const browser = openBrowser(server)
  const [pair = ''] = (await server.composition.sessions.begin(token, undefined)).split(';')
  browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  await browser.request('POST', '/api/auth/complete-profile', {
    body: { isAdult: true, consents: { improvement: false, reminders: false }, language: 'en' },
  })
  return { browser, email }
}

test('address, password and sessions are closed to whoever is signed out', async () => {
  const guest = openBrowser(server)
  const responses = [
    await guest.call(readSignInState),
    await ask(guest, newAddress()),
    await guest.call(verifyEmail, { body: { language: 'en' } }),
    await guest.call(cancelEmailChange),
    await guest.call(changePassword, { body: { currentPassword: password, newPassword: password } }),
    await guest.call(listSessions),
    await guest.call(endSession, { params: { id: 'some' } }),
    await guest.call(signOutEverywhere),
  ]
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(401))
})

test('another address stands only once its link was opened, and the one before is told twice', async () => {
  const { browser, email } = await buildUser(server)
  const wanted = newAddress()
  const elsewhere = openBrowser(server)
  await elsewhere.call(signIn, { body: { email, password } })
  expect(await (await ask(browser, wanted)).json()).toEqual({
    hasPassword: true,
    isEmailVerified: false,
    pendingEmail: wanted,
  })
  expect((await (await browser.call(readAccount)).json()).email).toBe(email)
  const [notice] = await mailsTo(email)
  expect(notice?.subject).toContain('Someone asked to change')
  expect(notice?.text).not.toContain(wanted)

  const [mail] = await mailsTo(wanted)
  const confirm = (by: Browser) => by.call(confirmEmail, { body: { token: tokenIn(mail?.text) } })
  expect((await confirm(openBrowser(server))).status, 'a link alone').toBe(401)
  expect(await codeOf(await confirm((await buildUser(server)).browser)), 'another account').toBe('reset_token_invalid')
  const cookieBefore = [...browser.cookies.values()]
  expect(await (await confirm(browser)).json()).toEqual({ email: wanted })
  expect([...browser.cookies.values()], 'a session of its own').not.toEqual(cookieBefore)
  expect((await elsewhere.call(listSessions)).status, 'every other session ended').toBe(401)
  expect((await (await browser.call(readAccount)).json()).email).toBe(wanted)
  expect(await (await browser.call(readSignInState)).json()).toMatchObject({
    isEmailVerified: true,
    pendingEmail: null,
  })
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your Maitri email has changed')
  const signInWith = (address: string) => openBrowser(server).call(signIn, { body: { email: address, password } })
  expect([(await signInWith(wanted)).status, (await signInWith(email)).status]).toEqual([200, 401])
})

test('an address is changed only by who knows the password, and not to one that somebody has', async () => {
  const [asha, ravi] = [await buildUser(server), await buildUser(server)]
  expect(await codeOf(await ask(asha.browser, newAddress(), 'not the one'))).toBe('wrong_password')
  // To whoever does not know the password nothing is said of the address.
  expect(await codeOf(await ask(asha.browser, ravi.email, 'not the one'))).toBe('wrong_password')
  expect(await codeOf(await ask(asha.browser, ravi.email))).toBe('email_taken')
  expect(await codeOf(await ask(asha.browser, asha.email))).toBe('conflict')
  expect(await codeOf(await ask(asha.browser, 'no address'))).toBe('invalid_email')
  expect((await mailsTo(ravi.email)).map(({ subject }) => subject)).toEqual(['Verify your email for Maitri'])
})

test('a link works once, a day long, until another one or a step back takes its place', async () => {
  const { browser, email } = await buildUser(server)
  const [first, second] = [newAddress(), newAddress()]
  const open = async (address: string) => {
    const [mail] = await mailsTo(address)
    return browser.call(confirmEmail, { body: { token: tokenIn(mail?.text) } })
  }
  await ask(browser, first)
  await ask(browser, second)
  expect(await codeOf(await open(first))).toBe('reset_token_invalid')
  expect(await (await browser.call(cancelEmailChange)).json()).toMatchObject({ pendingEmail: null })
  expect(await codeOf(await open(second))).toBe('reset_token_invalid')

  await ask(browser, second)
  aheadMs = 24 * 60 * 60 * 1000
  expect(await codeOf(await open(second))).toBe('reset_token_invalid')
  aheadMs = 0
  expect((await open(second)).status).toBe(200)
  expect(await codeOf(await open(second))).toBe('reset_token_invalid')
  expect((await (await browser.call(readAccount)).json()).email).not.toBe(email)
})

test('of two people who ask for one address the first to open the link has it', async () => {
  const [asha, ravi] = [await buildUser(server), await buildUser(server)]
  const wanted = newAddress()
  await ask(asha.browser, wanted)
  await ask(ravi.browser, wanted)
  const [second, first] = (await mailsTo(wanted)).map(({ text }) => tokenIn(text))
  const responses = await Promise.all([
    asha.browser.call(confirmEmail, { body: { token: first } }),
    ravi.browser.call(confirmEmail, { body: { token: second } }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a link for a new password that lies in the mailbox before opens nothing any more', async () => {
  const { browser, email } = await buildUser(server)
  await browser.call(requestPasswordReset, { body: { email, language: 'en' } })
  await server.composition.background.idle()
  const reset = (await mailsTo(email))[0]?.text.match(/reset-password\?token=([\w-]+)/)?.[1]
  const wanted = newAddress()
  await ask(browser, wanted)
  const [mail] = await mailsTo(wanted)
  await browser.call(confirmEmail, { body: { token: tokenIn(mail?.text) } })
  const refused = await openBrowser(server).call(resetPassword, { body: { token: reset, password: 'a quiet river' } })
  expect(await codeOf(refused)).toBe('reset_token_invalid')
})

test("the account's own address is verified by a link too, and mail is not sent without end", async () => {
  const { browser, email } = await buildUser(server)
  const verify = () => browser.call(verifyEmail, { body: { language: 'hi' } })
  expect(await (await verify()).json()).toMatchObject({ isEmailVerified: false, pendingEmail: email })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toContain('मैत्री')
  await browser.call(confirmEmail, { body: { token: tokenIn(mail?.text) } })
  expect(await (await browser.call(readSignInState)).json()).toMatchObject({
    isEmailVerified: true,
    pendingEmail: null,
  })
  expect((await mailsTo(email)).length, 'with the one of the sign-up').toBe(2)
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await verify()).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a new password needs the one before and some strength, and ends every other session', async () => {
  const { browser, email } = await buildUser(server)
  const elsewhere = openBrowser(server)
  await elsewhere.call(signIn, { body: { email, password } })
  const change = (currentPassword: string, newPassword: string) =>
    browser.call(changePassword, { body: { currentPassword, newPassword } })
  expect(await codeOf(await change('not the one', 'a quiet river'))).toBe('wrong_password')
  expect(await codeOf(await change(password, 'password'))).toBe('weak_password')
  expect(await codeOf(await change(password, 'five5'))).toBe('short_password')
  expect((await elsewhere.call(readAccount)).status).toBe(200)

  const cookieBefore = [...browser.cookies.values()]
  expect((await change(password, 'a quiet river')).status).toBe(204)
  expect([...browser.cookies.values()]).not.toEqual(cookieBefore)
  expect((await browser.call(readAccount)).status).toBe(200)
  expect((await elsewhere.call(readAccount)).status).toBe(401)
  expect((await elsewhere.call(signIn, { body: { email, password } })).status).toBe(401)
  expect((await elsewhere.call(signIn, { body: { email, password: 'a quiet river' } })).status).toBe(200)
})

test('someone who came through Google has no password to change, and sets one by a mailed link', async () => {
  const { browser, email } = await buildGooglePerson()
  const state = async () => (await browser.call(readSignInState)).json()
  expect(await state()).toMatchObject({ hasPassword: false, isEmailVerified: true })
  const body = { currentPassword: 'none', newPassword: 'a quiet river' }
  expect(await codeOf(await browser.call(changePassword, { body }))).toBe('conflict')
  // Who signed in a moment ago needs no password to ask for another address.
  expect((await ask(browser, newAddress(), null)).status).toBe(200)

  await browser.call(requestPasswordReset, { body: { email, language: 'en' } })
  await server.composition.background.idle()
  const mail = (await mailsTo(email)).find(({ text }) => text.includes('reset-password'))
  const token = mail?.text.match(/token=([\w-]+)/)?.[1]
  await openBrowser(server).call(resetPassword, { body: { token, password: 'a quiet river' } })
  const again = openBrowser(server)
  await again.call(signIn, { body: { email, password: 'a quiet river' } })
  expect(await (await again.call(readSignInState)).json()).toMatchObject({ hasPassword: true })
})

test('sessions say when and which one is this, are ended one by one, and all at once', async () => {
  const { browser, email } = await buildUser(server)
  const [phone, library] = [openBrowser(server), openBrowser(server)]
  await phone.call(signIn, { body: { email, password }, headers: { 'user-agent': 'a phone' } })
  await library.call(signIn, { body: { email, password } })
  const { sessions } = await (await browser.call(listSessions)).json()
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1)
  for (const one of sessions) expect(Object.keys(one).sort()).toEqual(['begunAt', 'id', 'isThis', 'lastUsedAt'])

  const derivedId = async (of: Browser): Promise<string> =>
    (await (await of.call(listSessions)).json()).sessions.find(({ isThis }: { isThis: boolean }) => isThis).id
  const id = await derivedId(library)
  const left = await (await browser.call(endSession, { params: { id } })).json()
  expect(left.sessions).toHaveLength(2)
  expect((await library.call(readAccount)).status).toBe(401)
  expect((await browser.call(endSession, { params: { id } })).status).toBe(404)
  expect((await browser.call(endSession, { params: { id: await derivedId(browser) } })).status).toBe(409)
})

test('signing out everywhere leaves no session, link or push device in the store', async () => {
  const { browser, email, user } = await buildUser(server)
  const phone = openBrowser(server)
  await phone.call(signIn, { body: { email, password } })
  await ask(browser, newAddress())
  await browser.call(requestPasswordReset, { body: { email, language: 'en' } })
  await server.composition.background.idle()
  const keys = { p256dh: 'a', auth: 'b' }
  await putPushDevice(server.store, user.uid, { endpoint: 'https://push.example.test/1', keys }, new Date())
  const held = async () => {
    const counts = await countHoldings(server.store, user.uid)
    return [counts.sessions, counts.pendingEmail, counts.openLinks, counts.pushDevices]
  }
  expect(await held()).toEqual([2, 1, 1, 1])
  expect((await browser.call(signOutEverywhere)).status).toBe(204)
  expect(await held()).toEqual([undefined, undefined, undefined, undefined])
  expect(browser.cookies.size).toBe(0)
  expect((await phone.call(readAccount)).status).toBe(401)
})

test("nobody ends another person's session", async () => {
  const [asha, ravi] = [await buildUser(server), await buildUser(server)]
  const { sessions } = await (await asha.browser.call(listSessions)).json()
  const response = await ravi.browser.call(endSession, { params: { id: sessions[0].id } })
  expect(response.status).toBe(404)
  await ravi.browser.call(signOutEverywhere)
  expect((await asha.browser.call(readAccount)).status).toBe(200)
})

test('no address, password or token reaches the log', async () => {
  const { browser, email } = await buildUser(server)
  const wanted = newAddress()
  await ask(browser, wanted)
  const [mail] = await mailsTo(wanted)
  const token = tokenIn(mail?.text)
  await browser.call(confirmEmail, { body: { token } })
  const logged = server.logged.join('')
  for (const secret of [email, wanted, password, token]) expect(logged).not.toContain(secret)
})
