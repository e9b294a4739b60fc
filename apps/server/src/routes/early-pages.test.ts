import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  type EarlyPages,
  earlyPagesFile,
  type PublicPage,
  publicPagesFile,
  type ScreenFiles,
  screenFilesFile,
} from '@maitri/contracts'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'

const index =
  '<!doctype html><html lang="en"><head><title>Maitri</title><script src="/before-paint.js"></script></head><body><div id="root"></div></body></html>'
const words = {
  en: { title: 'Help', description: 'Somebody answers.' },
  hi: { title: 'मदद', description: 'कोई सुनेगा।' },
  ta: { title: 'உதவி', description: 'ஒருவர் கேட்பார்.' },
}
const pages: PublicPage[] = [
  { path: '/help', picture: null, article: null, words },
  { path: '/insights', picture: null, article: null, words },
]
const early: EarlyPages = {
  '/help': {
    en: '<h1>You can talk, for $& "now"</h1><a href="tel:14416">14416</a><ul><li class="a" data-line="elderline">$&</li><li data-line="icall">8 to 9</li>\n<li class="b" data-line="child">1098</li></ul><ul><li>Breathe</li></ul>',
    hi: '<h1>आप बात कर सकते हैं</h1><a href="tel:14416">14416</a>',
    ta: '<h1>நீங்கள் பேசலாம்</h1><a href="tel:14416">14416</a>',
  },
}
const screens: ScreenFiles[] = [
  { path: '/help', isOpen: true, files: ['/assets/screens.css', '/assets/help.js', '/assets/help.css'], words: {} },
]

let server: TestApp
let folder: string
/** A Saturday night in India. */
let now = new Date('2026-11-21T22:00:00+05:30')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maitri-early-'))
  writeFileSync(join(folder, 'index.html'), index)
  writeFileSync(join(folder, publicPagesFile), JSON.stringify(pages))
  writeFileSync(join(folder, screenFilesFile), JSON.stringify(screens))
  writeFileSync(join(folder, earlyPagesFile), JSON.stringify(early))
  server = await buildApp({ webFolder: folder, now: () => now })
})
afterAll(async () => {
  await server.discard()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers })

test.each([
  [undefined, '/help', 'en', 'You can talk, for $& "now"'],
  ['hi-IN,hi;q=0.9,en;q=0.8', '/help', 'hi', 'आप बात कर सकते हैं'],
  ['en-IN,en;q=0.9,hi;q=0.8', '/help', 'en', 'You can talk, for $& "now"'],
  ['fr;q=1, ta-IN;q=0.7, en;q=0.3', '/help/', 'ta', 'நீங்கள் பேசலாம்'],
  ['hi;q=0, ta', '/help', 'ta', 'நீங்கள் பேசலாம்'],
  ['fr', '/help', 'en', 'You can talk, for $& "now"'],
  ['hi-IN', '/help?lang=ta', 'ta', 'நீங்கள் பேசலாம்'],
  ['hi-IN', '/help?lang=en', 'en', 'You can talk, for $& "now"'],
  ['hi-IN', '/help?lang=fr', 'hi', 'आप बात कर सकते हैं'],
])(
  'to a browser that asks for %s the page at %s says everything in %s, without a script',
  async (accepted, path, language, headline) => {
    const response = await ask(path, accepted ? { 'accept-language': accepted } : {})
    expect(response.headers.get('vary')).toBe('accept-encoding, accept-language')
    const $ = load(await response.text())
    expect($('#early h1').text()).toBe(headline)
    expect($('#early a[href="tel:14416"]').length).toBe(1)
    expect($('#early').attr('lang')).toBe(language)
    expect($('html').attr('lang')).toBe(language)
    expect($('title').text()).toBe(`${words[language as keyof typeof words].title} · Maitri`)
    expect($('#early + #root').children().length, 'the app stands beside it, empty').toBe(0)
    expect(
      $('link[rel="stylesheet"]')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['/assets/screens.css', '/assets/help.css'])
  },
)

test.each([
  ['2026-11-21T22:00:00+05:30', 'at night', ['child', 'elderline', 'icall']],
  ['2026-11-23T11:00:00+05:30', 'in the daytime', ['child', 'icall', 'elderline']],
  ['2026-11-22T11:00:00+05:30', 'on a Sunday', ['child', 'elderline', 'icall']],
])(
  'at %s, %s, help lines stand in the order that the app will have: those that are open first',
  async (moment, _when, order) => {
    now = new Date(moment)
    const $ = load(await (await ask('/help')).text())
    const rows = $('#early li')
    expect(rows.map((_, row) => $(row).attr('data-line') ?? 'none').get()).toEqual([...order, 'none'])
    expect($('#early [data-line="elderline"]').text()).toBe('$&')
    expect($('#early [data-line="elderline"]').attr('class')).toBe('a')
  },
)

test('a page that shows nothing early stays the plain one, in the language of its address', async () => {
  const response = await ask('/insights', { 'accept-language': 'hi' })
  expect(response.headers.get('vary')).toBe('accept-encoding')
  const $ = load(await response.text())
  expect($('#early').length).toBe(0)
  expect($('html').attr('lang')).toBe('en')
  expect($('title').text()).toBe('Help · Maitri')
})

test('the page is kept apart by language and by how it is compressed, and the shell that a service worker keeps is the plain one', async () => {
  const headers = { 'accept-encoding': 'gzip', 'accept-language': 'hi' }
  const response = await ask('/help', headers)
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('आप बात कर सकते हैं')
  const etag = response.headers.get('etag') ?? ''
  expect((await ask('/help', { ...headers, 'if-none-match': etag })).status).toBe(304)
  expect((await ask('/help', { ...headers, 'accept-language': 'ta', 'if-none-match': etag })).status).toBe(200)
  expect(await (await ask('/index.html')).text()).toBe(index)
  expect((await ask(`/${earlyPagesFile}`)).status).toBe(404)
})
