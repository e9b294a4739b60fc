import {
  type KeyCapability,
  readProviderKeys,
  readSentimentInCloud,
  removeProviderKey,
  setProviderKey,
  testProviderKey,
} from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultUsageLimits } from '../services/rate-limits'
import { buildApp, type TestApp } from '../testing/build-app'
import { dialogProject, startDialogflow } from '../testing/dialogflow-stand-in'
import { type Browser, buildUser, openBrowser } from '../testing/factories'
import { gladiaKey, startGladia } from '../testing/gladia-stand-in'
import { googleApiKey } from '../testing/google-api-stand-in'
import { listen } from '../testing/listen'
import { openAiAudioKey, startOpenAiAudio } from '../testing/openai-audio-stand-in'
import { sendRecording } from '../testing/send-recording'
import { startTextSentiment } from '../testing/text-sentiment-stand-in'
import { libreKey, startTranslation } from '../testing/translation-stand-in'

const operatorKey = 'key-of-the-operator'
const wrongKey = 'a-key-that-nobody-gave-out'

let services: {
  gladia: Awaited<ReturnType<typeof startGladia>>
  openAi: Awaited<ReturnType<typeof startOpenAiAudio>>
  language: Awaited<ReturnType<typeof startTextSentiment>>
  translation: Awaited<ReturnType<typeof startTranslation>>
  dialog: Awaited<ReturnType<typeof startDialogflow>>
}
/** The operator set up nothing but addresses. */
let plain: TestApp
/** The operator chose other services, with keys of their own. */
let chosen: TestApp
beforeAll(async () => {
  const [gladia, openAi, language, translation, dialog] = await Promise.all([
    startGladia(),
    startOpenAiAudio(),
    startTextSentiment(),
    startTranslation(),
    startDialogflow(),
  ])
  services = { gladia, openAi, language, translation, dialog }
  const addresses = {
    GLADIA_URL: gladia.url,
    OPENAI_AUDIO_URL: openAi.url,
    TEXT_SENTIMENT_URL: language.url,
    TRANSLATION_URL: translation.url,
    DIALOG_URL: dialog.url,
  }
  const usageLimits = { ...defaultUsageLimits, 'key-test': { max: 12, windowSeconds: 3600 } }
  // No deadline of its own: everything here is answered, and on a busy machine two seconds are not enough for that.
  plain = await buildApp({ env: addresses, transcriptionTiming: { pollMs: 5 }, usageLimits })
  chosen = await buildApp({
    env: {
      ...addresses,
      TRANSCRIPTION_PROVIDER: 'openai',
      OPENAI_AUDIO_API_KEY: operatorKey,
      TEXT_SENTIMENT_API_KEY: operatorKey,
      TRANSLATION_PROVIDER: 'libre',
      DIALOG_PROJECT: dialogProject,
    },
  })
})
afterAll(async () => {
  await Promise.all([plain.discard(), chosen.discard()])
  await Promise.all(Object.values(services).map((service) => service.close()))
})
beforeEach(() => {
  for (const { requests } of Object.values(services)) requests.length = 0
})

const keyFor = (browser: Browser, capability: KeyCapability, key: string) =>
  browser.call(setProviderKey, { params: { capability }, body: { key } })
const outcomeOf = async (browser: Browser, capability: KeyCapability) =>
  (await (await browser.call(testProviderKey, { params: { capability } })).json()).outcome

