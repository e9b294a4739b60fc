import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'

const page = `<!doctype html><title>Maitri</title>${'<p>Hello</p>'.repeat(50)}`
const script = 'export const answer = 42'

let server: TestApp
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maitri-dist-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside of the app')
  writeFileSync(join(dist, 'index.html'), page)
  writeFileSync(join(dist, 'sw.js'), '// worker')
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  writeFileSync(join(dist, '.build-stamp'), 'a note')
  writeFileSync(join(dist, 'assets/app-1a2b3c.js'), script)
  writeFileSync(join(dist, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script))
  writeFileSync(join(dist, 'assets/face.worker-4d-E_f.js'), script)
  server = await buildApp({ webFolder: dist })
})
afterAll(async () => {
  await server.discard()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.app.request(path, { headers, method })

test.each(['/', '/get-started', '/mindscan', '/auth/popup-done', '/no/such/page'])(
  'a navigation to %s gets the page, which is asked for anew each time',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const opener = path === '/auth/popup-done' ? 'unsafe-none' : 'same-origin-allow-popups'
    expect(response.headers.get('cross-origin-opener-policy')).toBe(opener)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:")
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types maitri")
    expect(response.headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(await response.text()).toBe(page)
  },
)

test('a hashed file is kept for good and comes as the build compressed it', async () => {
  const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(brotliCompressSync(script))
})

test('WebAssembly may be compiled in the worker of the face model, and nowhere else', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
  expect(await policyOf('/assets/face.worker-4d-E_f.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect(await policyOf('/assets/app-1a2b3c.js')).not.toContain('wasm-unsafe-eval')
  expect(await policyOf('/')).not.toContain('wasm-unsafe-eval')
})

test('what the build did not compress is compressed here', async () => {
  const response = await get('/', { 'accept-encoding': 'gzip' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page)
})

test('the service worker and the manifest are asked for anew each time', async () => {
  for (const path of ['/sw.js', '/manifest.webmanifest']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  }
})

test('what has not changed is not sent again', async () => {
  const etag = (await get('/sw.js')).headers.get('etag') ?? ''
  const response = await get('/sw.js', { 'if-none-match': `"other", W/${etag}` })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
})

test('HEAD answers the headers alone', async () => {
  const response = await get('/assets/app-1a2b3c.js', {}, 'HEAD')
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).not.toBeNull()
  expect(await response.text()).toBe('')
})

test.each([
  '/assets/gone-4d5e6f.js',
  '/favicon.ico',
  '/.build-stamp',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e%5c%2e%2e%5csecret.txt',
  '/%00.js',
  '/%E0%A4%A.js',
])('%s is no file of the app', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('outside of the app')
})
