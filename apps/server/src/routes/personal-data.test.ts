import { analyses, deleteAccount, downloadPersonalData, readAccount, readHoldings, signIn } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildAnalysis, buildUser, openBrowser } from '../testing/factories'

let server: TestApp
beforeAll(async () => {
  server = await buildApp()
})
afterAll(() => server.discard())

const canary = 'the lamp by the well'

test('download and deletion ask for the password again, and say when it is not right', async () => {
  const { browser } = await buildUser(server)
  for (const endpoint of [downloadPersonalData, deleteAccount]) {
    for (const password of ['not the one', null]) {
      const refused = await browser.call(endpoint, { body: { password } })
      expect(refused.status).toBe(403)
      expect((await refused.json()).code).toBe('wrong_password')
    }
  }
  expect((await browser.call(readAccount)).status).toBe(200)
})

test('guessing the password ends like guessing it at the door', async () => {
  const { browser } = await buildUser(server)
  const codes: string[] = []
  for (let tries = 0; tries < 11; tries += 1)
    codes.push((await (await browser.call(deleteAccount, { body: { password: 'a guess' } })).json()).code)
  expect(codes.at(-1)).toBe('too_many_requests')
})

test('a download is everything in one answer', async () => {
  const { browser, email, password } = await buildUser(server)
  const id = crypto.randomUUID()
  await browser.call(analyses.write, { params: { id }, body: buildAnalysis(canary) })
  const { parts } = await (await browser.call(downloadPersonalData, { body: { password } })).json()
  expect(parts.account).toMatchObject({ email })
  expect(parts.records.analyses).toMatchObject([{ id, body: { text: canary } }])
})

test('a download of many records comes in pieces, packed where the browser takes that', async () => {
  const { browser, password } = await buildUser(server)
  const texts = Array.from({ length: 30 }, (_, index) => `${index} ${'a long evening '.repeat(600)}`.trim())
  for (const text of texts)
    await browser.call(analyses.write, { params: { id: crypto.randomUUID() }, body: buildAnalysis(text) })
  const packed = await browser.call(downloadPersonalData, {
    body: { password },
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip') as unknown as TransformStream)
  const plain = await browser.call(downloadPersonalData, { body: { password } })
  for (const response of [new Response(unpacked), plain]) {
    const { parts } = await response.json()
    const kept = parts.records.analyses.map(({ body }: { body: { text: string } }) => body.text)
    expect(kept.toSorted()).toEqual(texts.toSorted())
  }
})

test('after a deletion nobody is signed in, the address is free again, and no log line holds a word of it', async () => {
  const { browser, user, email, password } = await buildUser(server)
  const elsewhere = openBrowser(server)
  await elsewhere.call(signIn, { body: { email, password } })
  await browser.call(analyses.write, { params: { id: crypto.randomUUID() }, body: buildAnalysis(canary) })
  const { counts } = await (await browser.call(readHoldings)).json()
  expect(counts).toMatchObject({ records: 1, sessions: 2 })

  const receipt = await (await browser.call(deleteAccount, { body: { password } })).json()
  expect(receipt).toMatchObject({ id: expect.any(String), counts: { records: 1 } })
  expect(browser.cookies.size).toBe(0)
  expect((await elsewhere.call(readAccount)).status).toBe(401)
  expect((await (await elsewhere.call(signIn, { body: { email, password } })).json()).code).toBe('invalid_credentials')
  await buildUser(server, { email })
  const log = server.logged.join('')
  for (const secret of [canary, user.uid, email]) expect(log).not.toContain(secret)
})
