import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type PublicPage, publicPagesFile, type ScreenFiles, screenFilesFile } from '@maitri/contracts'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'

const index =
  '<!doctype html><html lang="en"><head><title>Maitri</title><script src="/before-paint.js"></script></head><body></body></html>'
const screen = (path: string, name: string): ScreenFiles => ({
  path,
  isOpen: path.startsWith('/insights'),
  files: [`/assets/${name}.js`, `/assets/${name}.css`],
  words: { hi: [`/assets/words/hi/${name}.js`] },
})
const screens = [
  screen('/insights', 'insights'),
  screen('/insights/$article', 'article'),
  screen('/community/$group', 'group'),
  screen('/community/new', 'new'),
]
const pages: PublicPage[] = [
  { path: '/insights', picture: null, article: null, words: { en: { title: 'Insights', description: 'Ten reads.' } } },
]

let server: TestApp
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maitri-screens-'))
  writeFileSync(join(folder, 'index.html'), index)
  writeFileSync(join(folder, screenFilesFile), JSON.stringify(screens))
  writeFileSync(join(folder, publicPagesFile), JSON.stringify(pages))
  server = await buildApp({ webFolder: folder })
})
afterAll(async () => {
  await server.discard()
  rmSync(folder, { recursive: true })
})

async function namedAt(path: string): Promise<unknown> {
  const $ = load(await (await server.app.request(path)).text())
  return JSON.parse($('script[src="/before-paint.js"]').attr('data-screen') ?? 'null')
}

test.each([
  ['/community/quiet-evenings', 'group'],
  ['/community/quiet-evenings/', 'group'],
  ['/community/new', 'new'],
  ['/insights/on-sleep', 'article'],
])('the page at %s names what the screen %s loads', async (path, name) => {
  const { path: _, ...named } = screens.find(({ files }) => files[0] === `/assets/${name}.js`) ?? screen('', '')
  expect(await namedAt(path)).toEqual(named)
})

test('a public page has its own head and names what its screen loads', async () => {
  expect(await namedAt('/insights')).toMatchObject({
    isOpen: true,
    files: ['/assets/insights.js', '/assets/insights.css'],
  })
  expect(await (await server.app.request('/insights')).text()).toContain('Insights · Maitri')
})

test('a page of no screen names nothing, and the list itself is never sent', async () => {
  expect(await namedAt('/community/quiet/evenings')).toBeNull()
  expect((await server.app.request(`/${screenFilesFile}`)).status).toBe(404)
})

test('the page of a screen is asked for anew each time, and comes compressed', async () => {
  const response = await server.app.request('/community/new', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('/assets/new.js')
  const etag = response.headers.get('etag') ?? ''
  const again = await server.app.request('/community/new', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})
