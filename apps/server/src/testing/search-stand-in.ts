import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const fixtures = new URL('../providers/search/__fixtures__/', import.meta.url)

/** A recorded shape of contract 07, by its file name. */
export const searchFixture = (name: string) => readFileSync(new URL(name, fixtures), 'utf8')

/**
 * What one path answers: a fixture by its name, or what goes wrong. 'silent' never answers, 'endless' sends more than anyone should read,
 * 'cut off' breaks the connection in the middle of the body.
 */
export type SearchScene =
  | { fixture: string }
  | { html: string }
  | { json: unknown }
  | { status: number; location?: string; retryAfter?: string }
  | 'silent'
  | 'endless'
  | 'cut off'

export type SearchRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export type SearchStandIn = Awaited<ReturnType<typeof startSearchStandIn>>

/**
 * Search engines on this machine: SearXNG at `/searxng/search`, DuckDuckGo's form at `/html/`, a result page at `/page?q=`. Each checks what
 * it is asked as the real one does. Unless a scene was set for it, the form and the page serve the fixture that the query names.
 */
export async function startSearchStandIn() {
  const requests: SearchRequest[] = []
  const scenes = new Map<string, SearchScene>()
  const watchers: (() => void)[] = []

  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => answer(request, body, response),
      () => response.destroy(),
    )
  })

  function answer(request: IncomingMessage, body: string, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { method = '', headers } = request
    const arrived: SearchRequest = { method, path: url.pathname, query: url.searchParams, headers, body }
    requests.push(arrived)
    for (const tell of watchers.splice(0)) tell()
    if (headers.cookie || headers.authorization) return response.writeHead(400).end('No cookies, no users')
    const query = queryOf(arrived)
    if (query === null) return response.writeHead(400).end('Not asked as it should be')
    const scene = scenes.get(url.pathname) ?? usual(url.pathname, query)
    play(scene, response)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    requests,
    /** Addresses as the operator would set them. */
    searxng: `${origin}/searxng`,
    duckDuckGo: `${origin}/html/`,
    page: `${origin}/page?q={query}`,
    play(path: '/searxng/search' | '/html/' | '/page', scene: SearchScene) {
      scenes.set(path, scene)
    },
    /** Resolves with the next request. */
    nextRequest: () => new Promise<void>((resolve) => watchers.push(resolve)),
    /** Forgets scenes and requests. */
    reset() {
      scenes.clear()
      requests.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The query, or null where the request is not what the engine takes. */
function queryOf({ method, path, query, headers, body }: SearchRequest): string | null {
  if (path === '/searxng/search') {
    const isRight =
      method === 'GET' &&
      query.get('format') === 'json' &&
      query.get('categories') === 'general,videos' &&
      query.get('safesearch') === '2' &&
      query.has('language')
    return isRight ? query.get('q') : null
  }
  if (path === '/html/') {
    const form = new URLSearchParams(body)
    const isRight =
      method === 'POST' &&
      headers['content-type'] === 'application/x-www-form-urlencoded' &&
      headers.referer?.endsWith('/') &&
      headers['sec-fetch-mode'] === 'navigate' &&
      form.get('b') === '' &&
      form.has('kl') &&
      (form.get('q')?.length ?? 0) < 500
    return isRight ? form.get('q') : null
  }
  return method === 'GET' && path.startsWith('/page') ? (query.get('q') ?? '') : null
}

function usual(path: string, query: string): SearchScene {
  if (path === '/searxng/search') return { json: JSON.parse(searchFixture('searxng.json')) }
  const named = /^[\w-]+$/.test(query) ? `${query}.html` : 'ddg-html.html'
  return { fixture: named }
}

function play(scene: SearchScene, response: ServerResponse) {
  if (scene === 'silent') return
  if (scene === 'endless') {
    response.writeHead(200, { 'content-type': 'text/html' })
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    return more()
  }
  if (scene === 'cut off') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': 5000 })
    response.write('<html>')
    return setImmediate(() => response.destroy())
  }
  if ('json' in scene) {
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(scene.json))
  }
  if ('status' in scene) {
    const headers = {
      ...(scene.location !== undefined && { location: scene.location }),
      ...(scene.retryAfter !== undefined && { 'retry-after': scene.retryAfter }),
    }
    return response.writeHead(scene.status, headers).end('<html><body>Refused</body></html>')
  }
  const html = 'html' in scene ? scene.html : searchFixture(scene.fixture)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
