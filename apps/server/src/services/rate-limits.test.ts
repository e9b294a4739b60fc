import { requestPasswordReset, resetPassword, signIn, signUp } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWaitingMail } from '../db/outbox'
import { rateLimit } from '../db/schema/identity'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildSignUp, buildUser, openBrowser, password } from '../testing/factories'
import type { RateLimitSettings } from './rate-limits'

const limit = (each: number, all: number) => ({
  each: { max: each, windowSeconds: 600 },
  all: { max: all, windowSeconds: 600 },
})
const limits: RateLimitSettings = {
  'sign-in': { ...limit(3, 12), mail: { max: 5, windowSeconds: 600 } },
  'sign-up': limit(3, 100),
  'reset-request': limit(2, 100),
  reset: limit(2, 100),
}

let now = new Date('2026-11-21T06:00:00.000Z')
let server: TestApp
beforeAll(async () => {
  server = await buildApp({ limits, now: () => now })
})
afterAll(() => server.discard())

const tryToSignIn = (email: string, attempt = 'not the password') =>
  openBrowser(server).call(signIn, { body: { email, password: attempt } })

test('after too many wrong passwords even the right one waits, for as long as it says', async () => {
  const { email } = await buildUser(server)
  const responses = [await tryToSignIn(email), await tryToSignIn(email), await tryToSignIn(email)]
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401])
  const refused = await tryToSignIn(email, password)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 600 })
  now = new Date(now.getTime() + 600_000)
  expect((await tryToSignIn(email, password)).status).toBe(200)
})

test('a success forgives the attempts before it', async () => {
  const { email } = await buildUser(server)
  for (const attempt of ['wrong', 'wrong', password, 'wrong', 'wrong', password]) {
    expect((await tryToSignIn(email, attempt)).status).toBe(attempt === password ? 200 : 401)
  }
})

test('many addresses from one place are limited too', async () => {
  now = new Date(now.getTime() + 600_000)
  const responses = await Promise.all(
    Array.from({ length: 13 }, (_, index) => tryToSignIn(`nobody-${index}@example.org`, 'x')),
  )
  expect(responses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
})

test('one mail address is limited from however many networks somebody tries', async () => {
  const { rateLimits } = server.composition
  const spend = (network: number) => rateLimits.spend('sign-in', `2001:db8:0:${network}`, 'guessed@example.org')
  for (let network = 0; network < 5; network += 1) await spend(network)
  await expect(spend(5)).rejects.toMatchObject({ code: 'too_many_requests' })
  await rateLimits.spend('sign-in', '2001:db8:0:5', 'somebody-else@example.org')
  await rateLimits.forgive('sign-in', '2001:db8:0:1', 'guessed@example.org')
  await spend(5)
})

test('whom others keep out by guessing comes in by choosing the password anew', async () => {
  now = new Date(now.getTime() + 600_000)
  const { email } = await buildUser(server)
  for (let network = 0; network < 5; network += 1)
    await server.composition.rateLimits.spend('sign-in', `2001:db8:1:${network}`, email)
  expect((await tryToSignIn(email, password)).status).toBe(429)

  await openBrowser(server).call(requestPasswordReset, { body: { email, language: 'en' } })
  await server.composition.background.idle()
  const mails = await listWaitingMail(server.store, 1000)
  const link = mails.find(({ recipient, text }) => recipient === email && text.includes('reset-password'))
  const token = /token=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? expect.fail('no link was mailed')
  const chosen = 'a quiet river'
  expect((await openBrowser(server).call(resetPassword, { body: { token, password: chosen } })).status).toBe(204)
  expect((await tryToSignIn(email, chosen)).status).toBe(200)
})

test('signing up and resetting are limited as well', async () => {
  const body = buildSignUp({ email: 'again@example.org' })
  const reset = { body: { email: 'again@example.org', language: 'en' } }
  const link = { body: { token: 'guess', password: 'a kettle 7' } }
  for (let attempt = 0; attempt < 3; attempt += 1) await openBrowser(server).call(signUp, { body })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await openBrowser(server).call(requestPasswordReset, reset)
    await openBrowser(server).call(resetPassword, link)
  }
  const responses = [
    await openBrowser(server).call(signUp, { body }),
    await openBrowser(server).call(requestPasswordReset, reset),
    await openBrowser(server).call(resetPassword, link),
  ]
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 429])
})

test('what is counted names nobody, and is forgotten', async () => {
  await tryToSignIn('asha@example.org')
  const rows = await server.store.db.select().from(rateLimit)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/example\.org|unknown|127\.0/)
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
  await server.composition.rateLimits.prune()
  expect(await server.store.db.select().from(rateLimit)).toEqual([])
})
