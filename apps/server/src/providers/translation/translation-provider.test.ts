import type { TranslationProviderName } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { googleApiKey } from '../../testing/google-api-stand-in'
import { libreKey, startTranslation } from '../../testing/translation-stand-in'
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

test.each(all)('%s takes a right key', async (_, { provider, key }) => {
  await expect(provider({ url: service.url, apiKey: key }).checkKey()).resolves.toBeUndefined()
})

test.each(all)('%s says which key is wrong', async (name, { provider, wrongKeyKind }) => {
  const checked = provider({ url: service.url, apiKey: 'another' }).checkKey()
  await expect(checked).rejects.toMatchObject({ name: 'ProviderError', provider: name, kind: wrongKeyKind })
})

test.each(all)('%s says that nobody answers', async (name, { provider, key }) => {
  const checked = provider({ url: 'http://127.0.0.1:9', apiKey: key, deadlineMs: 1000 }).checkKey()
  await expect(checked).rejects.toMatchObject({ name: 'ProviderError', provider: name, kind: 'network' })
})
