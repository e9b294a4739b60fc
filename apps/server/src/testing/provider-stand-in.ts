import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as it arrived, growing while it does. */
export type Recorded = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
  state: 'arriving' | 'arrived' | 'answered' | 'cut off'
}

/**
 * What a request gets: an answer, or what can go wrong. 'silent' never answers, 'reset' closes at once, 'cut off' closes in the middle of
 * the answer.
 */
export type Reply = { status: number; json: unknown; headers?: Record<string, string> } | Fault
export type Fault =
  | 'silent'
  | 'reset'
  | 'cut off'
  | 'broken JSON'
  | 'HTML'
  | { status: number; text: string; headers?: Record<string, string> }

/** A service on this machine that records what it is sent; `answer` is asked once a request has arrived whole. */
export async function startProviderStandIn(answer: (request: Recorded) => Reply | Promise<Reply>) {
  const requests: Recorded[] = []
  let watchers: (() => void)[] = []
  const changed = () => {
    for (const watcher of watchers) watcher()
  }

  const server = createServer((request, response) => {
    const recorded: Recorded = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.alloc(0),
      state: 'arriving',
    }
    requests.push(recorded)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      // The beginning is looked at while the rest is on its way; joined at every chunk, a large body would take the square of its length.
      if (chunks.length < 10) recorded.body = Buffer.concat(chunks)
      changed()
    })
    request.on('error', () => {})
    request.on('end', async () => {
      recorded.body = Buffer.concat(chunks)
      recorded.state = 'arrived'
      changed()
      send(response, await answer(recorded))
    })
    response.on('close', () => {
      recorded.state = response.writableFinished ? 'answered' : 'cut off'
      changed()
    })
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Resolves once a request is as asked; the test's own time limit ends the wait. */
    until: (isAsAsked: (request: Recorded) => boolean) =>
      new Promise<Recorded>((resolve) => {
        const look = () => {
          const found = requests.find(isAsAsked)
          if (!found) return
          watchers = watchers.filter((watcher) => watcher !== look)
          resolve(found)
        }
        watchers.push(look)
        look()
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, reply: Reply) {
  if (reply === 'silent') return
  if (reply === 'reset') return response.destroy()
  if (reply === 'HTML') return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello')
  if (reply === 'broken JSON') {
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"text": "half of')
  }
  if (reply === 'cut off') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
    return response.write('{"text": "half of', () => response.destroy())
  }
  const { status, headers } = reply
  if ('text' in reply) return response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(reply.text)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(reply.json))
}

export type FormPart = { name: string; value: string | { fileName: string; contentType: string; bytes: Buffer } }

/** The parts of a form, as a service reads them; null where it is none. */
export async function readForm({ body, headers }: Pick<Recorded, 'body' | 'headers'>): Promise<FormPart[] | null> {
  const contentType = headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  if (form === null) return null
  return Promise.all(
    [...form].map(async ([name, value]): Promise<FormPart> => {
      if (typeof value === 'string') return { name, value }
      const bytes = Buffer.from(await value.arrayBuffer())
      return { name, value: { fileName: value.name, contentType: value.type, bytes } }
    }),
  )
}
