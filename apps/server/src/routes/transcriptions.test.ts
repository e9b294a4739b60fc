import { problem, transcription } from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import createQuestion from '../providers/transcription/__fixtures__/gladia-v2-create.json'
import { defaultUsageLimits } from '../services/rate-limits'
import { buildApp, type TestApp } from '../testing/build-app'
import { type Browser, buildUser, openBrowser } from '../testing/factories'
import { type GladiaScenario, gladiaKey, startGladia } from '../testing/gladia-stand-in'
import { listen } from '../testing/listen'
import { readForm } from '../testing/provider-stand-in'
import { sendRecording } from '../testing/send-recording'

const canary = 'canary-e7d1-said-only-by-the-person'
const deadlineMs = 2_000

let gladia: Awaited<ReturnType<typeof startGladia>>
let server: TestApp
let listening: Awaited<ReturnType<typeof listen>>
let asha: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  gladia = await startGladia()
  server = await buildApp({
    env: { TRANSCRIPTION_PROVIDER: 'gladia', GLADIA_URL: gladia.url, GLADIA_API_KEY: gladiaKey },
    transcriptionTiming: { pollMs: 5, deadlineMs },
    usageLimits: { ...defaultUsageLimits, transcription: { max: 1000, windowSeconds: 3600 } },
  })
  listening = await listen(server)
  asha = await buildUser(server)
})
afterAll(async () => {
  await listening.close()
  await server.discard()
  await gladia.close()
})
beforeEach(async () => {
  await server.composition.background.idle()
  server.logged.length = 0
})

const send = (changes: Partial<Parameters<typeof sendRecording>[0]> = {}) =>
  sendRecording({ url: listening.url, browser: asha.browser, ...changes })

async function transcribed(scenario: GladiaScenario, changes: Parameters<typeof send>[0] = {}) {
  gladia.play(scenario)
  const { status, body } = await send(changes).answer
  expect([status, body]).toEqual([200, expect.anything()])
  return transcription.parse(JSON.parse(body))
}

async function refused(scenario: GladiaScenario) {
  gladia.play(scenario)
  const { status, body } = await send().answer
  const { code, provider, retryAfterSeconds } = problem.parse(JSON.parse(body))
  return { status, code, provider, retryAfterSeconds }
}

test('a recording becomes text, and its job is deleted', async () => {
  expect(await transcribed({})).toEqual({
    text: 'I feel calm today, but work was stressful.',
    source: 'gladia',
    language: 'en',
    durationSeconds: 6.1,
    confidence: expect.closeTo(0.8548, 4),
    wordCount: 8,
  })
  await server.composition.background.idle()
  expect(gladia.hasJob()).toBe(false)
  expect(gladia.asked('poll')).toHaveLength(3)
})

test('the service gets the recording under a name of ours, and nothing else of the person', async () => {
  const recording = Buffer.from(canary)
  await transcribed({}, { recording, contentType: 'Audio/MP4; codecs=mp4a.40.2', headers: { 'x-device': asha.email } })
  const [upload] = gladia.asked('upload')
  const [create] = gladia.asked('create')
  if (!upload || !create) throw new Error('Nothing was uploaded')
  expect(await readForm(upload)).toEqual([
    { name: 'audio', value: { fileName: 'recording.m4a', contentType: 'audio/mp4', bytes: recording } },
  ])
  expect(JSON.parse(create.body.toString('utf8'))).toEqual(createQuestion)
  const ours = ['accept', 'connection', 'content-length', 'content-type', 'host', 'x-gladia-key']
  for (const { headers, body } of gladia.requests) {
    expect(Object.keys(headers).filter((name) => !ours.includes(name))).toEqual([])
    for (const personal of [asha.user.uid, asha.email, asha.user.displayName, ...asha.browser.cookies.values()]) {
      expect(JSON.stringify(headers) + body).not.toContain(personal)
    }
  }
})

test('the language is detected, or the one that the person said', async () => {
  await transcribed({}, { path: '/api/transcriptions?language=hi' })
  expect(JSON.parse(gladia.asked('create')[0]?.body.toString('utf8') ?? '').language_config).toEqual({
    languages: ['hi'],
    code_switching: false,
  })
})

