import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type SearchScene, searchFixture, startSearchStandIn } from '../../testing/search-stand-in'
import { createSearchSources } from './create-search-sources'
import type { SearchSource } from './search-source'

let engines: Awaited<ReturnType<typeof startSearchStandIn>>
let other: Awaited<ReturnType<typeof startSearchStandIn>>
beforeAll(async () => {
  engines = await startSearchStandIn()
  other = await startSearchStandIn()
})
afterAll(() => Promise.all([engines.close(), other.close()]))
beforeEach(() => {
  engines.reset()
  other.reset()
})

const kinds = ['searxng', 'duckduckgo', 'page'] as const
type Kind = (typeof kinds)[number]
const paths = { searxng: '/searxng/search', duckduckgo: '/html/', page: '/page' } as const

function sourceOf(kind: Kind): SearchSource {
  const url = { searxng: `${engines.searxng}/`, duckduckgo: engines.duckDuckGo, page: engines.page }[kind]
  const [source] = createSearchSources([{ kind, url }])
  if (!source) throw new Error('One source was asked for')
  return source
}

const search = (kind: Kind, query: string, signal = new AbortController().signal) =>
  sourceOf(kind).search(query, { language: 'en', signal })

async function searchWith(kind: Kind, scene: SearchScene) {
  engines.play(paths[kind], scene)
  return search(kind, 'exam stress')
}

test('SearXNG gives texts and videos in one request, in our words', async () => {
  await expect(search('searxng', 'exam stress')).resolves.toEqual({
    textResults: [
      {
        title: 'Slow breathing for stress',
        link: 'https://example.org/breathing',
        snippet: 'Four simple breathing patterns.',
      },
    ],
    videoResults: [
      { title: 'Five minute breathing', link: 'https://www.youtube.com/watch?v=abcdefghijk', source: 'youtube.com' },
    ],
  })
  expect(engines.requests).toHaveLength(1)
})

test('of SearXNG, everything but address and title may be empty or absent, and a broken result is left out', async () => {
  const results = [{ url: 'https://example.org/a', title: 'A' }, { url: '', title: 'B' }, 'nothing', { title: 'C' }]
  await expect(searchWith('searxng', { json: { query: 'x', results } })).resolves.toEqual({
    textResults: [{ title: 'A', link: 'https://example.org/a', snippet: '' }],
    videoResults: [],
  })
})

test.each<[string, SearchScene, string, number]>([
  ['without its JSON interface', { status: 403 }, 'unauthorized', 403],
  ['that limits', { status: 429, retryAfter: '60' }, 'rate_limited', 429],
  ['that answers a page', { html: '<p>Hello' }, 'invalid_response', 200],
  ['of another shape', { json: { results: 'none' } }, 'invalid_response', 200],
  ['whose engines were all blocked', { json: JSON.parse(searchFixture('searxng.empty.json')) }, 'provider_down', 200],
])('a SearXNG %s has not answered', async (_, scene, kind, status) => {
  await expect(searchWith('searxng', scene)).rejects.toMatchObject({ name: 'ProviderError', kind, status })
})

test('a SearXNG whose engines answered with nothing found nothing', async () => {
  await expect(searchWith('searxng', { json: { query: 'x', results: [] } })).resolves.toEqual({
    textResults: [],
    videoResults: [],
  })
})

test('DuckDuckGo is asked by its form', async () => {
  const { textResults } = await search('duckduckgo', 'ddg-html')
  expect(textResults).toHaveLength(3)
  expect(Object.fromEntries(new URLSearchParams(engines.requests[0]?.body))).toEqual({
    q: 'ddg-html',
    b: '',
    kl: 'in-en',
  })
})

test.each(['bing', 'brave', 'google-classic', 'google-legacy', 'bing-videos'])(
  'a page laid out as %s is read',
  async (name) => {
    const { textResults, videoResults } = await search('page', name)
    expect(textResults.length + videoResults.length).toBeGreaterThan(0)
  },
)

