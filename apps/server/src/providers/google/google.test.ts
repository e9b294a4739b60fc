import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type GoogleScenario, googleClient, googlePerson, startGoogleIssuer } from '../../testing/google-issuer'
import { createGoogle } from './google'

const codeVerifier = 'v'.repeat(64)
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
const redirectUri = 'http://localhost:3000/api/auth/callback/google'
const now = Math.floor(Date.now() / 1000)

let issuer: Awaited<ReturnType<typeof startGoogleIssuer>>
beforeAll(async () => {
  issuer = await startGoogleIssuer()
})
afterAll(() => issuer.close())

async function signIn(scenario: GoogleScenario, changes: { codeVerifier?: string } = {}) {
  issuer.play(scenario)
  const google = createGoogle({ ...googleClient, issuerUrl: issuer.issuerUrl })
  const url = await google.authorizationUrl({ state: 'state', nonce: 'nonce', codeChallenge, redirectUri })
  const code = (await issuer.choose(url)).searchParams.get('code') ?? ''
  const exchange = { code, codeVerifier, nonce: 'nonce', redirectUri, ...changes }
  return { google, exchange, identity: await google.identify(exchange) }
}

test('a right token says who signed in', async () => {
  const { identity } = await signIn({})
  expect(identity).toEqual({
    subject: googlePerson.sub,
    email: googlePerson.email,
    isEmailVerified: true,
    ownsAddress: false,
    name: googlePerson.name,
    photoUrl: googlePerson.picture,
  })
})

test('an address that Google has not verified is said to be so', async () => {
  const { identity } = await signIn({ claims: { email_verified: false } })
  expect(identity.isEmailVerified).toBe(false)
})

test.each([
  [{ email: 'Asha@Gmail.com' }, true],
  [{ email: 'asha@googlemail.com' }, true],
  [{ email: 'asha@gmail.com.example.org' }, false],
  [{ email: 'asha@notgmail.com' }, false],
  [{ email: 'asha@example.org' }, false],
  [{ email: 'asha@example.org', hd: 'example.org' }, true],
  [{ email: 'asha@example.org', hd: 'example.com' }, false],
  [{ email: 'asha@example.org', hd: '' }, false],
  [{ email: 'asha@example.org', hd: 'example.org', email_verified: false }, false],
  [{ email: 'asha@gmail.com', email_verified: false }, false],
])('whether the mailbox of %j is Google’s own: %s', async (claims, expected) => {
  expect((await signIn({ claims })).identity.ownsAddress).toBe(expected)
})

test.each<[string, GoogleScenario]>([
  ['for another app', { claims: { aud: 'someone-else', azp: 'someone-else' } }],
  ['for several apps, presented by another', { claims: { aud: [googleClient.clientId, 'x'], azp: 'x' } }],
  ['of another issuer', { claims: { iss: 'https://accounts.example' } }],
  ['that expired', { claims: { iat: now - 7200, exp: now - 3600 } }],
  ['from more than an hour ago', { claims: { iat: now - 3700, exp: now + 3600 } }],
  ['from the future', { claims: { iat: now + 600, exp: now + 7200 } }],
  ['of another attempt', { claims: { nonce: 'another' } }],
  ['of no attempt', { claims: { nonce: undefined } }],
  ['that is not signed', { signs: 'none' }],
  ['signed with the client secret', { signs: 'HS256 with the client secret' }],
  ['signed with an unknown key', { signs: 'with an unknown key' }],
])('a token %s is refused', async (_, scenario) => {
  await expect(signIn(scenario)).rejects.toMatchObject({ name: 'ProviderError', provider: 'google' })
})

test.each([
  ['html', 'invalid_response'],
  ['500', 'provider_down'],
  ['nothing', 'network'],
] as const)('an issuer that answers %s fails in our words', async (tokenAnswers, kind) => {
  await expect(signIn({ tokenAnswers })).rejects.toMatchObject({ kind })
})

test('an issuer whose refusal breaks off on the way fails in our words, and alone', async () => {
  const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error('broken off')) })
  const fetch = async () => new Response(broken(), { status: 500 })
  const google = createGoogle({ ...googleClient, issuerUrl: issuer.issuerUrl, fetch })
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const asked = google.authorizationUrl({ state: 'state', nonce: 'nonce', codeChallenge, redirectUri })
  await expect(asked).rejects.toMatchObject({ kind: 'provider_down' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(unhandled).toEqual([])
})

test('a code works once', async () => {
  const { google, exchange } = await signIn({})
  await expect(google.identify(exchange)).rejects.toMatchObject({ kind: 'bad_request' })
})

test('a code without the verifier of its attempt is worthless', async () => {
  await expect(signIn({}, { codeVerifier: 'w'.repeat(64) })).rejects.toMatchObject({ kind: 'bad_request' })
})
