import {
  activities,
  completeProfile,
  confirmEmail,
  readAccount,
  readSession,
  readSignInState,
  readSite,
  signIn,
  startGoogleSignIn,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { account } from '../db/schema/identity'
import { buildApp, type TestApp } from '../testing/build-app'
import { type Browser, buildUser, buildVerified, openBrowser, password } from '../testing/factories'
import { type GoogleScenario, googleClient, googlePerson, startGoogleIssuer } from '../testing/google-issuer'

let issuer: Awaited<ReturnType<typeof startGoogleIssuer>>
let server: TestApp
beforeAll(async () => {
  issuer = await startGoogleIssuer()
  server = await buildApp({
    env: {
      GOOGLE_CLIENT_ID: googleClient.clientId,
      GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
      GOOGLE_ISSUER_URL: issuer.issuerUrl,
    },
  })
})
afterAll(async () => {
  await server.discard()
  await issuer.close()
})

/** A person's claims, so that each test has its own. */
let count = 0
const buildClaims = (changes: Record<string, unknown> = {}) => {
  count += 1
  return { sub: `${googlePerson.sub}${count}`, email: `google-${count}@example.org`, ...changes }
}

/** Presses the button, chooses the account in the popup, and answers where the popup ends. */
async function continueWithGoogle(
  browser: Browser,
  scenario: GoogleScenario,
  bend: (back: URL) => void = () => {},
  startsEmpty = false,
) {
  issuer.play(scenario)
  const started = await browser.call(startGoogleSignIn, { body: { startsEmpty } })
  const { url } = (await started.json()) as { url: string }
  const back = await issuer.choose(url)
  bend(back)
  const response = await browser.request('GET', back.pathname + back.search)
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

/** The newest link that was mailed there to prove the address, and how many were. */
async function tokenTo(recipient: string) {
  const mails = (await listWaitingMail(server.store, 1000)).filter((mail) => mail.recipient === recipient)
  const tokens = mails.flatMap(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  return { token: tokens.at(-1) ?? expect.fail('no link was mailed'), count: tokens.length }
}

const currentUser = async (browser: Browser) => (await (await browser.call(readSession)).json()).user

test('a new person gives age and choices once before anything else opens', async () => {
  const browser = openBrowser(server)
  const claims = buildClaims()
  expect(await continueWithGoogle(browser, { claims })).toBe('/auth/popup-done')
  const user = await currentUser(browser)
  expect(user).toMatchObject({ email: claims.email, displayName: googlePerson.name, needsProfile: true })
  expect(user.photoURL).toBe(googlePerson.picture)
  for (const endpoint of [readAccount, activities.list]) {
    const refused = await browser.call(endpoint)
    expect(refused.status).toBe(403)
    expect((await refused.json()).code).toBe('profile_incomplete')
  }
  const body = { isAdult: true, consents: { improvement: true, reminders: false }, language: 'hi' }
  const completed = await browser.call(completeProfile, { body })
  expect((await completed.json()).user).toMatchObject({ needsProfile: false, preferences: { language: 'hi' } })
  expect((await browser.call(readAccount)).status).toBe(200)
})

test.each([
  ['Asha\r\nBcc: all@example.org\u202e', 'Asha Bcc: all@example.org'],
  ['n'.repeat(101), null],
  [' \u0000 ', null],
])('the name %j that Google tells is taken as one that is typed', async (name, shown) => {
  const browser = openBrowser(server)
  const claims = buildClaims({ name })
  expect(await continueWithGoogle(browser, { claims })).toBe('/auth/popup-done')
  expect((await currentUser(browser)).displayName).toBe(shown ?? claims.email.split('@')[0])
})

test('the same Google account is the same person again, also under a new address', async () => {
  const claims = buildClaims()
  const first = openBrowser(server)
  await continueWithGoogle(first, { claims })
  const second = openBrowser(server)
  await continueWithGoogle(second, { claims: { ...claims, email: 'moved@example.org' } })
  expect((await currentUser(second)).uid).toBe((await currentUser(first)).uid)
})

test('no token of Google is kept', async () => {
  await continueWithGoogle(openBrowser(server), { claims: buildClaims() })
  const rows = await server.store.db.select().from(account)
  for (const { accessToken, refreshToken, idToken, scope } of rows) {
    expect([accessToken, refreshToken, idToken, scope]).toEqual([null, null, null, null])
  }
})

test('an account whose address was never proven becomes that of the Google person alone', async () => {
  const { browser: stranger, email, user } = await buildUser(server)
  const owner = openBrowser(server)
  expect(await continueWithGoogle(owner, { claims: buildClaims({ email, hd: 'example.org' }) })).toBe(
    '/auth/popup-done',
  )
  const { uid, needsProfile } = await currentUser(owner)
  expect({ isSame: uid === user.uid, needsProfile }).toEqual({ isSame: false, needsProfile: true })
  expect(await currentUser(stranger)).toBeNull()
  expect((await openBrowser(server).call(signIn, { body: { email, password } })).status).toBe(401)
})

test('an address that Google has not verified opens no account', async () => {
  const { email } = await buildUser(server)
  const browser = openBrowser(server)
  const claims = buildClaims({ email, email_verified: false })
  expect(await continueWithGoogle(browser, { claims })).toBe('/auth/popup-done?error=google_failed')
  expect(await currentUser(browser)).toBeNull()
})

test.each<[string, Record<string, unknown>]>([
  ['verified once', {}],
  ['of a Workspace with another domain', { hd: 'example.com' }],
])('Google opens no account of an address that is not its own: %s', async (_, changes) => {
  const { browser: person, email } = await buildVerified(server)
  const stranger = openBrowser(server)
  const claims = buildClaims({ email, ...changes })
  for (const startsEmpty of [false, true]) {
    const end = await continueWithGoogle(stranger, { claims }, () => {}, startsEmpty)
    expect(end).toBe('/auth/popup-done?error=email_taken')
    expect(await currentUser(stranger)).toBeNull()
  }
  expect((await currentUser(person)).email, 'the person stays signed in').toBe(email)
  expect((await openBrowser(server).call(signIn, { body: { email, password } })).status).toBe(200)
})

test.each([
  ['of Gmail', `asha.${crypto.randomUUID()}@gmail.com`, undefined],
  ['of a Workspace', `asha.${crypto.randomUUID()}@care.example`, 'Care.example'],
])('Google opens the account of an address %s', async (_, email, hd) => {
  const { user } = await buildVerified(server, { email })
  const owner = openBrowser(server)
  const claims = buildClaims({ email, hd })
  expect(await continueWithGoogle(owner, { claims })).toBe('/auth/popup-done')
  expect((await currentUser(owner)).uid).toBe(user.uid)
})

test('an address that nobody but Google vouches for, and that is not its own, erases no account', async () => {
  const { browser: person, email } = await buildUser(server)
  const end = await continueWithGoogle(openBrowser(server), { claims: buildClaims({ email }) }, () => {}, true)
  expect(end).toBe('/auth/popup-done?error=email_taken')
  expect((await currentUser(person)).email).toBe(email)
})

test('a new person whose address is not Google’s own proves it by a link that is mailed once', async () => {
  const browser = openBrowser(server)
  const claims = buildClaims()
  await continueWithGoogle(browser, { claims })
  const body = { isAdult: true, consents: { improvement: false, reminders: false }, language: 'en' }
  for (let time = 1; time <= 2; time++) await browser.call(completeProfile, { body })
  const isVerified = async () => (await (await browser.call(readSignInState)).json()).isEmailVerified
  expect(await isVerified()).toBe(false)
  const { token, count } = await tokenTo(claims.email)
  expect(count).toBe(1)
  expect((await browser.call(confirmEmail, { body: { token } })).status).toBe(200)
  expect(await isVerified()).toBe(true)
})

test('a new person of Gmail has a proven address at once', async () => {
  const browser = openBrowser(server)
  await continueWithGoogle(browser, { claims: buildClaims({ email: `ravi.${crypto.randomUUID()}@googlemail.com` }) })
  const body = { isAdult: true, consents: { improvement: false, reminders: false }, language: 'en' }
  await browser.call(completeProfile, { body })
  expect((await (await browser.call(readSignInState)).json()).isEmailVerified).toBe(true)
})

test('pressing Cancel says so', async () => {
  expect(await continueWithGoogle(openBrowser(server), { denies: true })).toBe('/auth/popup-done?error=access_denied')
})

test.each<[string, GoogleScenario, (back: URL) => void]>([
  ['a forged token', { signs: 'HS256 with the client secret' }, () => {}],
  ['a token of another attempt', { claims: { nonce: 'another' } }, () => {}],
  ['another state', {}, (back) => back.searchParams.set('state', 'made-up')],
  ['no state', {}, (back) => back.searchParams.delete('state')],
  ['another code', {}, (back) => back.searchParams.set('code', 'made-up')],
  ['no code', {}, (back) => back.searchParams.delete('code')],
  ['an issuer that is down', { tokenAnswers: '500' }, () => {}],
])('%s signs nobody in', async (_, scenario, bend) => {
  const browser = openBrowser(server)
  const claims = { ...buildClaims(), ...scenario.claims }
  const end = await continueWithGoogle(browser, { ...scenario, claims }, bend)
  expect(end).toBe('/auth/popup-done?error=google_failed')
  expect(await currentUser(browser)).toBeNull()
})

test('the way back works once, and only in the browser that began', async () => {
  issuer.play({ claims: buildClaims() })
  const browser = openBrowser(server)
  const { url } = await (await browser.call(startGoogleSignIn, { body: {} })).json()
  const back = await issuer.choose(url)
  const follow = async (by: Browser) =>
    (await by.request('GET', back.pathname + back.search)).headers.get('location') ?? ''
  const attempt = openBrowser(server)
  for (const [name, value] of browser.cookies) attempt.cookies.set(name, value)
  expect(await follow(openBrowser(server))).toBe('/auth/popup-done?error=google_failed')
  expect(await follow(browser)).toBe('/auth/popup-done')
  expect(await follow(attempt)).toBe('/auth/popup-done?error=google_failed')
})

test('the popup comes back to the name that the page has', async () => {
  const response = await openBrowser(server).call(startGoogleSignIn, {
    body: {},
    headers: { origin: 'http://127.0.0.1:3000' },
  })
  const { url } = await response.json()
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://127.0.0.1:3000/api/auth/callback/google')
})

test('where it is not set up, the site and the button say so', async () => {
  const plain = await buildApp()
  const browser = openBrowser(plain)
  expect((await (await browser.call(readSite)).json()).hasGoogleSignIn).toBe(false)
  const response = await browser.call(startGoogleSignIn, { body: {} })
  expect(response.status).toBe(501)
  expect((await response.json()).code).toBe('google_not_configured')
  await plain.discard()
})
