import type { SearchResults } from '@maitri/contracts'
import { topicWordList } from '@maitri/domain'
import pino from 'pino'
import { expect, test } from 'vitest'
import { ProviderError } from '../providers/provider-error'
import type { SearchSource } from '../providers/search/search-source'
import { createProviderUse } from './provider-use'
import { createResourceSearch } from './resource-search'

const nothing: SearchResults = { textResults: [], videoResults: [] }
const minuteMs = 60_000

/** A source that says in turn what it is told to; the last word stands. */
function scripted(id: string, ...script: (SearchResults | ProviderError)[]) {
  const queries: string[] = []
  const source: SearchSource = {
    id,
    async search(query) {
      const next = script[Math.min(queries.length, script.length - 1)]
      queries.push(query)
      if (!next || next instanceof ProviderError) throw next ?? new Error('No script')
      return next
    },
  }
  return { source, queries }
}

const finds = (title: string): SearchResults => ({
  textResults: [{ title, link: 'https://example.org/', snippet: '' }],
  videoResults: [],
})
const down = new ProviderError('searxng', 'provider_down', 503)
const unreadable = new ProviderError('page', 'invalid_response', 200)

function build(...sources: { source: SearchSource }[]) {
  let at = 0
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const service = createResourceSearch({
    sources: sources.map(({ source }) => source),
    useProvider: createProviderUse(log),
    log,
    now: () => at,
  })
  return {
    lines,
    pass: (ms: number) => {
      at += ms
    },
    search: (...words: Parameters<typeof service.search>[0]['words']) =>
      service.search({ words, language: 'en', signal: new AbortController().signal }),
  }
}

test('the first source that finds something answers, and the next is not asked', async () => {
  const [first, second] = [scripted('a', finds('A')), scripted('b', finds('B'))]
  const { search } = build(first, second)
  expect((await search('sleep')).textResults[0]?.title).toBe('A')
  expect(first.queries).toEqual(['sleep mental health'])
  expect(second.queries).toEqual([])
})

test('a source that fails or finds nothing is passed over', async () => {
  const { search } = build(scripted('a', down), scripted('b', nothing), scripted('c', finds('C')))
  expect((await search('sleep')).textResults[0]?.title).toBe('C')
})

test('where none finds anything and one could look, nothing was found', async () => {
  await expect(build(scripted('a', nothing), scripted('b', down)).search('sleep')).resolves.toEqual(nothing)
})

test.each([
  [[down, unreadable], { kind: 'invalid_response', status: 200 }],
  [[unreadable, down], { kind: 'provider_down', status: 503 }],
] as const)('where all fail, the last failure is told', async (failures, expected) => {
  const { search } = build(...failures.map((failure, place) => scripted(`${place}`, failure)))
  await expect(search('sleep')).rejects.toMatchObject({
    code: 'provider_failed',
    provider: { provider: 'search', ...expected },
  })
})

test('without a source, that is said', async () => {
  await expect(build().search('sleep')).rejects.toMatchObject({ code: 'provider_not_configured' })
})

test('a source that fails three times running rests for ten minutes', async () => {
  const [first, second] = [scripted('a', down), scripted('b', unreadable)]
  const { search, pass } = build(first, second)
  for (let times = 0; times < 5; times += 1) await expect(search('sleep')).rejects.toBeDefined()
  expect(first.queries).toHaveLength(3)
  pass(10 * minuteMs - 1)
  await expect(search('sleep')).rejects.toMatchObject({ provider: { kind: 'provider_down' } })
  expect(first.queries).toHaveLength(3)
  pass(1)
  await expect(search('sleep')).rejects.toBeDefined()
  expect(first.queries).toHaveLength(4)
})

test('an answer in between ends the count of failures', async () => {
  const source = scripted('a', down, down, finds('A'), down, down, finds('B'))
  const { search } = build(source)
  for (const topic of ['sleep', 'anger', 'grief', 'guilt', 'yoga'] as const) await search(topic).catch(() => null)
  expect((await search('worry')).textResults[0]?.title).toBe('B')
})

test('what was found is kept for an hour, for the same topics in any order', async () => {
  const source = scripted('a', finds('A'), finds('B'))
  const { search, pass } = build(source)
  await search('sleep', 'anger')
  pass(60 * minuteMs - 1)
  expect((await search('anger', 'sleep')).textResults[0]?.title).toBe('A')
  expect(source.queries).toHaveLength(1)
  pass(1)
  expect((await search('sleep', 'anger')).textResults[0]?.title).toBe('B')
})

test('five hundred answers are kept, and what was asked for longest ago goes first', async () => {
  const source = scripted('a', finds('A'))
  const { search } = build(source)
  const pairs = topicWordList.flatMap((one, place) =>
    topicWordList.slice(place + 1).map((other) => [one, other] as const),
  )
  for (const pair of pairs.slice(0, 500)) await search(...pair)
  const [first, second] = pairs
  if (first) await search(...first)
  expect(source.queries).toHaveLength(500)
  await search('mental health')
  if (first) await search(...first)
  expect(source.queries).toHaveLength(501)
  if (second) await search(...second)
  expect(source.queries).toHaveLength(502)
})

test('neither a failure nor an empty answer is kept', async () => {
  const { search } = build(scripted('a', down, nothing, finds('A')))
  await expect(search('sleep')).rejects.toBeDefined()
  await expect(search('sleep')).resolves.toEqual(nothing)
  expect((await search('sleep')).textResults).toHaveLength(1)
})

test('whoever leaves does not count against a source', async () => {
  const source = scripted('a', new ProviderError('a', 'aborted'))
  const { search } = build(source)
  for (let times = 0; times < 4; times += 1) await expect(search('sleep')).rejects.toBeDefined()
  expect(source.queries).toHaveLength(4)
})

test('no topic stands in the log', async () => {
  const { search, lines } = build(scripted('a', down), scripted('b', finds('Found words')))
  await search('exam stress')
  expect(lines.join('')).toMatch(/search source failed/)
  expect(lines.join('')).not.toMatch(/exam|stress|mental|Found words/)
})
