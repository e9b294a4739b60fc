import type { TranslationLanguage, TranslationProviderName } from '@maitri/contracts'
import { translationLanguages } from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { googleApiKey, jsonOf } from '../../testing/google-api-stand-in'
import { libreKey, startTranslation, translationOf } from '../../testing/translation-stand-in'
import { googleTranslate } from './google-translate'
import { libreTranslate } from './libre-translate'
import type { TranslationProvider } from './translation-provider'

type Options = { url: string; apiKey: string; deadlineMs?: number }
type Subject = { provider: (options: Options) => TranslationProvider; key: string; wrongKeyKind: string }

/** Every adapter: the compiler asks for an entry here when a name is added to the list of providers. */
const subjects: Record<TranslationProviderName, Subject> = {
  // Google calls a request with an unknown key a bad one.
  'google-translate': { provider: googleTranslate, key: googleApiKey, wrongKeyKind: 'bad_request' },
  libretranslate: { provider: libreTranslate, key: libreKey, wrongKeyKind: 'unauthorized' },
}
const all = Object.entries(subjects)

let service: Awaited<ReturnType<typeof startTranslation>>
beforeAll(async () => {
  service = await startTranslation()
})
afterAll(() => service.close())
beforeEach(() => service.play())

const wish = (texts: readonly string[], language: TranslationLanguage = 'hi') => ({
  texts,
  language,
  signal: new AbortController().signal,
})

test.each(all)('%s takes a right key', async (_, { provider, key }) => {
  await expect(provider({ url: service.url, apiKey: key }).checkKey()).resolves.toBeUndefined()
})

test.each(all)('%s says which key is wrong', async (name, { provider, wrongKeyKind }) => {
  const wrong = provider({ url: service.url, apiKey: 'another' })
  const failure = { name: 'ProviderError', provider: name, kind: wrongKeyKind }
  await expect(wrong.checkKey()).rejects.toMatchObject(failure)
  await expect(wrong.translate(wish(['Calm']))).rejects.toMatchObject(failure)
})

test.each(all)('%s says that nobody answers', async (name, { provider, key }) => {
  const away = provider({ url: 'http://127.0.0.1:9', apiKey: key, deadlineMs: 1000 })
  const failure = { name: 'ProviderError', provider: name, kind: 'network' }
  await expect(away.checkKey()).rejects.toMatchObject(failure)
  await expect(away.translate(wish(['Calm']))).rejects.toMatchObject(failure)
})

test.each(all)('%s translates in order', async (_, { provider, key }) => {
  const translated = await provider({ url: service.url, apiKey: key }).translate(
    wish(['Calm', 'Start Now', 'Calm & <b>']),
  )
  expect(translated).toEqual(['Calm', 'Start Now', 'Calm & <b>'].map((text) => translationOf(text, 'hi')))
})

test.each(all)('%s gets many texts in requests of at most 100 texts and 4500 characters', async (_, subject) => {
  const texts = [...Array.from({ length: 130 }, (_, place) => `Text ${place}`), 'a'.repeat(3000), 'b'.repeat(3000)]
  const translated = await subject.provider({ url: service.url, apiKey: subject.key }).translate(wish(texts))
  expect(translated).toEqual(texts.map((text) => translationOf(text, 'hi')))
  const batches = service.requests.map((request) => (jsonOf(request) as { q: string[] }).q)
  expect(batches.length).toBeGreaterThan(2)
  for (const batch of batches) {
    expect(batch.length).toBeLessThanOrEqual(100)
    expect(batch.join('').length).toBeLessThanOrEqual(4500)
  }
})

test.each([
  ['google-translate', 'zh-CN', translationLanguages],
  ['libretranslate', 'zh-Hans', ['en', 'hi', 'bn']],
] as const)('%s names its languages, Chinese by its own code', async (name, chinese, languages) => {
  const { provider, key } = subjects[name]
  const made = provider({ url: service.url, apiKey: key })
  expect(await made.languages()).toEqual(languages)
  service.play()
  await made.translate(wish(['Calm'], 'zh')).catch(() => {})
  expect(jsonOf(service.requests[0] as never)).toMatchObject({ target: chinese })
})

test('LibreTranslate says that it has no such language, and wants to be left alone', async () => {
  const libre = libreTranslate({ url: service.url, apiKey: libreKey })
  await expect(libre.translate(wish(['Calm'], 'kn'))).rejects.toMatchObject({ kind: 'bad_request', status: 400 })
  service.play({ status: 429, retryAfter: '60' })
  await expect(libre.translate(wish(['Calm']))).rejects.toMatchObject({ kind: 'rate_limited', retryAfterSeconds: 60 })
})

test('a key is never sent where there is none', async () => {
  await libreTranslate({ url: service.url, apiKey: null })
    .translate(wish(['Calm']))
    .catch(() => {})
  expect(jsonOf(service.requests[0] as never)).toEqual({ q: ['Calm'], source: 'auto', target: 'hi', format: 'text' })
})

test('a used-up quota of Google is one, although its status says forbidden', async () => {
  const google = googleTranslate({ url: service.url, apiKey: googleApiKey })
  const used = { status: 403, reason: 'userRateLimitExceeded', retryAfter: '0' }
  service.play(used, used)
  await expect(google.translate(wish(['Calm']))).rejects.toMatchObject({ kind: 'rate_limited', status: 403 })
  service.play({ status: 403 })
  await expect(google.translate(wish(['Calm']))).rejects.toMatchObject({ kind: 'unauthorized', status: 403 })
})

test.each([
  ['google-translate', { data: { translations: [{ translatedText: 'one' }] } }],
  ['google-translate', { error: { code: 500 } }],
  ['libretranslate', { translatedText: 'one text for two' }],
  ['libretranslate', { translatedText: ['one'] }],
] as const)('%s with an answer of another shape is refused', async (name, body) => {
  const { provider, key } = subjects[name]
  service.play({ body })
  const translated = provider({ url: service.url, apiKey: key }).translate(wish(['One', 'Two']))
  await expect(translated).rejects.toMatchObject({ provider: name, kind: 'invalid_response' })
})
