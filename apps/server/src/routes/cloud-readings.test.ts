import {
  analyzeVideoInCloud,
  cloudSentimentMaxLength,
  problem,
  readSentimentInCloud,
  readSite,
} from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildUser, openBrowser } from '../testing/factories'
import { googleApiKey } from '../testing/google-api-stand-in'
import { listen } from '../testing/listen'
import { sendRecording } from '../testing/send-recording'
import { startTextSentiment } from '../testing/text-sentiment-stand-in'
import { startVideoIntelligence } from '../testing/video-intelligence-stand-in'

const canary = 'canary-5b20-said-only-by-the-person'

let language: Awaited<ReturnType<typeof startTextSentiment>>
let video: Awaited<ReturnType<typeof startVideoIntelligence>>
let server: TestApp
let listening: Awaited<ReturnType<typeof listen>>
let asha: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  ;[language, video] = await Promise.all([startTextSentiment(), startVideoIntelligence()])
  server = await buildApp({
    env: {
      TEXT_SENTIMENT_URL: language.url,
      TEXT_SENTIMENT_API_KEY: googleApiKey,
      VIDEO_INTELLIGENCE_URL: video.url,
      VIDEO_INTELLIGENCE_API_KEY: googleApiKey,
    },
  })
  listening = await listen(server)
})
afterAll(async () => {
  await listening.close()
  await server.discard()
  await Promise.all([language.close(), video.close()])
})
beforeEach(async () => {
  await server.composition.background.idle()
  language.play()
  video.play()
  // Answers at once: how an operation is waited for is the adapter's affair.
  video.end('the specification')
  server.logged.length = 0
  asha = await buildUser(server)
})

const readText = (text = canary, by = asha.browser) => by.call(readSentimentInCloud, { body: { text, language: 'en' } })

const sendVideo = (changes: Partial<Parameters<typeof sendRecording>[0]> = {}) =>
  sendRecording({
    url: listening.url,
    browser: asha.browser,
    path: analyzeVideoInCloud.path,
    contentType: 'video/webm;codecs=vp9',
    recording: Buffer.from(canary),
    ...changes,
  })

const problemOf = async (response: Response) => problem.parse(await response.json())

test('a text is read, and the service gets nothing of the person beside it', async () => {
  const response = await readText()
  expect([response.status, await response.json()]).toEqual([200, { score: -0.6, magnitude: 1.2 }])
  const [request] = language.requests
  expect(String(request?.body)).toContain(canary)
  for (const personal of [asha.user.uid, asha.email, asha.user.displayName, ...asha.browser.cookies.values()]) {
    expect(JSON.stringify(request?.headers) + request?.body).not.toContain(personal)
  }
})

test('a video is read, and the service gets nothing of the person beside it', async () => {
  const { status, body } = await sendVideo({ headers: { 'x-device': asha.email } }).answer
  expect(status).toBe(200)
  expect(analyzeVideoInCloud.response.parse(JSON.parse(body))).toEqual({
    emotions: { joy: 50, sorrow: 5, anger: 2.5, surprise: 2.5, neutral: 40 },
    transcript: 'I feel calm today.',
    smilingShare: null,
  })
  const [request] = video.requests
  expect(JSON.parse(String(request?.body)).inputContent).toBe(Buffer.from(canary).toString('base64'))
  for (const personal of [asha.user.uid, asha.email, asha.user.displayName, ...asha.browser.cookies.values()]) {
    expect(JSON.stringify(request?.headers) + request?.body).not.toContain(personal)
  }
})

test('a failure of a service is told with its kind and status', async () => {
  language.play({ status: 403 })
  expect(await problemOf(await readText())).toMatchObject({
    status: 502,
    code: 'provider_failed',
    provider: { provider: 'google-language', kind: 'unauthorized', status: 403 },
  })
  video.play({ status: 429, retryAfter: '30' })
  expect(JSON.parse((await sendVideo().answer).body)).toMatchObject({
    status: 502,
    code: 'provider_failed',
    provider: { provider: 'google-video', kind: 'rate_limited', status: 429 },
    retryAfterSeconds: 30,
  })
})

