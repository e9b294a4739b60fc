import {
  activities,
  changeEmail,
  changePassword,
  confirmEmail,
  readAccount,
  readSession,
  requestPasswordReset,
  resetPassword,
  setProviderKey,
  signIn,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { countHoldings } from '../db/personal-data'
import { putPushDevice } from '../db/reminders'
import { buildApp, type TestApp } from '../testing/build-app'
import { type Browser, buildActivity, buildUser, openBrowser, password } from '../testing/factories'

let server: TestApp
beforeAll(async () => {
  server = await buildApp()
})
afterAll(() => server.discard())

const newAddress = () => `${crypto.randomUUID()}@example.org`
const codeOf = async (response: Response) => (await response.json()).code
const newPassword = 'a quiet river'

async function tokenTo(recipient: string, kind: 'confirm-email' | 'reset-password') {
  const mails = (await listWaitingMail(server.store, 1000)).filter((mail) => mail.recipient === recipient)
  const links = mails.map(({ text }) => new RegExp(`${kind}\\?token=([\\w-]+)`).exec(text)?.[1])
  return links.find((token) => token !== undefined) ?? expect.fail('no link was mailed')
}

/** Asks for another address, and keeps the link that goes there. */
async function keepEmailLink(browser: Browser) {
  const wanted = newAddress()
  await browser.call(changeEmail, { body: { email: wanted, password, language: 'en' } })
  return tokenTo(wanted, 'confirm-email')
}

async function askForReset(email: string) {
  await openBrowser(server).call(requestPasswordReset, { body: { email, language: 'en' } })
  await server.composition.background.idle()
  return tokenTo(email, 'reset-password')
}

const reset = (token: string, startsEmpty = false) =>
  openBrowser(server).call(resetPassword, { body: { token, password: newPassword, startsEmpty } })

const googleOf = (email: string) => ({
  subject: crypto.randomUUID(),
  email,
  isEmailVerified: true,
  ownsAddress: true,
  name: 'Ravi Iyer',
  photoUrl: null,
})

/** Somebody who made an account with an address that is not theirs, and put things of their own into it. */
async function buildSquatter() {
  const squatter = await buildUser(server)
  const { browser, user } = squatter
  await browser.call(setProviderKey, { params: { capability: 'audio' }, body: { key: 'a-key-of-a-squatter' } })
  const keys = { p256dh: 'a', auth: 'b' }
  await putPushDevice(server.store, user.uid, { endpoint: `https://push.example.test/${user.uid}`, keys }, new Date())
  return { ...squatter, link: await keepEmailLink(browser) }
}

/** The browser of someone whose address is proven, by the link that the sign-up mailed. */
async function buildVerified() {
  const person = await buildUser(server)
  const token = await tokenTo(person.email, 'confirm-email')
  expect((await person.browser.call(confirmEmail, { body: { token } })).status).toBe(200)
  return person
}

test('who waits in an account of another one’s address is left with nothing when the owner comes by Google', async () => {
  const squatter = await buildSquatter()
  const { signInWithGoogle } = server.composition.identity
  const owner = googleOf(squatter.email)
  await expect(signInWithGoogle(owner, { startsEmpty: false })).rejects.toMatchObject({ code: 'address_unproven' })
  const { token } = await signInWithGoogle(owner, { startsEmpty: true })
  const { account } = await server.composition.sessions.findBegun(token)
  expect(account.uid).not.toBe(squatter.user.uid)
  expect(await countHoldings(server.store, squatter.user.uid), 'nothing is left of the first').toEqual({})
  const held = await countHoldings(server.store, account.uid)
  expect(Object.keys(held).sort()).toEqual(['account', 'progress', 'sessions', 'signIn', 'signInMethods'])

  expect((await squatter.browser.call(confirmEmail, { body: { token: squatter.link } })).status).toBe(401)
  const again = openBrowser(server)
  expect((await again.call(signIn, { body: { email: squatter.email, password } })).status).toBe(401)
  expect((await again.call(confirmEmail, { body: { token: squatter.link } })).status).toBe(401)
  expect(account.email).toBe(squatter.email)
})

test('what somebody wrote in an account that was never verified is not shown to who opens its reset link', async () => {
  const first = await buildUser(server)
  const id = crypto.randomUUID()
  await first.browser.call(activities.write, { params: { id }, body: buildActivity() })
  expect(await countHoldings(server.store, first.user.uid)).toMatchObject({ records: 1 })

  const token = await askForReset(first.email)
  expect(await codeOf(await reset(token))).toBe('address_unproven')
  expect((await first.browser.call(readAccount)).status, 'nothing happened yet').toBe(200)
  expect((await reset(token, true)).status).toBe(204)
  expect(await (await first.browser.call(readSession)).json()).toMatchObject({ user: null })
  expect(await countHoldings(server.store, first.user.uid)).toEqual({})
  const owner = openBrowser(server)
  const { user } = await (await owner.call(signIn, { body: { email: first.email, password: newPassword } })).json()
  expect(user).toMatchObject({ email: first.email, needsProfile: true })
  expect(user.uid).not.toBe(first.user.uid)
})

test('who verified their address keeps everything over a reset of the password and a first sign-in with Google', async () => {
  const { browser, email, user } = await buildVerified()
  await browser.call(setProviderKey, { params: { capability: 'audio' }, body: { key: 'a-key-of-their-own' } })
  expect((await reset(await askForReset(email))).status).toBe(204)
  const google = await server.composition.identity.signInWithGoogle(googleOf(email), { startsEmpty: false })
  const { account } = await server.composition.sessions.findBegun(google.token)
  expect(account.uid).toBe(user.uid)
  expect(await countHoldings(server.store, user.uid)).toMatchObject({ providerKeys: 1, signInMethods: 2, sessions: 1 })
})

test.each<[string, (person: Awaited<ReturnType<typeof buildUser>>) => Promise<Browser>]>([
  [
    'a change of password',
    async ({ browser }) => {
      const body = { currentPassword: password, newPassword }
      expect((await browser.call(changePassword, { body })).status).toBe(204)
      return browser
    },
  ],
  [
    'a reset of the password',
    async ({ email }) => {
      expect((await reset(await askForReset(email))).status).toBe(204)
      const again = openBrowser(server)
      await again.call(signIn, { body: { email, password: newPassword } })
      return again
    },
  ],
  [
    'a first sign-in with Google',
    async ({ email, browser }) => {
      await server.composition.identity.signInWithGoogle(googleOf(email), { startsEmpty: false })
      await browser.call(signIn, { body: { email, password } })
      return browser
    },
  ],
])('%s ends the links that were mailed before', async (_, action) => {
  const person = await buildVerified()
  const [emailLink, olderReset] = [await keepEmailLink(person.browser), await askForReset(person.email)]
  const browser = await action(person)
  expect((await browser.call(readAccount)).status).toBe(200)
  expect(await codeOf(await browser.call(confirmEmail, { body: { token: emailLink } }))).toBe('reset_token_invalid')
  expect(await codeOf(await reset(olderReset))).toBe('reset_token_invalid')
  expect((await (await browser.call(readAccount)).json()).email).toBe(person.email)
})
