import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SentFile } from '../../sent-file'
import { type GoogleFault, googleApiKey } from '../../testing/google-api-stand-in'
import { startVideoIntelligence, type VideoOutcome } from '../../testing/video-intelligence-stand-in'
import { ProviderError } from '../provider-error'
import request from './__fixtures__/request.json'
import { googleVideoIntelligence } from './google-video-intelligence'

const video = Buffer.from('Canary bytes of a video')
const never = new AbortController().signal
const operation = '/v1/projects/123456789012/locations/asia-east1/operations/1234567890123456789'

let standIn: Awaited<ReturnType<typeof startVideoIntelligence>>
beforeAll(async () => {
  standIn = await startVideoIntelligence()
})
afterAll(() => standIn.close())

let leftOver: Promise<unknown>[]
beforeEach(() => {
  leftOver = []
  standIn.end('done')
  standIn.play()
})

// What goes on after an answer would otherwise arrive in the next test.
afterEach(() => Promise.allSettled(leftOver))

const buildFile = (changes: Partial<SentFile> = {}): SentFile => ({
  contentType: 'video/webm',
  byteLength: video.length,
  bytes: Readable.from([video.subarray(0, 5), video.subarray(5)]),
  signal: never,
  ...changes,
})

const analyze = (file: SentFile, { apiKey = googleApiKey, deadlineMs = 5_000, pollEveryMs = 1 } = {}) =>
  googleVideoIntelligence({
    url: standIn.url,
    apiKey,
    pollEveryMs,
    deadlineMs,
    later: (work) => leftOver.push(work),
  }).analyze(file)

async function failureOf(analysis: Promise<unknown>) {
  const error = await analysis.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProviderError)
  expect(JSON.stringify(error) + String(error)).not.toMatch(/Canary|stand-in-key/)
  return error as ProviderError
}

/** What was asked of the service, in order, once everything that goes on after the answer is over. */
async function steps() {
  await Promise.all(leftOver)
  return standIn.requests.map(({ method, path }) => `${method} ${path.replace(operation, 'operation')}`)
}

const created = 'POST /v1/videos:annotate'
const poll = 'GET operation'
const deleted = 'DELETE operation'
const cancelled = 'POST operation:cancel'

test('a video is sent, waited for, read and deleted, with the key in a header and nothing else beside it', async () => {
  expect(await analyze(buildFile())).toEqual({
    emotions: null,
    transcript: 'I feel calm today, but work was stressful.',
    smilingShare: 1,
    requestId: undefined,
  })
  expect(await steps()).toEqual([created, poll, poll, poll, deleted])
  expect(standIn.kept()).toBeNull()
  const [sent, ...others] = standIn.requests
  expect(JSON.parse(String(sent?.body))).toEqual({ ...request, inputContent: video.toString('base64') })
  const common = ['accept', 'connection', 'host', 'x-goog-api-key']
  expect(Object.keys(sent?.headers ?? {}).sort()).toEqual([...common, 'content-length', 'content-type'].sort())
  for (const { headers, body } of others) {
    expect(body).toHaveLength(0)
    expect(Object.keys(headers).sort()).toEqual(common)
  }
})

test('a video of unknown length is sent whole too', async () => {
  expect(await analyze(buildFile({ byteLength: null }))).toMatchObject({ smilingShare: 1 })
  const [sent] = standIn.requests
  expect(sent?.headers['transfer-encoding']).toBe('chunked')
  expect(JSON.parse(String(sent?.body)).inputContent).toBe(video.toString('base64'))
})

test('the first bytes are at the service before the last have come', async () => {
  const bytes = new Readable({ read() {} })
  bytes.push(video.subarray(0, 6))
  const analysis = analyze(buildFile({ bytes }))
  await standIn.until(({ body }) => body.includes(video.toString('base64', 0, 6)))
  bytes.push(video.subarray(6))
  bytes.push(null)
  expect(await analysis).toMatchObject({ smilingShare: 1 })
})

test.each<[VideoOutcome, object]>([
  ['done without faces', { emotions: null, transcript: '', smilingShare: null }],
  [
    'the specification',
    {
      emotions: { joy: 50, sorrow: 5, anger: 2.5, surprise: 2.5, neutral: 40 },
      transcript: 'I feel calm today.',
      smilingShare: null,
    },
  ],
  ['the beta of 2018', { emotions: null, transcript: '', smilingShare: null }],
])('a video that ends as %s is read', async (outcome, expected) => {
  standIn.end(outcome)
  expect(await analyze(buildFile())).toMatchObject(expected)
})

test.each<[VideoOutcome, Partial<ProviderError>]>([
  ['done with error', { kind: 'bad_request', status: 400 }],
  ['done with a failed feature', { kind: 'provider_down', status: 500 }],
])(
  'a video that ends as %s fails with the status that the code of the job stands for and is deleted',
  async (outcome, expected) => {
    standIn.end(outcome)
    expect(await failureOf(analyze(buildFile()))).toMatchObject(expected)
    expect(await steps()).toEqual([created, poll, poll, poll, deleted])
  },
)

