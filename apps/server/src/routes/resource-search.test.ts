import { type Problem, type SearchResults, searchResources } from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultUsageLimits } from '../services/rate-limits'
import { buildApp, type TestApp } from '../testing/build-app'
import { openBrowser } from '../testing/factories'
import { type SearchStandIn, startSearchStandIn } from '../testing/search-stand-in'

let engines: SearchStandIn
let searching: TestApp
let bare: TestApp
beforeAll(async () => {
  engines = await startSearchStandIn()
  const sources = [`searxng=${engines.searxng}`, `duckduckgo=${engines.duckDuckGo}`, `page=${engines.page}`]
  searching = await buildApp({ env: { SEARCH_SOURCES: sources.join() } })
  bare = await buildApp()
})
afterAll(async () => {
  await searching.discard()
  await bare.discard()
  await engines.close()
})
beforeEach(() => engines.reset())

const search = (app: TestApp, body: unknown) => openBrowser(app).call(searchResources, { body })
const problemOf = async (response: Response) => (await response.json()) as Problem

test('a guest searches by topics, in their language, and only those reach the source', async () => {
  const response = await search(searching, { words: ['exam stress', 'sleep'], language: 'hi' })
  expect(response.status).toBe(200)
  const { textResults, videoResults } = (await response.json()) as SearchResults
  expect([textResults.length, videoResults.length]).toEqual([1, 1])
  const [asked] = engines.requests
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    q: 'परीक्षा का तनाव नींद मानसिक स्वास्थ्य',
    format: 'json',
    categories: 'general,videos',
    language: 'hi',
    safesearch: '2',
    pageno: '1',
  })
})

test.each([
  [{ words: ['Ananya Rao'], language: 'en' }],
  [{ words: ['i cannot sleep since the exam'], language: 'en' }],
  [{ words: [], language: 'en' }],
  [{ words: ['sleep', 'anger', 'grief', 'guilt'], language: 'en' }],
  [{ words: ['sleep'], language: 'xx' }],
  [{ text: 'my whole sentence' }],
])('%j is refused before any source hears of it', async (body) => {
  const response = await search(searching, body)
  expect(response.status).toBe(400)
  expect(JSON.stringify(await problemOf(response))).not.toMatch(/Ananya|exam|sentence/)
  expect(engines.requests).toEqual([])
})

test('the next source answers where one is blocked, and every answer is kept for the next who asks', async () => {
  engines.play('/searxng/search', { status: 403 })
  engines.play('/html/', { fixture: 'captcha-ddg.html' })
  engines.play('/page', { fixture: 'brave.html' })
  for (let times = 0; times < 2; times += 1) {
    const response = await search(searching, { words: ['anger'], language: 'en' })
    const { textResults, videoResults } = (await response.json()) as SearchResults
    expect([textResults.length, videoResults.length]).toEqual([2, 1])
  }
  expect(engines.requests.map(({ path }) => path)).toEqual(['/searxng/search', '/html/', '/page'])
})

test('where no source answers, the refusal says so without the words', async () => {
  engines.play('/searxng/search', { status: 403 })
  engines.play('/html/', { fixture: 'captcha-ddg.html' })
  engines.play('/page', { html: '<h1>Redesigned</h1>' })
  const response = await search(searching, { words: ['guilt'], language: 'en' })
  expect(response.status).toBe(502)
  expect(await problemOf(response)).toMatchObject({
    code: 'provider_failed',
    provider: { provider: 'search', kind: 'invalid_response' },
  })
  expect(searching.logged.join('')).not.toMatch(/guilt|captcha|Redesigned|127\.0\.0\.1/)
})

test('where no source is set up, that is said and nothing is asked', async () => {
  const response = await search(bare, { words: ['sleep'], language: 'en' })
  expect(response.status).toBe(501)
  expect(await problemOf(response)).toMatchObject({ code: 'provider_not_configured' })
})

test('searches from one address are limited', async () => {
  const app = await buildApp({
    usageLimits: { ...defaultUsageLimits, 'resource-search': { max: 2, windowSeconds: 600 } },
  })
  try {
    for (let times = 0; times < 2; times += 1) {
      expect((await search(app, { words: ['sleep'], language: 'en' })).status).toBe(501)
    }
    expect((await search(app, { words: ['sleep'], language: 'en' })).status).toBe(429)
  } finally {
    await app.discard()
  }
})
