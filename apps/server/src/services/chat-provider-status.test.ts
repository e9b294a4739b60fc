import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dialogflow } from '../providers/dialog/dialogflow'
import { dialogProject, startDialogflow } from '../testing/dialogflow-stand-in'
import { type GoogleFault, googleApiKey } from '../testing/google-api-stand-in'
import { createChatProviderStatus } from './chat-provider-status'

let standIn: Awaited<ReturnType<typeof startDialogflow>>
beforeAll(async () => {
  standIn = await startDialogflow()
})
afterAll(() => standIn.close())

/** Runs the test once; answers what it says and what it logs. */
async function testKey({ project = dialogProject, apiKey = googleApiKey, deadlineMs = 5_000 } = {}) {
  const dialog = dialogflow({ url: standIn.url, project, apiKey, deadlineMs })
  return logging((log) => createChatProviderStatus({ state: 'configured', dialog, log })())
}

async function logging<T>(work: (log: pino.Logger) => Promise<T>) {
  const lines: string[] = []
  const status = await work(pino({ level: 'trace' }, { write: (line) => lines.push(line) }))
  expect(lines.join()).not.toContain(googleApiKey)
  return { status, logged: lines.join() }
}

test('the key that the service takes is logged as ok, and travels in a header alone', async () => {
  standIn.play()
  const { status, logged } = await testKey()
  expect(status).toBe('ok')
  expect(logged).toContain('"status":"ok"')
  expect(standIn.requests).toHaveLength(1)
  const [request] = standIn.requests
  expect(request).toMatchObject({ method: 'GET', path: `/v2/projects/${dialogProject}/agent` })
  expect(request?.body).toHaveLength(0)
  expect(Object.keys(request?.headers ?? {}).sort()).toEqual(['accept', 'authorization', 'connection', 'host'])
})

test.each<[GoogleFault, expected: string]>([
  [{ status: 400 }, '"kind":"bad_request","status":400'],
  [{ status: 401 }, '"kind":"unauthorized","status":401'],
  [{ status: 403 }, '"kind":"unauthorized","status":403'],
  [{ status: 404 }, '"kind":"other","status":404'],
  [{ status: 429, retryAfter: '0' }, '"kind":"rate_limited","status":429'],
  [{ status: 500 }, '"kind":"provider_down","status":500'],
  ['reset', '"kind":"network"'],
  ['cut off', '"kind":"network"'],
  ['broken JSON', '"kind":"invalid_response"'],
  ['HTML', '"kind":"invalid_response"'],
  [{ body: {} }, '"kind":"invalid_response"'],
])('%j is logged as failed', async (fault, expected) => {
  standIn.play(fault, fault)
  const { status, logged } = await testKey()
  expect(status).toBe('failed')
  expect(logged).toContain(expected)
})

test('a service that does not answer is left at the deadline, the second time too', async () => {
  standIn.play('silent', 'silent')
  const { status, logged } = await testKey({ deadlineMs: 50 })
  expect(status).toBe('failed')
  expect(logged).toContain('"kind":"timeout"')
  expect(standIn.requests).toHaveLength(2)
})

test('a wrong key fails, and a project cannot lead to another address', async () => {
  standIn.play()
  expect(await testKey({ apiKey: 'of-someone-else' })).toMatchObject({ status: 'failed' })
  expect(await testKey({ project: 'x/../../v2?key=y' })).toMatchObject({ status: 'failed' })
  expect(standIn.requests.map(({ path }) => path)).toEqual([
    `/v2/projects/${dialogProject}/agent`,
    '/v2/projects/x%2F..%2F..%2Fv2%3Fkey%3Dy/agent',
  ])
})

test('without a key nothing is asked and the log says so; without a project it says nothing', async () => {
  const check = (state: 'missing_key' | 'not_configured') =>
    logging((log) => createChatProviderStatus({ state, dialog: null, log })())
  const { status, logged } = await check('missing_key')
  expect(status).toBe('missing_key')
  expect(logged).toContain('"status":"missing_key"')
  expect(await check('not_configured')).toEqual({ status: 'not_configured', logged: '' })
})
