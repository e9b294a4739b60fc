import { problem, transcription } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../testing/build-app'
import { buildUser } from '../testing/factories'
import { listen } from '../testing/listen'
import { type OpenAiAudioScenario, openAiAudioKey, startOpenAiAudio } from '../testing/openai-audio-stand-in'
import { type Fault, readForm } from '../testing/provider-stand-in'
import { sendRecording } from '../testing/send-recording'

const canary = 'canary-9b02-said-only-by-the-person'

let service: Awaited<ReturnType<typeof startOpenAiAudio>>
beforeAll(async () => {
  service = await startOpenAiAudio()
})
afterAll(() => service.close())

async function start(env: Record<string, string> = {}) {
  const server = await buildApp({
    env: {
      TRANSCRIPTION_PROVIDER: 'openai',
      OPENAI_AUDIO_URL: service.url,
      OPENAI_AUDIO_API_KEY: openAiAudioKey,
      OPENAI_AUDIO_MODEL: 'a-model',
      ...env,
    },
    // Long enough for what is answered on a busy machine, short enough to wait for what is not.
    transcriptionTiming: { deadlineMs: 5_000 },
  })
  const listening = await listen(server)
  // Someone else for each recording: how many one person may send is not what is tested here.
  const send = async (changes: Partial<Parameters<typeof sendRecording>[0]> = {}) => {
    const { browser } = await buildUser(server)
    return sendRecording({ url: listening.url, browser, ...changes })
  }
  return {
    server,
    send,
    async close() {
      await listening.close()
      await server.discard()
    },
  }
}

let app: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  app = await start()
})
afterAll(() => app.close())

async function transcribed(scenario: OpenAiAudioScenario, { path = '/api/transcriptions', by = app } = {}) {
  service.play(scenario)
  const { status, body } = await (await by.send({ path })).answer
  expect([status, body]).toEqual([200, expect.anything()])
  return transcription.parse(JSON.parse(body))
}

const fieldsOf = async (request = service.requests[0]) => {
  const parts = (request && (await readForm(request))) ?? []
  return Object.fromEntries(parts.map(({ name, value }) => [name, typeof value === 'string' ? value : value.fileName]))
}

test.each<[OpenAiAudioScenario['server'], object]>([
  [
    'OpenAI',
    { text: 'I feel calm today, but work was stressful.', language: 'en', durationSeconds: 6.1, wordCount: 8 },
  ],
  ['speaches', { text: 'आज मैं शांत महसूस कर रहा हूँ।', language: 'hi', durationSeconds: 6.1, wordCount: 7 }],
  ['LocalAI', { language: null, durationSeconds: 5.8, confidence: null }],
  ['whisper.cpp', { text: 'I feel calm today, but work was stressful.', language: 'en', durationSeconds: 6.1 }],
  ['empty text', { text: '', wordCount: 0, confidence: null }],
  ['no language', { text: 'Words alone.', language: null, durationSeconds: null, confidence: null }],
])('an answer as of %s is read', async (server, expected) => {
  expect(await transcribed({ server })).toMatchObject({ source: 'openai-compatible', ...expected })
})

test('the service gets the recording under a name of ours, and nothing else of the person', async () => {
  await transcribed({})
  expect(await fieldsOf()).toEqual({
    model: 'a-model',
    response_format: 'verbose_json',
    temperature: '0',
    file: 'recording.webm',
  })
  const names = Object.keys(service.requests[0]?.headers ?? {}).sort()
  expect(names).toEqual(['accept', 'authorization', 'connection', 'content-length', 'content-type', 'host'])
})

test('the language is sent where the person said one', async () => {
  await transcribed({}, { path: '/api/transcriptions?language=ta' })
  expect((await fieldsOf()).language).toBe('ta')
})

test('a server that has to be asked to detect is asked, one without a key gets none, and a model of plain answers is not asked for more', async () => {
  const own = await start({
    OPENAI_AUDIO_API_KEY: '',
    OPENAI_AUDIO_LANGUAGE: 'auto',
    OPENAI_AUDIO_MODEL: 'gpt-4o-transcribe',
  })
  service.play({})
  await (await own.send()).answer
  expect(await fieldsOf()).toMatchObject({ language: 'auto', response_format: 'json' })
  expect(service.requests[0]?.headers).not.toHaveProperty('authorization')
  await own.close()
})

test.each<[string, Fault, object]>([
  [
    'speaches with a wrong key',
    { status: 403, text: '{"detail":"Invalid API key."}' },
    { kind: 'unauthorized', status: 403 },
  ],
  ['speaches without the model', { status: 404, text: '{"detail":"Not installed"}' }, { kind: 'other', status: 404 }],
  ['speaches with a file it cannot read', { status: 415, text: canary }, { kind: 'unsupported_media', status: 415 }],
  [
    'speaches with a wrong field',
    { status: 422, text: `{"detail":[{"msg":"${canary}"}]}` },
    { kind: 'bad_request', status: 422 },
  ],
  [
    'whisper.cpp with a file it cannot read',
    { status: 400, text: 'Invalid request' },
    { kind: 'bad_request', status: 400 },
  ],
  [
    'LocalAI whose engine failed',
    { status: 500, text: '{"error":{"code":500}}' },
    { kind: 'provider_down', status: 500 },
  ],
  ['OpenAI without credit', { status: 402, text: '{}' }, { kind: 'payment_required', status: 402 }],
  ['OpenAI with a file too large', { status: 413, text: '<html>' }, { kind: 'too_large', status: 413 }],
  [
    'OpenAI when busy',
    { status: 429, text: '{}', headers: { 'retry-after': '7' } },
    { kind: 'rate_limited', status: 429 },
  ],
  ['a page', 'HTML', { kind: 'invalid_response' }],
  ['half an answer', 'broken JSON', { kind: 'invalid_response' }],
  ['a connection cut off', 'cut off', { kind: 'network' }],
  ['a connection reset', 'reset', { kind: 'network' }],
  ['JSON of something else', { status: 200, text: '{"error":"no"}' }, { kind: 'invalid_response' }],
  ['no answer in time', 'silent', { kind: 'timeout' }],
])('%s is told as such, with no word of the service, and asked once', async (_, fault, expected) => {
  service.play({ fault })
  const { status, body } = await (await app.send()).answer
  expect(status).toBe(502)
  expect(problem.parse(JSON.parse(body))).toMatchObject({
    code: 'provider_failed',
    provider: { provider: 'openai-compatible', ...expected },
  })
  expect(body + app.server.logged.join('')).not.toContain(canary)
  expect(service.requests).toHaveLength(1)
})

test('a wrong key is refused as the real one does', async () => {
  const wrong = await start({ OPENAI_AUDIO_API_KEY: 'another' })
  service.play({})
  const { body } = await (await wrong.send()).answer
  expect(problem.parse(JSON.parse(body)).provider).toMatchObject({ kind: 'unauthorized', status: 401 })
  await wrong.close()
})

test('a person who leaves ends the request, and so the work on it', async () => {
  service.play({ fault: 'silent' })
  const { request, answer } = await app.send()
  const ended = expect(answer).rejects.toThrow()
  await service.until(({ state }) => state === 'arrived')
  request.destroy()
  await ended
  await service.until(({ state }) => state === 'cut off')
  expect(service.requests).toHaveLength(1)
})
