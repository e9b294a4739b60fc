import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { runApp } from '../apps/web/e2e/support/running-app'
import { chromiumArguments, chromiumPath } from './chromium'

/** `holds` is whether a promise is kept; left out where the figure is none. */
export type Figure = { name: string; figure: string; holds?: boolean }

const debuggingPort = 9_333
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** First load and Lighthouse (mobile) of the screens, on the built app. */
export async function benchWeb(): Promise<Figure[]> {
  const app = await runApp({ LOG_LEVEL: 'silent' })
  const profile = mkdtempSync(join(tmpdir(), 'maitri-bench-'))
  const executablePath = chromiumPath()
  const context = await chromium.launchPersistentContext(profile, {
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const figures = [
      ...(await firstLoad(context, `${app.url}/get-started`)),
      ...(await lighthouseOf(`${app.url}/get-started`)),
      ...(await lighthouseOf(`${app.url}/help`)),
    ]
    await enterAsGuest(context, app.url)
    figures.push(...(await firstLoad(context, `${app.url}/`)), ...(await lighthouseOf(`${app.url}/`)))
    figures.push(...(await lighthouseOf(`${app.url}/mindscan`)))
    return figures
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
    await app.stop()
  }
}

async function enterAsGuest(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/help`)
  await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'))
  await page.close()
}

/** The bodies that a first visit loads, compressed as they came over the wire, without a service worker's precache. */
async function firstLoad(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  const answers = new Map<string, { type: string; headerBytes: number }>()
  const totals = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headerBytes: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headerBytes } = answers.get(requestId) ?? { type: 'Other', headerBytes: 0 }
    totals.set(type, (totals.get(type) ?? 0) + encodedDataLength - headerBytes)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  const path = new URL(url).pathname
  return [
    { name: `${path}: JavaScript of the first load (at most 130 KB)`, figure: kilobytes(totals.get('Script') ?? 0) },
    { name: `${path}: CSS of the first load (at most 40 KB)`, figure: kilobytes(totals.get('Stylesheet') ?? 0) },
    { name: `${path}: fonts of the first load`, figure: kilobytes(totals.get('Font') ?? 0) },
  ]
}

async function lighthouseOf(url: string): Promise<Figure[]> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`)
  const missed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id }) => id)
  const path = new URL(url).pathname
  return [
    { name: `${path}: Lighthouse mobile`, figure: scores.join(', ') },
    {
      name: `${path}: largest contentful paint (under 1.8 s)`,
      figure: audits['largest-contentful-paint']?.displayValue ?? 'none',
    },
    { name: `${path}: layout shift`, figure: audits['cumulative-layout-shift']?.displayValue ?? 'none' },
    ...(missed.length > 0 ? [{ name: `${path}: audits below 90`, figure: missed.join(', ') }] : []),
  ]
}
