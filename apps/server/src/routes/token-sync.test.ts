import { signIn, signOut } from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildUser, openBrowser, password } from '../testing/factories'
import { buildEmbeddedPlace } from '../testing/store-places'
import { startTokenReceiver } from '../testing/token-receiver-stand-in'

const secret = 'a secret of these tests'
const appUrl = 'http://localhost:3000'
/** A clock that stands still, so that an age is exact. */
const startedAt = Date.now()
let aheadMs = 0
let receiver: Awaited<ReturnType<typeof startTokenReceiver>>
let server: TestApp
beforeAll(async () => {
  receiver = await startTokenReceiver({ secret, appUrl })
  const place = await buildEmbeddedPlace()
  server = await buildApp({
    env: { APP_SECRET: secret, TOKEN_SYNC_URL: receiver.url },
    place: { ...place, options: { ...place.options, appSecret: secret } },
    now: () => new Date(startedAt + aheadMs),
  })
})
afterAll(async () => {
  await server.discard()
  await receiver.close()
})
beforeEach(() => {
  aheadMs = 0
  receiver.scenario.fault = null
  receiver.requests.length = 0
})

const settled = () => server.composition.background.idle()
const sent = () => receiver.requests.map(({ method }) => method)

test('a session is posted once where it begins, and deleted where it ends', async () => {
  const { browser, user } = await buildUser(server)
  await settled()
  expect([...receiver.sessions.values()]).toEqual([user.uid])
  expect((await browser.call(signOut)).status).toBe(204)
  await settled()
  expect(receiver.sessions.size).toBe(0)
  expect(sent()).toEqual(['POST', 'DELETE'])
  await browser.call(signOut)
  await settled()
  expect(sent(), 'nobody was signed in').toHaveLength(2)
})

test.each([
  [299, ['POST', 'DELETE']],
  [300, ['POST', 'DELETE']],
  [301, ['POST']],
])('a session that is %i seconds old when it ends: %o', async (seconds, expected) => {
  const { browser } = await buildUser(server)
  await settled()
  aheadMs = seconds * 1000
  await browser.call(signOut)
  await settled()
  expect(sent()).toEqual(expected)
})

test.each([
  ['refuses', { status: 401, text: '' }],
  ['fails', { status: 500, text: '' }],
  ['closes the line', 'reset' as const],
  ['sends elsewhere', { status: 301, text: '', headers: { location: '/elsewhere' } }],
])('signing in and out is as ever where the receiver %s', async (_, fault) => {
  receiver.scenario.fault = fault
  const { email } = await buildUser(server)
  const browser = openBrowser(server)
  expect((await browser.call(signIn, { body: { email, password } })).status).toBe(200)
  await settled()
  expect((await browser.call(signOut)).status).toBe(204)
  await settled()
  expect(sent()).toEqual(['POST', 'POST', 'DELETE'])
  const logged = server.logged.join('')
  for (const { headers } of receiver.requests) expect(logged).not.toContain(headers.authorization?.slice(7))
})