test('what does not fit is refused before anything is sent on', async () => {
  expect((await readText('')).status).toBe(400)
  expect((await readText('a'.repeat(cloudSentimentMaxLength + 1))).status).toBe(400)
  expect((await readText('a'.repeat(cloudSentimentMaxLength))).status).toBe(200)
  expect(language.requests).toHaveLength(1)
  expect((await sendVideo({ contentType: 'audio/webm' }).answer).status).toBe(415)
  expect(video.requests).toHaveLength(0)
})

test('whoever is signed out is refused before anything is sent on', async () => {
  const guest = openBrowser(server)
  expect((await readText(canary, guest)).status).toBe(401)
  expect((await sendVideo({ browser: guest }).answer).status).toBe(401)
  expect([...language.requests, ...video.requests]).toEqual([])
})

test('a person who leaves while the service works ends the work, and nothing of the video stays there', async () => {
  video.end('never done')
  const { request, answer } = sendVideo()
  const ended = expect(answer).rejects.toThrow()
  await video.until(({ path, state }) => path.endsWith(':annotate') && state === 'answered')
  request.destroy()
  await ended
  await video.until(({ method, state }) => method === 'DELETE' && state === 'answered')
  expect(video.kept()).toBeNull()
  expect(video.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
  expect(server.logged.join('')).not.toContain('request failed')
})

test('a person who leaves while sending ends the sending', async () => {
  const { request, answer } = sendVideo({ recording: null })
  const ended = expect(answer).rejects.toThrow()
  request.write('half a video')
  await video.until(({ body }) => body.includes(Buffer.from('half a video').toString('base64')))
  request.destroy()
  await ended
  await video.until(({ state }) => state === 'cut off')
  expect(video.kept()).toBeNull()
  expect(server.logged.join('')).not.toContain('request failed')
})

test('a second video at the same time has to wait', async () => {
  video.end('never done')
  const first = sendVideo()
  const ended = expect(first.answer).rejects.toThrow()
  await video.until(({ state }) => state === 'answered')
  expect((await sendVideo().answer).status).toBe(429)
  first.request.destroy()
  await ended
  await video.until(({ method, state }) => method === 'DELETE' && state === 'answered')
})

test('beyond ten videos an hour a person waits, and nobody else does', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await sendVideo().answer).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  const { browser } = await buildUser(server)
  expect((await sendVideo({ browser }).answer).status).toBe(200)
})

test('nothing that a person said, and no key, reaches a log or an error', async () => {
  await readText()
  language.play({ status: 400 })
  expect(await (await readText()).text()).not.toContain(canary)
  language.play({ body: { documentSentiment: canary } })
  expect(await (await readText()).text()).not.toContain(canary)
  await sendVideo().answer
  video.play({ status: 400 })
  expect((await sendVideo().answer).body).not.toContain(canary)
  const logged = server.logged.join('')
  for (const secret of [canary, Buffer.from(canary).toString('base64'), 'I feel calm', googleApiKey, asha.user.uid]) {
    expect(logged).not.toContain(secret)
  }
  const lines = server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'provider')
  expect(lines).toEqual([
    expect.objectContaining({ provider: 'google-language', status: 200, ms: expect.any(Number) }),
    expect.objectContaining({ provider: 'google-language', status: 400, kind: 'bad_request' }),
    expect.objectContaining({ provider: 'google-language', status: 200, kind: 'invalid_response' }),
    expect.objectContaining({ provider: 'google-video', status: 200 }),
    expect.objectContaining({ provider: 'google-video', status: 400, kind: 'bad_request' }),
  ])
})

test('where no service is set up the answer says so', async () => {
  const plain = await buildApp()
  const { browser } = await buildUser(plain)
  expect(await (await browser.call(readSite)).json()).toMatchObject({ hasCloudVideo: false, hasCloudSentiment: false })
  expect(await problemOf(await readText(canary, browser))).toMatchObject({
    status: 501,
    code: 'provider_not_configured',
  })
  const response = await browser.request('POST', analyzeVideoInCloud.path, {
    body: 'a video',
    headers: { 'content-type': 'video/mp4' },
  })
  expect(await problemOf(response)).toMatchObject({ status: 501, code: 'provider_not_configured' })
  await plain.discard()
})
