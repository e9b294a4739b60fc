import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GoogleFault, googleApiKey } from '../../testing/google-api-stand-in'
import { startTextSentiment } from '../../testing/text-sentiment-stand-in'
import { ProviderError } from '../provider-error'
import { googleLanguage } from './google-language'

const text = 'Canary words: ক, नमस्ते, 😶.'

let standIn: Awaited<ReturnType<typeof startTextSentiment>>
beforeAll(async () => {
  standIn = await startTextSentiment()
})
afterAll(() => standIn.close())

const read = ({ language = 'en' as 'en' | 'kn', apiKey = googleApiKey, deadlineMs = 5_000, signal = never } = {}) =>
  googleLanguage({ url: standIn.url, apiKey, deadlineMs }).read({ text, language, signal })

const never = new AbortController().signal

async function failureOf(reading: Promise<unknown>) {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProviderError)
  expect(JSON.stringify(error) + String(error)).not.toMatch(/Canary|stand-in-key/)
  return error as ProviderError
}

test('the text goes as it is, with the key in a header and nothing else beside it', async () => {
  standIn.play()
  expect(await read()).toEqual({ score: -0.6, magnitude: 1.2, requestId: undefined })
  const [request] = standIn.requests
  expect(request?.path).toBe('/v1/documents:analyzeSentiment')
  expect(JSON.parse(String(request?.body))).toEqual({
    document: { type: 'PLAIN_TEXT', content: text, language: 'en' },
    encodingType: 'UTF8',
  })
  expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
    'accept',
    'connection',
    'content-length',
    'content-type',
    'host',
    'x-goog-api-key',
  ])
})

test('a text without any feeling, whose numbers the service leaves out, is 0', async () => {
  standIn.play({ body: { documentSentiment: {}, language: 'en' } })
  expect(await read()).toMatchObject({ score: 0, magnitude: 0 })
})

test('a language that the service does not know is a failure and is not asked again', async () => {
  standIn.play()
  expect(await failureOf(read({ language: 'kn' }))).toMatchObject({ kind: 'bad_request', status: 400 })
  expect(standIn.requests).toHaveLength(1)
})

test('a wrong key is a failure', async () => {
  standIn.play()
  expect(await failureOf(read({ apiKey: 'stand-in-key-of-others' }))).toMatchObject({
    kind: 'unauthorized',
    status: 401,
  })
})

test.each<[GoogleFault, Partial<ProviderError>, asked: number]>([
  [{ status: 400 }, { kind: 'bad_request', status: 400 }, 1],
  [{ status: 401 }, { kind: 'unauthorized', status: 401 }, 1],
  [{ status: 403 }, { kind: 'unauthorized', status: 403 }, 1],
  [{ status: 404 }, { kind: 'other', status: 404 }, 1],
  [{ status: 429, retryAfter: '0' }, { kind: 'rate_limited', status: 429 }, 2],
  [{ status: 429, retryAfter: '3600' }, { kind: 'rate_limited', status: 429, retryAfterSeconds: 3600 }, 1],
  [{ status: 500 }, { kind: 'provider_down', status: 500 }, 2],
  [{ status: 503 }, { kind: 'provider_down', status: 503 }, 2],
  ['reset', { kind: 'network' }, 1],
  ['cut off', { kind: 'network' }, 1],
  ['broken JSON', { kind: 'invalid_response' }, 1],
  ['HTML', { kind: 'invalid_response' }, 1],
  [{ body: null }, { kind: 'invalid_response' }, 1],
  [{ body: { documentSentiment: { score: 7 } } }, { kind: 'invalid_response' }, 1],
])('%j fails as %j after %i requests', async (fault, expected, asked) => {
  standIn.play(fault, fault)
  expect(await failureOf(read())).toMatchObject(expected)
  expect(standIn.requests).toHaveLength(asked)
})

test.each<GoogleFault>([{ status: 429, retryAfter: '0' }, { status: 502 }])(
  'after %j it is asked once more',
  async (fault) => {
    standIn.play(fault)
    expect(await read()).toMatchObject({ score: -0.6 })
    expect(standIn.requests).toHaveLength(2)
  },
)

test('a service that does not answer is left at the deadline', async () => {
  standIn.play('silent')
  expect(await failureOf(read({ deadlineMs: 50 }))).toMatchObject({ kind: 'timeout' })
  await standIn.until(({ state }) => state === 'cut off')
})

test('when the person leaves, the request ends', async () => {
  standIn.play('silent')
  const leaving = new AbortController()
  const failure = failureOf(read({ signal: leaving.signal }))
  await standIn.until(({ state }) => state === 'arrived')
  leaving.abort()
  expect(await failure).toMatchObject({ kind: 'aborted' })
  await standIn.until(({ state }) => state === 'cut off')
})
