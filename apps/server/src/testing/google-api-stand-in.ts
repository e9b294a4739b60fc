import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const googleApiKey = 'AIza-stand-in-key'

/** One request as it arrived. `isCutOff` once the asking side went away before it was answered. */
export type Arrived = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  isCutOff: boolean
}

export type GoogleAnswer = { status: number; body: unknown; headers?: Record<string, string> }

/** What goes wrong with one request. 'silent' never answers; 'cut off' breaks the connection in the middle of the body. */
export type Fault = 'silent' | 'reset' | 'cut off' | 'broken JSON' | 'HTML' | { status: number; retryAfter?: string }

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

/** Google's body of a refusal. Real ones repeat what was sent, so this one does. */
export const googleRefusal = (status: number, message = 'Refused.'): GoogleAnswer => ({
  status,
  body: { error: { code: status, message, status: statusNames[status] ?? 'UNKNOWN' } },
})

/**
 * A service of Google on this machine: records what arrives, plays what goes wrong, one fault for each request in turn, and otherwise
 * leaves the answer to `answer`.
 */
export async function startGoogleApi(answer: (request: Arrived) => GoogleAnswer) {
  const requests: Arrived[] = []
  let faults: (Fault | null)[] = []
  let watchers: (() => void)[] = []

  const server = createServer((request, response) => {
    const arrived: Arrived = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: '',
      isCutOff: false,
    }
    requests.push(arrived)
    const fault = faults.shift() ?? null
    response.on('close', () => {
      arrived.isCutOff = !response.writableFinished
      look()
    })
    request.on('error', () => {})
    request.on('data', (chunk: Buffer) => {
      arrived.body += chunk.toString('latin1')
      look()
    })
    request.on('end', () => {
      arrived.body = Buffer.from(arrived.body, 'latin1').toString('utf8')
      send(response, arrived, fault)
    })
    look()
  })

  function send(response: ServerResponse, arrived: Arrived, fault: Fault | null) {
    if (fault === 'silent') return
    if (fault === 'reset') return response.destroy()
    if (fault === 'HTML') return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello')
    const { status, body, headers } =
      fault !== null && typeof fault === 'object'
        ? { ...googleRefusal(fault.status, arrived.body), headers: retryAfter(fault.retryAfter) }
        : answer(arrived)
    const text = JSON.stringify(body)
    const half = text.slice(0, Math.ceil(text.length / 2))
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    if (fault === 'broken JSON') return response.end(half)
    if (fault === 'cut off') return response.write(half, () => response.destroy())
    response.end(text)
  }

  const look = () => {
    for (const watcher of watchers) watcher()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Forgets what arrived; the next requests meet these faults in turn, null for none. */
    play(...next: (Fault | null)[]) {
      requests.length = 0
      faults = next
    },
    /** Resolves once what arrived is so. */
    until: (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const watcher = () => {
          if (!isSo()) return
          watchers = watchers.filter((each) => each !== watcher)
          resolve()
        }
        watchers.push(watcher)
        watcher()
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A body as JSON; undefined where it is none. */
export function jsonOf({ body }: Arrived): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const retryAfter = (value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { 'retry-after': value }
