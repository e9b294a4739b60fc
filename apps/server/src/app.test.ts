import * as contracts from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, ownOrigin, type TestApp } from './testing/build-app'
import { buildAnalysis, buildSignUp, buildUser, openBrowser } from './testing/factories'

let server: TestApp
beforeAll(async () => {
  server = await buildApp({ env: { METRICS_TOKEN: 'let me measure' } })
})
afterAll(() => server.discard())

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const declared = [
  ...Object.values(contracts).filter(isEndpoint),
  ...Object.values(contracts.recordCollections).flatMap(({ endpoints }) => Object.values(endpoints)),
]

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return contracts.problem.parse(await response.json())
}

test('health says whether the store is ready', async () => {
  const response = await server.app.request('/api/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('OpenAPI describes every endpoint of the contracts, and no other but its own and the way back from Google', async () => {
  const document = await (await server.app.request('/api/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1/)
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const expected = declared.map(({ method, path }) => `${method} ${path}`)
  expect(expected.length).toBeGreaterThan(20)
  expect(described.sort()).toEqual([...expected, 'GET /api/auth/callback/google', 'GET /api/openapi.json'].sort())
  const { put } = document.paths['/api/analyses/{id}']
  expect(put.requestBody.content['application/json'].schema).toMatchObject({ type: 'object' })
  const { post } = document.paths['/api/transcriptions']
  const bytes = { schema: { type: 'string', format: 'binary' } }
  expect(post.requestBody).toMatchObject({ required: true, content: { 'audio/*': bytes, 'video/*': bytes } })
  expect(put.parameters).toContainEqual(expect.objectContaining({ in: 'path', name: 'id', required: true }))
})

test('every endpoint for persons refuses whoever is signed out, before it looks at what was sent', async () => {
  for (const endpoint of declared.filter(({ access }) => access === 'person')) {
    const response = await openBrowser(server).call(endpoint, { body: endpoint.body && { wrong: true } })
    expect([endpoint.path, response.status]).toEqual([endpoint.path, 401])
    expect((await problemOf(response)).code).toBe('unauthenticated')
  }
})

test('security headers and a content policy stand on every answer that is no page', async () => {
  const responses = [
    await server.app.request('/api/health'),
    await server.app.request('/api/nothing'),
    await server.app.request('/api/me'),
    await server.app.request('/nothing.js'),
    await server.app.request('/metrics'),
    await server.app.request('/api/auth/sign-in', { method: 'POST', headers: { origin: 'https://evil.example' } }),
    await server.app.request('/anything', { method: 'DELETE', headers: { origin: ownOrigin } }),
    await server.app.request('/api/site', { headers: { origin: 'https://evil.example' } }),
    await server.app.request('/api/me', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    }),
  ]
  // Its window speaks to the page that opened it.
  const callback = await server.app.request('/api/auth/callback/google')
  expect(callback.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  for (const { headers } of [...responses, callback]) {
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.has('strict-transport-security')).toBe(false)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  for (const { headers } of responses) {
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('content-type')).toMatch(/^application\/(problem\+)?json$/)
  }
})

test('under https browsers are told to stay there', async () => {
  const secure = await buildApp({ env: { APP_URL: 'https://maitri.example' } })
  const response = await secure.app.request('/api/health')
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  await secure.discard()
})

test('security.txt says where to report a weakness, and is not out of date', async () => {
  const response = await server.app.request('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('Contact: mailto:support@maitri.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires - Date.now()).toBeGreaterThan(30 * 24 * 3600 * 1000)
})

test('an unknown path of the API answers a problem', async () => {
  const problem = await problemOf(await server.app.request('/api/nothing'))
  expect(problem).toMatchObject({ code: 'not_found', status: 404 })
})

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:3001' }, 403],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: ownOrigin }, 204],
  [{ origin: 'http://127.0.0.1:3000' }, 204],
  [{ 'sec-fetch-site': 'same-origin' }, 204],
  [{}, 204],
])('a write with %o answers %i', async (headers, status) => {
  const response = await server.app.request('/api/auth/sign-out', { method: 'POST', headers: headers as HeadersInit })
  expect(response.status).toBe(status)
  if (status === 403) expect((await problemOf(response)).code).toBe('forbidden_origin')
})