test('keys are closed to whoever is signed out', async () => {
  const guest = openBrowser(plain)
  const params = { capability: 'audio' }
  const responses = [
    await guest.call(readProviderKeys),
    await guest.call(setProviderKey, { params, body: { key: gladiaKey } }),
    await guest.call(removeProviderKey, { params }),
    await guest.call(testProviderKey, { params }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('what is no key, or a key for nothing that there is, is refused without repeating it', async () => {
  const { browser } = await buildUser(plain)
  for (const key of ['short', 'with a space in it', 'चाबी-चाबी-चाबी', 'line\nbreak-in-a-header']) {
    const refused = await keyFor(browser, 'audio', key)
    expect(refused.status).toBe(400)
    expect(await refused.text()).not.toContain(key)
  }
  expect((await keyFor(browser, 'search' as KeyCapability, gladiaKey)).status).toBe(400)
})

test('a key that is set shows its last four and its service, is replaced and removed, and belongs to one person', async () => {
  const [asha, ravi] = [await buildUser(plain), await buildUser(plain)]
  const none = await (await asha.browser.call(readProviderKeys)).json()
  expect(none.keys).toEqual([
    { capability: 'translation', service: 'google-translate', set: null },
    { capability: 'video', service: 'gladia', set: null },
    { capability: 'audio', service: 'gladia', set: null },
    { capability: 'text', service: 'google-language', set: null },
    { capability: 'chatbot', service: 'dialogflow', set: null },
  ])
  const set = await keyFor(asha.browser, 'video', ` ${gladiaKey} `)
  const answer = await set.text()
  expect(answer).not.toContain(gladiaKey)
  expect(JSON.parse(answer).keys[1]).toEqual({
    capability: 'video',
    service: 'gladia',
    set: { lastFour: 'ests', at: expect.any(String) },
  })
  const replaced = await (await keyFor(asha.browser, 'video', wrongKey)).json()
  expect(replaced.keys[1].set.lastFour).toBe('-out')
  expect((await (await ravi.browser.call(readProviderKeys)).json()).keys).toEqual(none.keys)
  const params = { capability: 'video' }
  expect((await ravi.browser.call(testProviderKey, { params })).status).toBe(404)
  expect((await (await asha.browser.call(removeProviderKey, { params })).json()).keys).toEqual(none.keys)
})

test('a key goes to the service that the operator chose, else to the one the product names', async () => {
  const [atPlain, atChosen] = [await buildUser(plain), await buildUser(chosen)]
  const keys: [KeyCapability, string, string][] = [
    ['video', gladiaKey, openAiAudioKey],
    ['audio', gladiaKey, openAiAudioKey],
    ['text', googleApiKey, googleApiKey],
    ['translation', googleApiKey, libreKey],
    ['chatbot', googleApiKey, googleApiKey],
  ]
  for (const [capability, plainKey, chosenKey] of keys) {
    for (const [{ browser }, key] of [
      [atPlain, plainKey],
      [atChosen, chosenKey],
    ] as const) {
      await keyFor(browser, capability, key)
      expect(await outcomeOf(browser, capability), `${capability}, the right key`).toBe('works')
      await keyFor(browser, capability, wrongKey)
      expect(await outcomeOf(browser, capability), `${capability}, a wrong key`).toBe('refused')
    }
  }
  const { keys: shown } = await (await atChosen.browser.call(readProviderKeys)).json()
  expect(shown.map(({ service }: { service: string }) => service)).toEqual([
    'libretranslate',
    'openai-compatible',
    'openai-compatible',
    'google-language',
    'dialogflow',
  ])
  const asked = Object.values(services).flatMap(({ requests }) => requests)
  expect(asked).toHaveLength(20)
  for (const { path, headers } of asked) {
    for (const key of [gladiaKey, googleApiKey, openAiAudioKey, wrongKey]) expect(path).not.toContain(key)
    expect(JSON.stringify(headers)).not.toContain(operatorKey)
  }
  const logged = [...plain.logged, ...chosen.logged].join('')
  for (const key of [gladiaKey, googleApiKey, openAiAudioKey, libreKey, wrongKey]) expect(logged).not.toContain(key)
  expect(logged).toContain('"outcome":"refused"')
})

test('a test tells a service that does not answer from one that answers something else, and stops after too many', async () => {
  const { browser } = await buildUser(plain)
  await keyFor(browser, 'translation', googleApiKey)
  const { translation } = services
  for (const [fault, outcome] of [
    ['reset', 'unreachable'],
    [{ status: 503 }, 'unreachable'],
    [{ status: 429 }, 'limited'],
    [{ status: 404 }, 'unexpected'],
    ['HTML', 'unexpected'],
  ] as const) {
    // Asked again once where that may help.
    translation.play(fault, fault)
    expect(await outcomeOf(browser, 'translation')).toBe(outcome)
  }
  translation.play()
  const codes: number[] = []
  for (let count = 0; count < 8; count += 1) {
    const answer = await browser.call(testProviderKey, { params: { capability: 'translation' } })
    codes.push(answer.status)
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200, 429])
})

test("a person's key is really used: before the operator's, and where the operator has none", async () => {
  const [own, other] = [await buildUser(chosen), await buildUser(chosen)]
  const readText = (browser: Browser) => browser.call(readSentimentInCloud, { body: { text: 'Calm.', language: 'en' } })
  await keyFor(own.browser, 'text', googleApiKey)
  expect((await readText(own.browser)).status).toBe(200)
  // The operator's key is not one that this service knows.
  expect((await readText(other.browser)).status).toBe(502)

  const alone = await buildUser(plain)
  expect((await readText(alone.browser)).status).toBe(501)
  await keyFor(alone.browser, 'text', googleApiKey)
  expect((await readText(alone.browser)).status).toBe(200)
})

test('the key for audio hears recordings, and the one for video the sound of videos', async () => {
  const listening = await listen(plain)
  const { browser } = await buildUser(plain)
  const send = async (path = '/api/transcriptions', contentType = 'audio/webm') => {
    services.gladia.play({})
    return (await sendRecording({ url: listening.url, browser, path, contentType }).answer).status
  }
  expect(await send()).toBe(501)
  await keyFor(browser, 'audio', gladiaKey)
  await keyFor(browser, 'video', wrongKey)
  expect(await send()).toBe(200)
  expect(await send('/api/transcriptions', 'video/webm')).toBe(502)
  expect(await send('/api/transcriptions?of=video')).toBe(502)
  await keyFor(browser, 'video', gladiaKey)
  expect(await send('/api/transcriptions?of=video')).toBe(200)
  await plain.composition.background.idle()
  await listening.close()
})
