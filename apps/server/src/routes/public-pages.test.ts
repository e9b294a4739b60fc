import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type PublicPage, publicPagesFile } from '@maitri/contracts'
import { type CheerioAPI, load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'

const index =
  '<!doctype html><html lang="en"><head><meta name="description" content="Of the app" /><title>Maitri</title></head><body><div id="root"></div></body></html>'
const pages: PublicPage[] = [
  {
    path: '/insights/on-sleep',
    picture: '/article-pictures/on-sleep.png',
    article: { publishedOn: '2026-11-21', changedOn: '2026-11-22' },
    words: {
      en: { title: 'Sleep & "rest"', description: 'What to do </script><b>now</b> for $& nights.' },
      hi: { title: 'नींद', description: 'अभी क्या करें।' },
    },
  },
  { path: '/insights', picture: null, article: null, words: { en: { title: 'Insights', description: 'Ten reads.' } } },
]

let server: TestApp
let bare: TestApp
let folder: string
let appUrl: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maitri-pages-'))
  writeFileSync(join(folder, 'index.html'), index)
  writeFileSync(join(folder, publicPagesFile), JSON.stringify(pages))
  server = await buildApp({ webFolder: folder })
  bare = await buildApp({ webFolder: join(folder, 'nothing-here') })
  appUrl = (await (await server.app.request('/robots.txt')).text()).match(/Sitemap: (.*)\/sitemap\.xml/)?.[1] ?? ''
})
afterAll(async () => {
  await server.discard()
  await bare.discard()
  rmSync(folder, { recursive: true })
})

async function head(path: string): Promise<CheerioAPI> {
  const response = await server.app.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  return load(await response.text())
}

const property = ($: CheerioAPI, name: string) => $(`meta[property="${name}"]`).attr('content')

test('a crawler reads title, description and picture of an article, its languages, and who wrote it when', async () => {
  const $ = await head('/insights/on-sleep')
  expect($('title').text()).toBe('Sleep & "rest" · Maitri')
  expect($('meta[name="description"]').length).toBe(1)
  expect($('meta[name="description"]').attr('content')).toBe('What to do </script><b>now</b> for $& nights.')
  expect($('b').length, 'words are words').toBe(0)
  expect(property($, 'og:title')).toBe('Sleep & "rest"')
  expect(property($, 'og:type')).toBe('article')
  expect(property($, 'og:url')).toBe(`${appUrl}/insights/on-sleep`)
  expect(property($, 'og:image')).toBe(`${appUrl}/article-pictures/on-sleep.png`)
  expect(property($, 'og:image:width')).toBe('1200')
  expect($('link[rel="canonical"]').attr('href')).toBe(`${appUrl}/insights/on-sleep`)
  const alternates = $('link[rel="alternate"]').map((_, link) => [[$(link).attr('hreflang'), $(link).attr('href')]])
  expect(alternates.get()).toEqual([
    ['en', `${appUrl}/insights/on-sleep`],
    ['hi', `${appUrl}/insights/on-sleep?lang=hi`],
    ['x-default', `${appUrl}/insights/on-sleep`],
  ])
  expect(JSON.parse($('script[type="application/ld+json"]').text())).toMatchObject({
    '@type': 'Article',
    headline: 'Sleep & "rest"',
    inLanguage: 'en',
    datePublished: '2026-11-21',
    dateModified: '2026-11-22',
    author: { name: 'Maitri' },
  })
  expect($('#root').length, 'the app itself is there').toBe(1)
})

test('an address that names a language speaks it, and one that the page does not have is English', async () => {
  const hindi = await head('/insights/on-sleep?lang=hi')
  expect(hindi('html').attr('lang')).toBe('hi')
  expect(hindi('title').text()).toBe('नींद · Maitri')
  expect(property(hindi, 'og:locale')).toBe('hi_IN')
  expect(hindi('link[rel="canonical"]').attr('href')).toBe(`${appUrl}/insights/on-sleep?lang=hi`)
  for (const language of ['ta', 'xx', '__proto__', '"><script>']) {
    const $ = await head(`/insights/on-sleep?lang=${encodeURIComponent(language)}`)
    expect($('html').attr('lang'), language).toBe('en')
    expect($('link[rel="canonical"]').attr('href'), language).toBe(`${appUrl}/insights/on-sleep`)
  }
})

test('a page that is no article has the sign of Maitri, and any other address the page as it was built', async () => {
  const $ = await head('/insights/')
  expect(property($, 'og:type')).toBe('website')
  expect(property($, 'og:image')).toBe(`${appUrl}/icon-512.png`)
  for (const path of ['/mindscan', '/insights/on-joy', '/'])
    expect(await (await server.app.request(path)).text(), path).toBe(index)
})

test('the page with its head is compressed, and not sent again where nothing changed', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const response = await server.app.request('/insights/on-sleep', { headers })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('og:title')
  const again = await server.app.request('/insights/on-sleep', {
    headers: { ...headers, 'if-none-match': response.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('the sitemap has every public page in every language it is written in, and robots.txt names it', async () => {
  const response = await server.app.request('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const $ = load(await response.text(), { xml: true })
  const addresses = $('url > loc').map((_, loc) => $(loc).text())
  expect(addresses.get()).toEqual([
    `${appUrl}/insights/on-sleep`,
    `${appUrl}/insights/on-sleep?lang=hi`,
    `${appUrl}/insights`,
  ])
  expect($('url').first().find('lastmod').text()).toBe('2026-11-22')
  expect(await (await server.app.request('/robots.txt')).text()).toContain('Disallow: /api/')
})

test('without a built app there is an empty sitemap and no page', async () => {
  expect(await (await bare.app.request('/sitemap.xml')).text()).toContain('</urlset>')
  expect((await bare.app.request('/insights')).status).toBe(404)
})
