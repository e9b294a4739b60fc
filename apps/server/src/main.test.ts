import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildSignUp, password } from './testing/factories'
import { findFreePort, type RunningServer, runServer, untilReady } from './testing/run-server'
import { buildEmbeddedPlace, type StorePlace } from './testing/store-places'

// Each test starts whole processes, which a busy machine makes wait.
vi.setConfig({ testTimeout: 120_000 })

let place: StorePlace
let port: number
const running: RunningServer[] = []
beforeAll(async () => {
  place = await buildEmbeddedPlace()
  port = await findFreePort()
})
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.process.kill('SIGKILL')
    await server.exited
  }
})
afterAll(() => place.discard())

function run(env: Record<string, string> = {}, entry?: string) {
  const server = runServer({ DATA_DIR: place.options.dataDir, PORT: String(port), ...env }, entry)
  running.push(server)
  return server
}

/** Posts and answers status and cookie. The server has begun with the request, and waits for its body, when `onBegun` is called. */
const post = (path: string, body: unknown, onBegun = () => {}) =>
  new Promise<{ status: number; cookie: string }>((resolve, reject) => {
    const origin = `http://localhost:${port}`
    const headers = { 'content-type': 'application/json', expect: '100-continue', origin }
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      const [cookie = ''] = response.headers['set-cookie'] ?? []
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, cookie: cookie.split(';')[0] ?? '' }))
    })
    sent.on('error', reject).on('continue', () => {
      onBegun()
      sent.end(JSON.stringify(body))
    })
    sent.flushHeaders()
  })

test('a request under way is answered before the server ends, and who signed in then still is after a restart', async () => {
  // Nobody answers at the dialog service's address, which holds up nothing.
  const dialog = { DIALOG_PROJECT: 'maitri', DIALOG_API_KEY: 'a-dialog-key', DIALOG_URL: 'http://127.0.0.1:9' }
  const first = await untilReady(run(dialog))
  expect(first.output()).toContain(`Maitri is ready: http://localhost:${port}`)
  const answer = post('/api/auth/sign-up', buildSignUp({ email: 'asha@example.org' }), () => {
    first.process.kill('SIGTERM')
  })
  const { status, cookie } = await answer
  expect(status).toBe(200)
  expect(await first.exited).toBe(0)
  expect(first.output()).toMatch(/"status":"failed".*"msg":"dialog key test"/)
  expect(first.output()).not.toContain(dialog.DIALOG_API_KEY)

  await untilReady(run())
  const response = await fetch(`http://127.0.0.1:${port}/api/session`, { headers: { cookie } })
  expect((await response.json()).user.email).toBe('asha@example.org')

  const outbox = fileURLToPath(new URL('./print-outbox.ts', import.meta.url))
  await post('/api/auth/request-password-reset', { email: 'asha@example.org', language: 'en' })
  const printed = run({}, outbox)
  expect(await printed.exited).toBe(0)
  expect(printed.output()).toContain('To: asha@example.org')
  expect(printed.output()).toContain(`http://localhost:${port}/reset-password?token=`)
})

test('a second server on the same data or the same port says who is in the way', async () => {
  await untilReady(run())
  const onSameData = run({ PORT: String(await findFreePort()) })
  const other = await buildEmbeddedPlace()
  const onSamePort = run({ DATA_DIR: other.options.dataDir })
  expect(await onSameData.exited).toBe(1)
  expect(onSameData.output()).toMatch(/^Maitri cannot start\. .* is in use by process \d+/)
  expect(await onSamePort.exited).toBe(1)
  expect(onSamePort.output()).toContain(`Port ${port} on 127.0.0.1 is taken.`)
  await other.discard()
})

test('wrong settings are named at once, and nothing is started', async () => {
  const server = run({ PORT: 'eighty', APP_URL: 'maitri.example' })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(
    /^Maitri cannot start\. These environment variables are not right:\n {2}PORT: .*\n {2}APP_URL: /,
  )
})

test('a log line of a request names no person, path or address', async () => {
  const server = await untilReady(run())
  await post('/api/auth/sign-in', { email: 'asha@example.org', password })
  await post('/api/auth/sign-in', { email: 'asha@example.org', password: `${password} not` })
  server.process.kill('SIGINT')
  expect(await server.exited).toBe(0)
  const lines = server
    .output()
    .split('\n')
    .filter((text) => text.includes('/api/auth/sign-in'))
    .map((text) => JSON.parse(text))
  const names = ['level', 'method', 'ms', 'msg', 'requestId', 'route', 'status', 'time']
  expect(lines.map((line) => Object.keys(line).sort())).toEqual([names, [...names, 'refusal'].sort()])
  expect(lines[1]).toMatchObject({ status: 401, refusal: 'invalid_credentials' })
})
