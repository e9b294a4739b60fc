import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askProvider, type Question } from './ask-provider'

let close = () => {}
afterEach(() => close())

/** Asks a service that answers as `listener` does. */
async function ask(listener: RequestListener, changes: Partial<Question> = {}) {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  close = () => {
    server.close()
    server.closeAllConnections()
  }
  const { port } = server.address() as AddressInfo
  return askProvider({
    provider: 'a service',
    method: 'POST',
    url: `http://127.0.0.1:${port}/`,
    signal: new AbortController().signal,
    deadlineMs: 5_000,
    ...changes,
  })
}

/** Bytes without an end; `isOver` once nobody reads them any more. */
function endless() {
  const state = { isOver: false }
  async function* bytes() {
    try {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        yield Buffer.alloc(1000)
      }
    } finally {
      state.isOver = true
    }
  }
  return { state, stream: { contentType: 'video/mp4', byteLength: null, bytes: bytes() } }
}

test('a refusal that comes before the end of a body is heard, and the rest is not sent', async () => {
  const { state, stream } = endless()
  const refuses: RequestListener = (request, response) => {
    request.resume()
    response.writeHead(413).end()
  }
  await expect(ask(refuses, { stream })).rejects.toMatchObject({ kind: 'too_large', status: 413 })
  await expect.poll(() => state.isOver).toBe(true)
})

test('a body that fails is told as itself, and ends the request', async () => {
  const failure = new Error('the disk is full')
  async function* bytes() {
    yield Buffer.from('half')
    throw failure
  }
  const stream = { contentType: 'video/mp4', byteLength: null, bytes: bytes() }
  await expect(ask((request) => request.resume(), { stream })).rejects.toBe(failure)
})

test('an answer that is too long is not read to its end', async () => {
  const answer = JSON.stringify('x'.repeat(5_000))
  const says: RequestListener = (_, response) => response.end(answer)
  expect((await ask(says, { maxResponseBytes: answer.length })).value).toHaveLength(5_000)
  await expect(ask(says, { maxResponseBytes: answer.length - 1 })).rejects.toMatchObject({ kind: 'invalid_response' })
})

test('whoever left already asks nothing', async () => {
  let count = 0
  const counts: RequestListener = (_, response) => {
    count += 1
    response.end('{}')
  }
  await expect(ask(counts, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' })
  expect(count).toBe(0)
})

test.each([
  ['req_12-a', 'req_12-a'],
  ['not an id', undefined],
  ['x'.repeat(65), undefined],
])("of the service's own name of a request only an id is kept: %s", async (header, requestId) => {
  const answer = await ask((_, response) => response.setHeader('x-request-id', header).end('{}'))
  expect(answer.requestId).toBe(requestId)
})
