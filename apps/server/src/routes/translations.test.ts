import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  closeGroup,
  createGroup,
  editGroup,
  readOwnTranslationOffer,
  readTherapists,
  readTranslationOffer,
  setProviderKey,
  translatePublicWords,
  translatePublicWordsForPerson,
  translationLanguages,
} from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultUsageLimits } from '../services/rate-limits'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildProfile } from '../testing/build-profile'
import { type Browser, buildVerified, openBrowser } from '../testing/factories'
import { googleApiKey, jsonOf } from '../testing/google-api-stand-in'
import { libreKey, startTranslation, translationOf } from '../testing/translation-stand-in'

type Person = Awaited<ReturnType<typeof buildVerified>>

let service: Awaited<ReturnType<typeof startTranslation>>
/** With Google as the operator's service. */
let server: TestApp
/** Where people's own keys alone translate. */
let keyless: TestApp
let asha: Person
beforeAll(async () => {
  service = await startTranslation()
  const env = { TRANSLATION_URL: service.url, MODERATORS: 'moderator@example.org' }
  server = await buildApp({ env: { ...env, TRANSLATION_API_KEY: googleApiKey } })
  keyless = await buildApp({ env })
  asha = await buildVerified(server, { name: 'Asha Rao' })
})
afterAll(async () => {
  await Promise.all([server.discard(), keyless.discard()])
  await service.close()
})
beforeEach(() => service.play())

const words = {
  name: 'Night shift nurses',
  description: 'For those who come home at sunrise.',
  type: 'support',
  tags: ['work'],
}

async function startGroup({ browser }: Person, changes: Partial<typeof words> = {}) {
  const id = randomUUID()
  const made = await browser.call(createGroup, { body: { id, ...words, ...changes, pseudonym: 'Quiet Banyan' } })
  expect(made.status).toBe(200)
  return id
}

const ask = (browser: Browser, ids: readonly string[], language: string, kind = 'group') =>
  browser.call(translatePublicWords, { body: { kind, ids, language } })
const sentTexts = () => service.requests.flatMap((request) => (jsonOf(request) as { q: string[] }).q)
const inHindi = (...texts: string[]) =>
  texts.map((original) => ({ original, translated: translationOf(original, 'hi') }))

test('a guest reads what others wrote in their language; it is translated once, and anew where it changes', async () => {
  const id = await startGroup(asha)
  const guest = openBrowser(server)
  const first = await (await ask(guest, [id], 'hi')).json()
  expect(first).toEqual({ service: 'google-translate', texts: inHindi(words.name, words.description, 'work') })
  expect(sentTexts()).toEqual([words.name, words.description, 'work'])

  service.play()
  expect(await (await ask(guest, [id, id], 'hi')).json()).toEqual(first)
  expect(service.requests).toEqual([])

  await asha.browser.call(editGroup, { params: { id }, body: { ...words, description: 'For all who wake at night.' } })
  const changed = await (await ask(guest, [id], 'hi')).json()
  expect(changed.texts).toEqual(inHindi(words.name, 'For all who wake at night.', 'work'))
  expect(sentTexts()).toEqual(['For all who wake at night.'])

  service.play()
  await ask(guest, [id], 'pa')
  expect(sentTexts()).toContain(words.name)
  await asha.browser.call(closeGroup, { params: { id } })
})

test('nothing but what this viewer may read is translated', async () => {
  const id = await startGroup(asha, { name: 'A group that closes' })
  await asha.browser.call(closeGroup, { params: { id } })
  const guest = openBrowser(server)
  const unseen = await (await ask(guest, [id, 'anxiety-support-circle', 'no-such-group'], 'hi')).json()
  expect(unseen).toEqual({ service: 'google-translate', texts: [] })
  expect(service.requests).toEqual([])

  const own = { body: { kind: 'group', ids: [id], language: 'hi' } }
  expect((await (await asha.browser.call(translatePublicWordsForPerson, own)).json()).texts).toHaveLength(3)
  expect((await guest.call(translatePublicWordsForPerson, own)).status).toBe(401)
})

