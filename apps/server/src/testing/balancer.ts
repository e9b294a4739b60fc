import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A small load balancer on this machine: requests go to `ports` in turn. A server that cannot be reached, or ends before it answered, is passed
 * over, and the request goes to the next: every write here is safe to repeat.
 */
export async function startBalancer(ports: readonly number[]) {
  let turn = 0

  function forward(asked: IncomingMessage, body: Buffer, answer: ServerResponse, index: number, triesLeft: number) {
    const port = ports[index % ports.length]
    const { method = 'GET', url: path, headers } = asked
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
    let hasAnswered = false
    forwarded.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        hasAnswered = true
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders).end(Buffer.concat(chunks))
      })
      response.on('error', () => {})
    })
    forwarded.on('error', () => {})
    forwarded.on('close', () => {
      if (hasAnswered) return
      if (triesLeft > 1) forward(asked, body, answer, index + 1, triesLeft - 1)
      else answer.writeHead(502).end()
    })
    forwarded.end(body)
  }

  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked as AsyncIterable<Buffer>) chunks.push(chunk)
    forward(asked, Buffer.concat(chunks), answer, turn++, ports.length)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