test('a body that is too large is refused before it is read', async () => {
  const body = JSON.stringify(buildSignUp({ name: 'x'.repeat(70_000) }))
  const stream = () => new Response(body).body
  for (const sent of [
    { body, headers: { 'content-length': String(body.length) } },
    { body: stream(), duplex: 'half', headers: {} },
  ]) {
    const response = await server.app.request('/api/auth/sign-up', {
      method: 'POST',
      ...sent,
      headers: { ...sent.headers, 'content-type': 'application/json' },
    } as RequestInit)
    expect(response.status).toBe(413)
    expect((await problemOf(response)).code).toBe('payload_too_large')
  }
})

test.each(['{"email":', '[]', 'null', '"text"', ''])(
  'the body %j is refused as a form, not as a failure',
  async (body) => {
    const response = await openBrowser(server).request('POST', '/api/auth/sign-in', { body })
    expect(response.status).toBe(400)
    expect((await problemOf(response)).code).toMatch(/invalid_request|invalid_email/)
  },
)

test('long answers are compressed for whoever takes it', async () => {
  const response = await server.app.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  const plain = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')))
  expect((await plain.json()).openapi).toMatch(/^3\.1/)
})

test('metrics need the token and name routes by their pattern', async () => {
  expect((await server.app.request('/metrics')).status).toBe(401)
  expect((await server.app.request('/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
  await server.app.request('/api/analyses/7d9f0a52-7d4a-4f5e-9a53-0f0b3f1c9a11')
  const response = await server.app.request('/metrics', { headers: { authorization: 'Bearer let me measure' } })
  const text = await response.text()
  expect(text).toContain('route="/api/analyses/{id}",status="401"')
  expect(text).not.toContain('7d9f0a52')
  const without = await buildApp()
  expect((await without.app.request('/metrics')).status).toBe(404)
  await without.discard()
})

test('what a person sends never reaches a log, an error or a header, whatever the route makes of it', async () => {
  const canary = 'canarywordsofaperson'
  const { browser } = await buildUser(server)
  const guest = openBrowser(server)
  const bodies = [
    canary,
    { [canary]: canary },
    buildSignUp({ name: canary, password: canary, email: `${canary}@example.org`, language: canary }),
    buildSignUp({ name: canary, email: `${canary}@example.org`, password: `${canary}1` }),
    { email: `${canary}@example.org`, password: canary, token: canary, language: 'en' },
    { displayName: canary, preferences: { theme: canary } },
    buildAnalysis(canary),
    { ...buildAnalysis(canary), occurredAt: canary },
    {
      ...buildAnalysis(),
      body: { ...buildAnalysis().body, emotionScores: { [canary]: 1 }, topics: { [canary]: 'x' } },
    },
    { occurredAt: canary, updatedAt: canary, body: { type: canary, title: canary } },
    `{"text": "${canary}`,
  ]
  const ids = [canary, '7d9f0a52-7d4a-4f5e-9a53-0f0b3f1c9a11']
  for (const endpoint of declared) {
    for (const id of ids) {
      for (const body of endpoint.body ? bodies : [undefined]) {
        for (const by of [guest, browser]) {
          const response = await by.call(endpoint, {
            params: { id, purpose: canary },
            query: { limit: canary, since: canary, at: canary, before: canary, [canary]: canary },
            headers: { 'user-agent': canary, 'x-request-id': canary, 'x-forwarded-for': canary, referer: canary },
            ...(body !== undefined && { body }),
          })
          expect([...response.headers].join()).not.toContain(canary)
          if (!response.ok) expect(await response.text()).not.toContain(canary)
        }
      }
    }
  }
  for (const path of [
    `/${canary}`,
    `/${canary}.js?${canary}`,
    `/api/${canary}`,
    `/api/auth/callback/google?code=${canary}`,
  ]) {
    expect(await (await server.app.request(path)).text()).not.toContain(canary)
  }
  expect(server.logged.length).toBeGreaterThan(50)
  expect(server.logged.join('')).not.toContain(canary)
}, 120_000)

test('a store that is gone answers a problem and logs where, never what', async () => {
  const broken = await buildApp()
  const { browser } = await buildUser(broken)
  await broken.store.close()
  const response = await browser.request('PATCH', '/api/me', { body: { displayName: 'a secret name' } })
  expect(response.status).toBe(503)
  const problem = await problemOf(response)
  expect(problem.code).toBe('unavailable')
  const lines = broken.logged.join('')
  expect(lines).toContain(problem.requestId)
  expect(lines).toContain('the store refused')
  expect(lines).not.toContain('a secret name')
  expect((await broken.app.request('/api/health')).status).toBe(503)
  await broken.place.discard()
})