test.each<[GladiaScenario['outcome'], string, number | null]>([
  ['done without speech', '', 4],
  ['done without transcription', '', 6.1],
  ['V1 list', 'I feel calm today but work was stressful.', 6.1],
  ['V1 flat', 'I feel calm today but work was stressful.', 6.1],
])('a job that is %s has the text "%s"', async (outcome, text, durationSeconds) => {
  expect(await transcribed({ outcome })).toMatchObject({ text, durationSeconds, source: 'gladia' })
})

const kinds: [number, string][] = [
  [400, 'bad_request'],
  [401, 'unauthorized'],
  [402, 'payment_required'],
  [403, 'unauthorized'],
  [404, 'other'],
  [408, 'timeout'],
  [413, 'too_large'],
  [415, 'unsupported_media'],
  [422, 'bad_request'],
  [429, 'rate_limited'],
  [500, 'provider_down'],
  [502, 'provider_down'],
  [503, 'provider_down'],
  [504, 'provider_down'],
]

test.each(kinds)('a refusal of the upload with %i is told as %s, and asked for once', async (status, kind) => {
  const fault = { status, text: canary }
  const expected = { status: 502, code: 'provider_failed', provider: { provider: 'gladia', kind, status } }
  expect(await refused({ faults: { upload: [fault] } })).toMatchObject(expected)
  expect(gladia.requests).toHaveLength(1)
})

test.each(kinds)('a job that failed with %i is told as %s, and deleted', async (status, kind) => {
  expect((await refused({ outcome: 'failed', errorCode: status })).provider).toEqual({
    provider: 'gladia',
    kind,
    status,
  })
  await server.composition.background.idle()
  expect(gladia.hasJob()).toBe(false)
})

test('a job that failed without saying why is told so', async () => {
  const { provider } = await refused({ outcome: 'failed', errorCode: null })
  expect(provider).toEqual({ provider: 'gladia', kind: 'other' })
})

test('a key that the service does not know is told as such', async () => {
  const provider = { provider: 'gladia', kind: 'unauthorized', status: 401 }
  expect((await refused({ key: 'another key' })).provider).toEqual(provider)
})

test('a service that is busy is asked for the job once more', async () => {
  const busy = { status: 429, text: canary, headers: { 'retry-after': '0' } }
  await transcribed({ faults: { create: [busy] } })
  expect(gladia.asked('create')).toHaveLength(2)
  expect((await refused({ faults: { create: [busy, busy] } })).provider?.kind).toBe('rate_limited')
})

test('a service that is busy for long says until when, and is left alone', async () => {
  const busy = { status: 429, text: canary, headers: { 'retry-after': '90' } }
  expect(await refused({ faults: { create: [busy] } })).toMatchObject({
    retryAfterSeconds: 90,
    provider: { kind: 'rate_limited', status: 429 },
  })
  expect(gladia.asked('create')).toHaveLength(1)
})

test('a poll that fails is asked once more, a job that may have been paid for never', async () => {
  await transcribed({ faults: { poll: [{ status: 503, text: canary }] } })
  expect((await refused({ faults: { create: [{ status: 503, text: canary }] } })).provider?.status).toBe(503)
  expect(gladia.asked('create')).toHaveLength(1)
})

test.each<[GladiaScenario['faults'], string]>([
  [{ upload: ['reset'] }, 'network'],
  [{ upload: ['cut off'] }, 'network'],
  [{ upload: ['broken JSON'] }, 'invalid_response'],
  [{ upload: ['HTML'] }, 'invalid_response'],
  [{ create: [{ status: 201, text: '{"uuid":1}' }] }, 'invalid_response'],
  [{ poll: ['reset', 'reset'] }, 'network'],
  [{ poll: [{ status: 200, text: '[]' }] }, 'invalid_response'],
  [{ upload: ['silent'] }, 'timeout'],
])('an answer broken by %o is told as %s', async (faults, kind) => {
  expect((await refused({ faults })).provider).toMatchObject({ provider: 'gladia', kind })
})

test('a job that takes longer than all it may take is told as a timeout, and deleted', async () => {
  expect((await refused({ outcome: 'never done' })).provider).toEqual({ provider: 'gladia', kind: 'timeout' })
  await server.composition.background.idle()
  expect(gladia.hasJob()).toBe(false)
})

test('a person who leaves ends the upload', async () => {
  gladia.play({})
  const { request, answer } = send({ recording: null })
  const ended = expect(answer).rejects.toThrow()
  request.write('half a recording')
  await gladia.until(({ body }) => body.includes('half a recording'))
  request.destroy()
  await gladia.untilAnswered('upload', 'cut off')
  await ended
  expect(gladia.asked('create')).toHaveLength(0)
})

