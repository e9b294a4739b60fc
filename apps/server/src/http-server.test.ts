import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http-server'
import { buildApp, ownOrigin, type TestApp } from './testing/build-app'
import { findFreePort } from './testing/run-server'

let server: TestApp
let http: ReturnType<typeof createHttpServer>
let port: number
beforeAll(async () => {
  server = await buildApp()
  http = createHttpServer({ app: server.app, responses: server.composition.responses })
  port = await findFreePort()
  await http.listen({ port, host: '127.0.0.1' })
})
afterAll(async () => {
  await http.close()
  await server.discard()
})

const head = (length: string) =>
  `POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nOrigin: ${ownOrigin}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
const health = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'
const megabyte = 'x'.repeat(1_000_000)

async function open(): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return { socket, received: () => text }
}

/** The status lines that came, once the connection ended or brought two answers. */
async function statusesOf({ socket, received }: Awaited<ReturnType<typeof open>>) {
  const statuses = () => received().match(/HTTP\/1\.1 \d+/g) ?? []
  await expect.poll(() => socket.closed || statuses().length === 2, { timeout: 5_000 }).toBe(true)
  return statuses()
}

test.each([
  ['of a length that is said', head(`Content-Length: ${megabyte.length}`) + megabyte],
  [
    'in pieces of no length',
    `${head('Transfer-Encoding: chunked')}${megabyte.length.toString(16)}\r\n${megabyte}\r\n0\r\n\r\n`,
  ],
])('a body too large %s is read away, and the next request on its connection answered', async (_, request) => {
  const connection = await open()
  connection.socket.write(request)
  connection.socket.write(health)
  const [first, second] = await statusesOf(connection)
  expect(first).toBe('HTTP/1.1 413')
  if (second) expect(second).toBe('HTTP/1.1 200')
  connection.socket.destroy()
})

test.each([
  ['of a length that is said', `${head('Content-Length: 90000000')}x`],
  ['in pieces of no length', `${head('Transfer-Encoding: chunked')}${megabyte.length.toString(16)}\r\n${megabyte}\r\n`],
])('a body too large %s that never ends is answered, and its connection ends', async (_, request) => {
  const connection = await open()
  connection.socket.write(request)
  expect(await statusesOf(connection)).toEqual(['HTTP/1.1 413'])
  await expect.poll(() => connection.socket.closed, { timeout: 5_000 }).toBe(true)
})

test('TRACE is refused, and repeats nothing of what was sent', async () => {
  const { socket, received } = await open()
  socket.write(
    'TRACE /api/health HTTP/1.1\r\nHost: localhost\r\nX-Canary: the-marigold-canary\r\nConnection: close\r\n\r\n',
  )
  await once(socket, 'close')
  expect(received()).toMatch(/^HTTP\/1\.1 4\d\d/)
  expect(received()).not.toContain('marigold')
})