test('a request cannot carry a text of its own', async () => {
  const guest = openBrowser(server)
  const refused = [
    await ask(guest, ['I feel so alone'], 'hi'),
    await ask(guest, [], 'hi'),
    await ask(
      guest,
      Array.from({ length: 21 }, () => 'a'),
      'hi',
    ),
    await ask(guest, ['a'], 'xx'),
    await ask(guest, ['a'], 'hi', 'note'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  expect(service.requests).toEqual([])
})

test('a translation that lost a figure is not shown: the original is', async () => {
  const id = await startGroup(asha, { name: 'Lose 10 fears', description: 'Lose sleep with us' })
  const { texts } = await (await ask(openBrowser(server), [id], 'hi')).json()
  expect(texts[0]).toEqual({ original: 'Lose 10 fears', translated: 'Lose 10 fears' })
  expect(texts[1]).toEqual({ original: 'Lose sleep with us', translated: '[hi] Lose sleep with us' })
  await asha.browser.call(closeGroup, { params: { id } })
})

test('what the service did not do is said, logged without a word of it, and done on the next try', async () => {
  const id = await startGroup(asha, { name: 'Rainy mornings' })
  service.play({ status: 403, reason: 'dailyLimitExceeded', retryAfter: '600' })
  const failed = await ask(openBrowser(server), [id], 'ta')
  expect(failed.status).toBe(502)
  expect(await failed.json()).toMatchObject({
    code: 'provider_failed',
    provider: { provider: 'google-translate', kind: 'rate_limited', status: 403 },
  })
  expect((await ask(openBrowser(server), [id], 'ta')).status).toBe(200)
  expect(server.logged.join('')).not.toContain('Rainy mornings')
  await asha.browser.call(closeGroup, { params: { id } })
})

test("an operator's profile is translated, an example's words are Maitri's own", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maitri-translations-'))
  const file = join(folder, 'therapists.json')
  writeFileSync(file, JSON.stringify([buildProfile({ id: 'dr-rao', bio: 'I listen first.' })]))
  const withFile = await buildApp({
    env: { TRANSLATION_URL: service.url, TRANSLATION_API_KEY: googleApiKey, THERAPISTS_FILE: file },
  })
  const answered = await (await ask(openBrowser(withFile), ['dr-rao'], 'kn', 'therapist')).json()
  expect(answered.texts).toContainEqual({ original: 'I listen first.', translated: '[kn] I listen first.' })
  await withFile.discard()
  rmSync(folder, { recursive: true })

  const list = await (await openBrowser(server).call(readTherapists)).json()
  const example = await ask(openBrowser(server), [list.therapists[0].id], 'kn', 'therapist')
  expect(await example.json()).toEqual({ service: 'google-translate', texts: [] })
})

test('where the operator set nothing up, an own key translates for its person alone', async () => {
  const ravi = await buildVerified(keyless, { name: 'Ravi Iyer' })
  const id = await startGroup(ravi)
  const guest = openBrowser(keyless)
  const nothing = { service: null, languages: [] }
  expect(await (await guest.call(readTranslationOffer)).json()).toEqual(nothing)
  expect(await (await ravi.browser.call(readOwnTranslationOffer)).json()).toEqual(nothing)
  expect((await ask(guest, [id], 'hi')).status).toBe(501)

  await ravi.browser.call(setProviderKey, { params: { capability: 'translation' }, body: { key: googleApiKey } })
  expect(await (await ravi.browser.call(readOwnTranslationOffer)).json()).toEqual({
    service: 'google-translate',
    languages: translationLanguages,
  })
  const own = { body: { kind: 'group', ids: [id], language: 'hi' } }
  expect((await (await ravi.browser.call(translatePublicWordsForPerson, own)).json()).texts).toHaveLength(3)
  expect(service.requests[0]?.headers['x-goog-api-key']).toBe(googleApiKey)
  expect(await (await guest.call(readTranslationOffer)).json()).toEqual(nothing)
})

test('a server of their own is asked once which languages it has', async () => {
  const libre = await buildApp({
    env: { TRANSLATION_PROVIDER: 'libre', TRANSLATION_URL: service.url, TRANSLATION_API_KEY: libreKey },
  })
  const guest = openBrowser(libre)
  const offered = { service: 'libretranslate', languages: ['en', 'hi', 'bn'] }
  expect(await (await guest.call(readTranslationOffer)).json()).toEqual(offered)
  service.play()
  expect(await (await guest.call(readTranslationOffer)).json()).toEqual(offered)
  expect(service.requests).toEqual([])
  await libre.discard()
})

test('translations are counted, for a guest by network address', async () => {
  const limited = await buildApp({
    env: { TRANSLATION_URL: service.url, TRANSLATION_API_KEY: googleApiKey },
    usageLimits: { ...defaultUsageLimits, translation: { max: 2, windowSeconds: 3600 } },
  })
  const guest = openBrowser(limited)
  const statuses = [1, 2, 3].map(async () => (await ask(guest, ['a'], 'hi')).status)
  expect((await Promise.all(statuses)).sort()).toEqual([200, 200, 429])
  await limited.discard()
})