test('a person who leaves while the job runs has it deleted', async () => {
  gladia.play({ outcome: 'never done' })
  const { request, answer } = send()
  const ended = expect(answer).rejects.toThrow()
  await gladia.untilAsked('poll')
  request.destroy()
  await ended
  await gladia.untilAsked('remove')
  await server.composition.background.idle()
  expect(gladia.hasJob()).toBe(false)
})

test('a job that was asked for just before the person left is deleted too', async () => {
  gladia.play({ faults: { create: [] } })
  const { request, answer } = send()
  const ended = expect(answer).rejects.toThrow()
  await gladia.untilAsked('create')
  request.destroy()
  await ended
  await gladia.untilAsked('remove')
  await server.composition.background.idle()
  expect(gladia.hasJob()).toBe(false)
})

test('a deletion that fails is logged and changes nothing for the person', async () => {
  await transcribed({
    faults: {
      remove: [
        { status: 500, text: canary },
        { status: 500, text: canary },
      ],
    },
  })
  await server.composition.background.idle()
  expect(server.logged.join('')).toContain('"kind":"provider_down"')
})

test('the service hears the beginning before the person has sent the end', async () => {
  gladia.play({})
  const { request, answer } = send({ recording: null })
  request.write('the beginning, ')
  await gladia.until(({ body }) => body.includes('the beginning, '))
  request.end('the end')
  expect((await answer).status).toBe(200)
  const upload = gladia.asked('upload')[0]
  expect(upload?.headers).toMatchObject({ 'transfer-encoding': 'chunked' })
  expect(upload?.body.toString('utf8')).toContain('the beginning, the end')
})

test('a third recording at the same time has to wait', async () => {
  gladia.play({ outcome: 'never done' })
  const running = [send(), send()]
  await gladia.until(() => gladia.asked('poll').length > 2 && gladia.asked('create').length === 2)
  const { status, body } = await send().answer
  expect(status).toBe(429)
  expect(problem.parse(JSON.parse(body))).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 10 })
  await Promise.all(running.map(({ answer }) => answer))
  await transcribed({})
})

test('nothing that a person said reaches a log or an error, and a line says how the service did', async () => {
  await transcribed({}, { recording: Buffer.from(canary) })
  await refused({ faults: { upload: [{ status: 400, text: `{"message":"${canary}"}` }] } })
  await refused({ faults: { poll: [{ status: 200, text: `"${canary}"` }] } })
  await server.composition.background.idle()
  const logged = server.logged.join('')
  expect(logged).not.toContain(canary)
  expect(logged).not.toContain('I feel calm')
  expect(logged).not.toContain(gladiaKey)
  expect(logged).not.toContain(asha.user.uid)
  const lines = server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'provider')
  expect(lines).toEqual([
    expect.objectContaining({
      provider: 'gladia',
      status: 200,
      providerRequestId: 'G-11111111',
      ms: expect.any(Number),
    }),
    expect.objectContaining({ provider: 'gladia', status: 400, kind: 'bad_request', ms: expect.any(Number) }),
    expect.objectContaining({ provider: 'gladia', kind: 'invalid_response' }),
  ])
})

test('whoever is signed out is refused before anything is sent on', async () => {
  gladia.play({})
  expect((await send({ browser: openBrowser(server) }).answer).status).toBe(401)
  expect(gladia.requests).toHaveLength(0)
})

const askPlainly = (browser: Browser) =>
  browser.request('POST', '/api/transcriptions', { body: 'x', headers: { 'content-type': 'video/webm' } })

test('where no service is set up the answer says so', async () => {
  const plain = await buildApp()
  const response = await askPlainly((await buildUser(plain)).browser)
  expect([response.status, (await response.json()).code]).toEqual([501, 'provider_not_configured'])
  await plain.discard()
})

test('a person who sent their twenty recordings waits, and nobody else does', async () => {
  const now = new Date('2026-11-20T08:00:00Z')
  const limited = await buildApp({
    env: { TRANSCRIPTION_PROVIDER: 'gladia', GLADIA_URL: gladia.url, GLADIA_API_KEY: gladiaKey },
    transcriptionTiming: { pollMs: 1 },
    now: () => now,
  })
  gladia.play({})
  const { browser } = await buildUser(limited)
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await askPlainly(browser)).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await askPlainly((await buildUser(limited)).browser)).status).toBe(200)
  await limited.discard()
})
