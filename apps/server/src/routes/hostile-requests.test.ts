import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, ownOrigin, type TestApp } from '../testing/build-app'
import { type Browser, buildUser, openBrowser } from '../testing/factories'
import {
  type HostileRequest,
  hostileMark,
  hostileRequests,
  type Operation,
  operationsOf,
} from '../testing/hostile-requests'

/** `npm run test:long` sends more, and other ones each time. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? 300)
const seed = Number(process.env.HOSTILE_SEED ?? 1)
const slowestMs = 10_000

let server: TestApp
let operations: Operation[]
let person: Browser
const guest = () => openBrowser(server)
beforeAll(async () => {
  const wide = { max: 1_000_000, windowSeconds: 60 }
  const both = { each: wide, all: wide }
  server = await buildApp({ limits: { 'sign-in': both, 'sign-up': both, 'reset-request': both, reset: both } })
  operations = operationsOf(await (await server.app.request('/api/openapi.json')).json())
  person = (await buildUser(server)).browser
})
afterAll(() => server.discard())

test('every route that the document closes is closed to whoever is signed out', async () => {
  const closed = operations.filter(({ security }) => security && security.length > 0)
  expect(closed.length).toBeGreaterThan(60)
  for (const { method, path } of closed) {
    const response = await guest().request(method, path.replaceAll(/\{\w+\}/g, crypto.randomUUID()))
    expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 401`)
  }
})

async function send(browser: Browser, { method, path, contentType, body }: HostileRequest) {
  const headers = { origin: ownOrigin, 'content-type': contentType ?? '' }
  return await browser.request(method, path, { headers, ...(body !== null && { body }) })
}

/** What no answer may be, whoever asks for what; null where it is none of it. */
async function faultOf(response: Response): Promise<string | null> {
  const text = await response.text()
  const isRefused = response.status >= 400
  const shown = `${text} ${JSON.stringify([...response.headers])}`
  // A service that is not set up here says so by 501.
  if (response.status >= 500 && !(response.status === 501 && /_not_configured/.test(text))) return `${response.status}`
  if (/\bat .+\.[tj]s:\d|node_modules|\b(?:select|insert|update) .+ (?:from|into|set) /i.test(shown))
    return 'its insides'
  if (isRefused && shown.includes(hostileMark)) return 'what was sent'
  if (isRefused && !response.headers.get('content-type')?.startsWith('application/problem+json'))
    return 'no problem document'
  return null
}

test(`${inputs} hostile inputs bring no fault, hang, stack or echo on any route`, {
  timeout: inputs * 1_000 + 60_000,
}, async () => {
  const numRuns = Math.ceil(inputs / operations.length)
  const statuses: Record<number, number> = {}
  for (const operation of operations) {
    await fc.assert(
      fc.asyncProperty(
        hostileRequests(operation),
        fc.constantFrom(true, true, true, false),
        async (request, isPerson) => {
          const startedAt = performance.now()
          const response = await send(isPerson ? person : guest(), request)
          statuses[response.status] = (statuses[response.status] ?? 0) + 1
          expect(await faultOf(response), `what ${request.method} ${operation.path} showed`).toBeNull()
          expect(performance.now() - startedAt).toBeLessThan(slowestMs)
          // Some of it signs out, or erases the account.
          if (isPerson && response.status === 401) person = (await buildUser(server)).browser
        },
      ),
      { numRuns, seed, endOnFailure: true },
    )
  }
  expect(server.logged.join('')).not.toContain(hostileMark)
  const table = Object.entries(statuses).map(([status, count]) => `${count} answered ${status}`)
  process.stdout.write(
    `${numRuns * operations.length} hostile inputs on ${operations.length} routes: ${table.join(', ')}\n`,
  )
})
