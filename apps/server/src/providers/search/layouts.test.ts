import { expect, test } from 'vitest'
import { searchFixture } from '../../testing/search-stand-in'
import { isBlockPage, saysNothingFound } from './block-signs'
import { type FoundResult, tidyResults } from './found-result'
import { parsePage, readResultPage } from './layouts'

/** What the contract's page expects of each fixture. Thumbnails are left out: pictures from elsewhere are never loaded. */
type Expected = { title: string; link: string; snippet?: string; video?: boolean }
const expected = JSON.parse(searchFixture('expected.json')) as Record<string, Expected[]>
const blocked = expected.blocked as unknown as string[]
const empty = expected.empty as unknown as string[]

const page = new URL('https://search.example/html/')
const resultsOf = (html: string) => tidyResults(readResultPage(parsePage(html), page), page.host)

const texts = (list: Expected[]) =>
  list.filter(({ video }) => !video).map(({ title, link, snippet = '' }) => ({ title, link, snippet }))
const videos = (list: Expected[]) =>
  list.map(({ title, link }) => ({ title, link, source: new URL(link).hostname.replace('www.', '') }))

test.each([
  'ddg-html.html',
  'bing.html',
  'brave.html',
  'google-classic.html',
  'google-legacy.html',
  'bing-videos.html',
])('%s is read as the contract expects: no advertisement, links unwrapped, a title with "captcha" kept', (name) => {
  const list = expected[name] ?? []
  const own = [...list.filter(({ video }) => video), ...(expected[`${name}#videos`] ?? [])]
  expect(resultsOf(searchFixture(name))).toEqual({ textResults: texts(list), videoResults: videos(own) })
})

test.each(blocked)('%s is a page that asks who is there', (name) => {
  const html = searchFixture(name)
  expect(isBlockPage(parsePage(html), html)).toBe(true)
})

test.each(empty)('%s says that nothing was found', (name) => {
  const html = searchFixture(name)
  expect(isBlockPage(parsePage(html), html)).toBe(false)
  expect(saysNothingFound(parsePage(html))).toBe(true)
  expect(resultsOf(html)).toEqual({ textResults: [], videoResults: [] })
})

test.each(['ddg-html.html', 'bing.html', 'brave.html', 'google-classic.html', 'google-legacy.html'])(
  '%s, with a result about captchas, is no block page',
  (name) => {
    const html = searchFixture(name).replace('Slow breathing', 'What g-recaptcha, h-captcha and cf-challenge are:')
    expect(isBlockPage(parsePage(html), html)).toBe(false)
  },
)

test.each([
  ['<div class="g-recaptcha" data-sitekey="x"></div>'],
  ['<div class="H-CAPTCHA h-captcha"></div>'],
  ['<iframe src="https://www.google.com/reCAPTCHA/api2/anchor"></iframe>'],
  ['<div id="CF-Challenge-stage"></div>'],
  ['<title>Just a Moment...</title>'],
])('%s is a challenge, in any case of letters', (html) => {
  expect(isBlockPage(parsePage(html), html)).toBe(true)
})

const found = (changes: Partial<FoundResult>): FoundResult => ({
  title: 'Sleep',
  link: 'https://example.org/sleep',
  snippet: '',
  isVideo: false,
  ...changes,
})

test.each([
  'javascript:alert(1)',
  'ftp://example.org/',
  'data:text/html,x',
  'https://name:secret@example.org/',
  'https://search.example/more',
  'https://duckduckgo.com/y.js?ad_domain=x',
  'https://www.bing.com/aclk?ld=1',
  'https://www.google.co.in/search?q=x',
  'https://search.brave.com/a/redirect',
  'not a link',
])('a link such as %s is dropped', (link) => {
  expect(tidyResults([found({ link })], page.host).textResults).toEqual([])
})

test('the same address stands once, also as a text and a video', () => {
  const { textResults, videoResults } = tidyResults([found({}), found({ isVideo: true }), found({})], page.host)
  expect([textResults.length, videoResults.length]).toEqual([1, 0])
})

test('long titles and snippets are cut, never through a letter or an emoji', () => {
  const letters = 'क्षि'.repeat(200)
  const families = '👨‍👩‍👧‍👦'.repeat(100)
  const [result] = tidyResults([found({ title: letters, snippet: families })], page.host).textResults
  expect(result?.title.length).toBeLessThanOrEqual(200)
  expect(result?.title).toMatch(/^(?:क्षि)+…$/)
  expect(result?.snippet.length).toBeLessThanOrEqual(400)
  expect(result?.snippet).toMatch(/^(?:👨‍👩‍👧‍👦)+…$/u)
})

test('a video block of Bing whose description cannot be read is skipped', () => {
  const html = searchFixture('bing-videos.html').replace('&quot;murl', 'murl')
  expect(resultsOf(html)).toEqual({ textResults: [], videoResults: [] })
})
