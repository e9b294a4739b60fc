import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium'
import { type Reply, readForm, startProviderStandIn } from '../../server/src/testing/provider-stand-in'
import { type CameraVideos, makeCameraVideos } from './support/camera-videos'
import { continueAsGuest, expect, signUp, test } from './support/test'

// Each video needs a browser of its own: what a camera shows is chosen when Chromium starts.
test.describe.configure({ mode: 'serial' })

let folder: string
let videos: CameraVideos
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maitri-videos-'))
  videos = await makeCameraVideos(folder)
})
test.afterAll(() => rmSync(folder, { recursive: true }))

const browsers: Browser[] = []
test.afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close()
})

type Visit = { page: Page; foreign: string[]; policies: Map<string, string> }

/** Mindscan's Video tab before a camera that shows this video. */
async function sitBefore(video: string, url: string, enter = continueAsGuest): Promise<Visit> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    args: [
      ...chromiumArguments,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
    ...(executablePath ? { executablePath } : {}),
  })
  browsers.push(browser)
  const context = await browser.newContext({ baseURL: url, permissions: ['camera', 'microphone'] })
  const page = await context.newPage()
  const foreign: string[] = []
  const policies = new Map<string, string>()
  context.on('request', (request) => {
    const address = new URL(request.url())
    if (address.protocol.startsWith('http') && address.origin !== new URL(url).origin) foreign.push(request.url())
  })
  context.on('response', (response) => {
    policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '')
  })
  await enter(page)
  await page.goto('/mindscan')
  await page.getByRole('tab', { name: 'Video' }).click()
  return { page, foreign, policies }
}

async function record(page: Page, seconds: number) {
  await page.getByRole('button', { name: 'Turn on camera' }).click()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(`0:${60 - seconds}`)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
}

/** A face is read frame by frame on the device, without a graphics card here. */
const whileItReads = { timeout: 40_000 }

const analyse = (page: Page) => page.getByRole('button', { name: 'Analyze Video' }).click()

test('a smiling face is measured on the device, and nothing leaves for another origin', async ({ app }) => {
  const { page, foreign, policies } = await sitBefore(videos.face, app.url)
  await expect(page.getByText('The camera is on'), 'not by itself on the first visit').toBeHidden()
  await record(page, 4)
  await expect(page.getByRole('heading', { name: 'Your recording' })).toBeFocused()
  const length = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration)
  await expect.poll(length, 'the length of the recording is found').toBeLessThan(60)
  await analyse(page)

  await expect(page.getByRole('heading', { name: /^Mostly joy/ })).toBeFocused(whileItReads)
  await expect(page.getByRole('list', { name: 'Emotions' }).getByRole('listitem').first()).toHaveText(/^Joy\d+%$/)
  await expect(page.getByText(/Measured from your face on this device/)).toBeVisible()
  await expect(page.getByText("We can't turn speech into text here yet", { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find Health Resources' })).toBeDisabled()
  await expect(page.getByText(/saved only on this device.*We don't save the video itself/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open the result from/ })).toBeVisible()

  expect(foreign).toEqual([])
  const worker = [...policies].filter(([path]) => path.startsWith('/assets/face.worker-'))
  expect(worker).toHaveLength(1)
  expect(worker[0]?.[1]).toContain("'wasm-unsafe-eval'")
  for (const [path, policy] of policies) if (path !== worker[0]?.[0]) expect(policy, path).not.toContain('unsafe')

  await page.getByRole('button', { name: 'Try Another Analysis' }).click()
  await expect(page.getByText('The camera is on'), 'by itself now').toBeVisible()
  const tracks = () =>
    page.locator('video').evaluate((shown: HTMLVideoElement) => {
      const kept = window as unknown as { tracks: MediaStreamTrack[] }
      kept.tracks = (shown.srcObject as MediaStream).getTracks()
      return kept.tracks.map((track) => track.readyState)
    })
  expect(await tracks()).toEqual(['live', 'live'])
  await page.getByRole('tab', { name: 'Voice' }).click()
  const ended = () =>
    page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState))
  await expect.poll(ended, 'every track ends when the tab is left').toEqual(['ended', 'ended'])
})

test('an uploaded video is read from its file', async ({ app }) => {
  const { page, foreign } = await sitBefore(videos.emptyRoom, app.url)
  await page.getByLabel('Video to upload').setInputFiles(videos.faceFile)
  await analyse(page)
  await expect(page.getByRole('heading', { name: /^Mostly joy/ })).toBeVisible(whileItReads)
  await expect(page.getByText(/We found a face in \d of \d frames/)).toBeVisible()
  expect(foreign).toEqual([])
})

test('an empty room and a dark one are said plainly, and the video is kept', async ({ app }) => {
  const empty = await sitBefore(videos.emptyRoom, app.url)
  await record(empty.page, 2)
  await analyse(empty.page)
  await expect(empty.page.getByText("We couldn't find a face in this video.")).toBeVisible(whileItReads)
  await expect(empty.page.getByRole('button', { name: 'Analyze Video' })).toBeVisible()

  const dark = await sitBefore(videos.darkRoom, app.url)
  await record(dark.page, 2)
  await analyse(dark.page)
  await expect(dark.page.getByText('This video is too dark.')).toBeVisible(whileItReads)
  await expect(dark.page.getByText('No results yet. Your first one will show up here.')).toBeVisible()
})

test('with consent the sound alone goes to the service, and its words stand beside the face', async ({
  startApp,
  person,
}) => {
  let reply: Reply = { status: 429, text: 'slow down' }
  const service = await startProviderStandIn(() => reply)
  try {
    const app = await startApp({ TRANSCRIPTION_PROVIDER: 'openai', OPENAI_AUDIO_URL: service.url })
    const { page, foreign } = await sitBefore(videos.emptyRoom, app.url, (own) => signUp(own, person))
    await record(page, 3)
    const agree = page.getByRole('checkbox', { name: /^Also listen to what I say/ })
    await agree.click()
    await page.getByRole('button', { name: 'Agree for this video' }).click()
    await expect(agree).toBeChecked()
    expect(service.requests, 'nothing goes before the analysis').toHaveLength(0)
    await analyse(page)
    await expect(page.getByText("We couldn't find a face in this video.")).toBeVisible(whileItReads)
    await expect(
      page.getByText('Transcription error: Too many requests. Please try again later.').first(),
    ).toBeVisible()

    reply = { status: 200, json: { text: 'I am sad. I went home.', language: 'english', duration: 3 } }
    await analyse(page)
    await expect(page.getByRole('heading', { name: /^Mostly sorrow/ })).toBeVisible(whileItReads)
    await expect(page.getByText(/^From your words, because we didn't measure a face/)).toBeVisible()
    await expect(page.getByText("Maitri's speech service")).toBeVisible()
    const form = await readForm(service.requests.at(-1) ?? { body: Buffer.alloc(0), headers: {} })
    const file = form?.find(({ name }) => name === 'file')?.value
    if (typeof file !== 'object') throw new Error('No sound arrived')
    expect(file.bytes.includes('A_OPUS'), 'the sound is in it').toBe(true)
    expect(file.bytes.includes('V_VP'), 'the picture is not').toBe(false)
    expect(foreign).toEqual([])

    await page.getByRole('button', { name: 'Find Health Resources' }).click()
    await expect(page.getByRole('heading', { name: /resources/i }).first()).toBeVisible()
    expect(app.log()).not.toContain('I am sad')
  } finally {
    await service.close()
  }
})