test.each<[GoogleFault, Partial<ProviderError>]>([
  [{ status: 400 }, { kind: 'bad_request', status: 400 }],
  [{ status: 401 }, { kind: 'unauthorized', status: 401 }],
  [{ status: 403 }, { kind: 'unauthorized', status: 403 }],
  [{ status: 413 }, { kind: 'too_large', status: 413 }],
  [
    { status: 429, retryAfter: '7' },
    { kind: 'rate_limited', status: 429, retryAfterSeconds: 7 },
  ],
  [{ status: 500 }, { kind: 'provider_down', status: 500 }],
  [{ status: 503 }, { kind: 'provider_down', status: 503 }],
  ['reset', { kind: 'network' }],
  ['cut off', { kind: 'network' }],
  ['broken JSON', { kind: 'invalid_response' }],
  ['HTML', { kind: 'invalid_response' }],
  [{ body: {} }, { kind: 'invalid_response' }],
  [{ body: { name: '../../v1/keys?' } }, { kind: 'invalid_response' }],
])('where sending the video meets %j it fails as %j and is not sent again', async (fault, expected) => {
  standIn.play(fault)
  expect(await failureOf(analyze(buildFile()))).toMatchObject(expected)
  expect(await steps()).toEqual([created])
})

test('a wrong key is refused', async () => {
  expect(await failureOf(analyze(buildFile(), { apiKey: 'of someone else' }))).toMatchObject({ status: 403 })
})

test.each<GoogleFault>(['reset', 'cut off', { status: 503 }, { status: 429, retryAfter: '0' }])(
  'where a poll meets %j it is asked once more',
  async (fault) => {
    standIn.play(null, fault)
    expect(await analyze(buildFile())).toMatchObject({ smilingShare: 1 })
  },
)

test.each<[GoogleFault, Partial<ProviderError>]>([
  [{ status: 404 }, { kind: 'other', status: 404 }],
  [{ status: 503 }, { kind: 'provider_down', status: 503 }],
  ['reset', { kind: 'network' }],
  ['HTML', { kind: 'invalid_response' }],
  ['broken JSON', { kind: 'invalid_response' }],
  [{ body: [] }, { kind: 'invalid_response' }],
])('where polls keep meeting %j the operation is cancelled and deleted', async (fault, expected) => {
  standIn.play(null, fault, fault)
  expect(await failureOf(analyze(buildFile()))).toMatchObject(expected)
  expect((await steps()).slice(-2)).toEqual([cancelled, deleted])
  expect(standIn.kept()).toBeNull()
})

test('an operation that says it is done, and not how, was not read', async () => {
  standIn.play(null, { body: { name: operation.slice(4), done: true } })
  expect(await failureOf(analyze(buildFile()))).toMatchObject({ kind: 'invalid_response' })
})

test('at the deadline in all the operation is cancelled and deleted', async () => {
  standIn.end('never done')
  expect(await failureOf(analyze(buildFile(), { deadlineMs: 300 }))).toMatchObject({ kind: 'timeout' })
  expect((await steps()).slice(-2)).toEqual([cancelled, deleted])
})

test('a service that does not answer is left at the deadline', async () => {
  standIn.play('silent')
  expect(await failureOf(analyze(buildFile(), { deadlineMs: 50 }))).toMatchObject({ kind: 'timeout' })
  await standIn.until(({ state }) => state === 'cut off')
})

test('when the person leaves while the video is sent, nothing more goes', async () => {
  const leaving = new AbortController()
  const bytes = new Readable({ read() {} })
  bytes.push(video)
  const failure = failureOf(analyze(buildFile({ bytes, signal: leaving.signal })))
  await standIn.until(({ body }) => body.length > 0)
  leaving.abort()
  expect(await failure).toMatchObject({ kind: 'aborted' })
  await standIn.until(({ state }) => state === 'cut off')
  expect(await steps()).toEqual([created])
})

test.each(['arrived', 'answered'] as const)(
  'when the person leaves once the video has %s, the operation is cancelled and deleted',
  async (state) => {
    standIn.end('never done')
    const leaving = new AbortController()
    const failure = failureOf(analyze(buildFile({ signal: leaving.signal }), { pollEveryMs: 60_000 }))
    await standIn.until((sent) => sent.state === state)
    leaving.abort()
    expect(await failure).toMatchObject({ kind: 'aborted' })
    expect(await steps()).toEqual([created, cancelled, deleted])
    expect(standIn.kept()).toBeNull()
  },
)

test('nothing is sent for a person who has left already', async () => {
  expect(await failureOf(analyze(buildFile({ signal: AbortSignal.abort() })))).toMatchObject({ kind: 'aborted' })
  expect(standIn.requests).toEqual([])
})

test('a failure of the body itself is no failure of the service', async () => {
  const bytes = Readable.from(
    (async function* () {
      yield video
      throw new RangeError('too long')
    })(),
  )
  await expect(analyze(buildFile({ bytes }))).rejects.toBeInstanceOf(RangeError)
})

test.each([404, 501])('a service that answers deleting with %i has nothing to delete', async (status) => {
  standIn.play(null, null, null, null, { status })
  expect(await analyze(buildFile())).toMatchObject({ smilingShare: 1 })
  await expect(Promise.all(leftOver)).resolves.toHaveLength(1)
})

test('a video that could not be deleted is a failure for the log, and the reading stands', async () => {
  standIn.play(null, null, null, null, { status: 403 })
  expect(await analyze(buildFile())).toMatchObject({ smilingShare: 1 })
  await expect(leftOver[0]).rejects.toMatchObject({ kind: 'unauthorized', status: 403 })
})