test.each(['captcha-ddg', 'captcha-google-sorry', 'consent-google', 'js-required-google', 'cloudflare-challenge'])(
  'a page such as %s is no answer',
  async (name) => {
    await expect(search('page', name)).rejects.toMatchObject({ kind: 'rate_limited' })
  },
)

test('a page that says so found nothing; one in which nothing can be found could not be read', async () => {
  await expect(search('page', 'empty-ddg')).resolves.toEqual({ textResults: [], videoResults: [] })
  await expect(searchWith('page', { html: '<main><h1>Results</h1></main>' })).rejects.toMatchObject({
    kind: 'invalid_response',
  })
})

test('DuckDuckGo says by 303 that nothing was found', async () => {
  await expect(searchWith('duckduckgo', { status: 303, location: '/' })).resolves.toEqual({
    textResults: [],
    videoResults: [],
  })
})

test.each<[string, SearchScene, string]>([
  ['to a page that asks who is there', { status: 302, location: '/sorry/index?continue=x' }, 'rate_limited'],
  ['to a consent page', { status: 302, location: 'https://consent.example.com/m' }, 'rate_limited'],
  ['to the server itself, round and round', { status: 302, location: '/page?q=again' }, 'invalid_response'],
  ['to nowhere', { status: 302 }, 'invalid_response'],
  ['to a file', { status: 302, location: 'file:///etc/passwd' }, 'invalid_response'],
])('a redirect %s is no answer', async (_, scene, kind) => {
  await expect(searchWith('page', scene)).rejects.toMatchObject({ kind })
  expect(engines.requests.length).toBeLessThanOrEqual(4)
})

test.each(['page', 'duckduckgo'] as const)('a redirect of %s never reaches another host or port', async (kind) => {
  for (const location of [`${other.origin}/page?q=ddg-html`, 'http://169.254.169.254/latest/meta-data']) {
    await expect(searchWith(kind, { status: 302, location })).rejects.toMatchObject({ kind: 'invalid_response' })
  }
  expect(other.requests).toEqual([])
})

test('a redirect within the site is followed, by GET and without the form', async () => {
  engines.play('/html/', { status: 302, location: '/page?q=ddg-html' })
  engines.play('/page', { fixture: 'ddg-html.html' })
  expect((await search('duckduckgo', 'exam stress')).textResults).toHaveLength(3)
  expect(engines.requests.map(({ method, body }) => [method, body === ''])).toEqual([
    ['POST', false],
    ['GET', true],
  ])
})

test.each<[SearchScene, string]>([
  [{ status: 500 }, 'provider_down'],
  [{ status: 202 }, 'other'],
  ['endless', 'invalid_response'],
  ['cut off', 'network'],
])('each source fails in our words on %j', async (scene, kind) => {
  for (const source of ['duckduckgo', 'page'] as const) {
    await expect(searchWith(source, scene)).rejects.toMatchObject({ name: 'ProviderError', kind })
  }
})

test('SearXNG is read up to a megabyte', async () => {
  await expect(searchWith('searxng', 'endless')).rejects.toMatchObject({ kind: 'invalid_response' })
})

test.each(kinds)('%s is left after six seconds, with whatever time a second attempt takes', async (kind) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const isAsked = engines.nextRequest()
    const outcome = searchWith(kind, 'silent').catch((error: unknown) => error)
    await isAsked
    await vi.advanceTimersByTimeAsync(5_900)
    await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting')
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome).toMatchObject({ kind: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})

test.each(kinds)('%s is left at once when the person goes', async (kind) => {
  const leaving = new AbortController()
  engines.play(paths[kind], 'silent')
  const isAsked = engines.nextRequest()
  const outcome = search(kind, 'exam stress', leaving.signal).catch((error: unknown) => error)
  await isAsked
  leaving.abort()
  expect(await outcome).toMatchObject({ kind: 'aborted' })
})

test.each(kinds)('nothing of %s but its kind and status stands in an error', async (kind) => {
  const error: unknown = await searchWith(kind, { status: 500 }).catch((caught: unknown) => caught)
  expect(JSON.stringify(error) + String(error) + (error as Error).stack).not.toMatch(/exam|q=|127\.0\.0\.1/)
})
