import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import { takeFile } from './take-file'

const app = new Hono<AppEnv>()
app.onError((error, context) => context.text(error instanceof AppError ? error.code : 'a bug', 400))
app.post('/read', async (context) => {
  const { bytes, contentType, byteLength } = takeFile(context, { types: ['audio/', 'video/'], maxBytes: 100 })
  let size = 0
  for await (const chunk of bytes) size += chunk.length
  return context.text(`${size} of ${byteLength}: ${contentType}`)
})
app.post('/leave', (context) => {
  takeFile(context, { types: ['audio/'], maxBytes: 10_000_000 })
  return context.text('left unread')
})

const listener = getRequestListener((request, env) =>
  app.fetch(request, { ...(env as HttpBindings), visit: { requestId: '', route: '' } }),
)
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function post(path: string, headers: Record<string, string | number>, body: string | null) {
  const request = httpRequest(url + path, { method: 'POST', headers, agent: false }).on('error', () => {})
  if (body === null) request.flushHeaders()
  else request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  request.destroy()
  return text
}

test('a file comes through with its type, without the parameters of it', async () => {
  const headers = { 'content-type': 'Audio/WebM; codecs=opus', 'content-length': 100 }
  expect(await post('/read', headers, 'x'.repeat(100))).toBe('100 of 100: audio/webm')
})

test('a file of unknown length is counted as it comes', async () => {
  const headers = { 'content-type': 'video/mp4', 'transfer-encoding': 'chunked' }
  expect(await post('/read', headers, 'x'.repeat(100))).toBe('100 of null: video/mp4')
  expect(await post('/read', headers, 'x'.repeat(101))).toBe('payload_too_large')
})

test('a file that says it is too large is refused before it is sent', async () => {
  const headers = { 'content-type': 'video/mp4', 'content-length': 101 }
  expect(await post('/read', headers, null)).toBe('payload_too_large')
})

test.each(['image/png', 'text/plain; video/mp4', 'application/json', 'audio', 'audio/', 'video/mp4"\tx', ''])(
  'a file of type "%s" is refused before it is sent',
  async (contentType) => {
    const headers = { ...(contentType && { 'content-type': contentType }), 'content-length': 50 }
    expect(await post('/read', headers, null)).toBe('unsupported_media')
  },
)

test('a file that nobody reads is read away, and its connection goes on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'content-type': 'audio/ogg', 'content-length': 5_000_000 }
  const post = () => httpRequest(`${url}/leave`, { method: 'POST', headers, agent }).end('x'.repeat(5_000_000))
  for (const request of [post(), post()]) {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    response.resume()
  }
  agent.destroy()
})
