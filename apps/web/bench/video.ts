import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Figure } from '../../../scripts/bench-web'
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium'
import { makeCameraVideos } from '../e2e/support/camera-videos'
import { runApp } from '../e2e/support/running-app'
import { rendererMegabytes } from './renderer-memory'

const recordedSeconds = 15

/** Reads a recorded face on the built app: the first time with the model on its way, then with it here. */
export async function benchVideo(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maitri-bench-video-'))
  const videos = await makeCameraVideos(folder)
  const app = await runApp({ LOG_LEVEL: 'silent' })
  const executablePath = chromiumPath()
  const server = await chromium.launchServer({
    args: [
      ...chromiumArguments,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${videos.face}`,
    ],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const context = await browser.newContext({ baseURL: app.url, permissions: ['camera', 'microphone'] })
    const loaded = new Map<string, number>()
    context.on('response', (response) => {
      const { pathname } = new URL(response.url())
      const bytes = Number(response.headers()['content-length'] ?? 0)
      if (/^\/assets\/(?:face|open-video-)/.test(pathname)) loaded.set(pathname, bytes)
    })
    const page = await context.newPage()
    await record(page)
    const before = rendererMegabytes(server.process().pid)
    const cold = await analyse(page, () => rendererMegabytes(server.process().pid))
    // The video is still there: the tab keeps it, and the model comes from the browser's cache.
    await page.getByRole('tab', { name: 'Voice' }).click()
    await page.getByRole('tab', { name: 'Video' }).click()
    const warm = await analyse(page, () => rendererMegabytes(server.process().pid))
    await browser.close()
    const kilobytes = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000
    return [
      {
        name: 'Face model, its engine and code, compressed',
        figure: `${kilobytes.toFixed(0)} KB in ${loaded.size} files`,
      },
      { name: 'First analysis, with the model on its way', figure: figureOf(cold) },
      { name: 'Analysis with the model here', figure: figureOf(warm) },
      {
        name: 'Minutes of video read in a minute',
        figure: (recordedSeconds / warm.seconds).toFixed(1),
      },
      {
        name: 'Memory of the page: before, and at most while reading',
        figure:
          before === null
            ? 'not measured on this system'
            : `${before.toFixed(0)} MB, ${cold.mostMegabytes.toFixed(0)} MB`,
      },
    ]
  } finally {
    await server.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function record(page: Page): Promise<void> {
  await page.goto('/get-started')
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await page.waitForURL('**/')
  await page.goto('/mindscan')
  await page.getByRole('tab', { name: 'Video' }).click()
  await page.getByRole('button', { name: 'Turn on the camera' }).click()
  await page.getByRole('button', { name: 'Start Recording' }).click()
  await page.getByText(`0:${60 - recordedSeconds}`).waitFor()
  await page.getByRole('button', { name: 'Stop Recording' }).click()
}

type Measured = { seconds: number; frames: number; mostMegabytes: number }

async function analyse(page: Page, megabytes: () => number | null): Promise<Measured> {
  let mostMegabytes = 0
  const watch = setInterval(() => {
    mostMegabytes = Math.max(mostMegabytes, megabytes() ?? 0)
  }, 250)
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Analyze Video' }).click()
  const said = await page.getByText(/a face was found in \d+ of \d+ frames/).textContent({ timeout: 120_000 })
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1_000
  return { seconds, frames: Number(/of (\d+) frames/.exec(said ?? '')?.[1] ?? 0), mostMegabytes }
}

const figureOf = ({ seconds, frames }: Measured) =>
  `${seconds.toFixed(1)} s for ${frames} frames, ${((1_000 * seconds) / frames).toFixed(0)} ms a frame`
