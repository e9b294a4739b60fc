import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { runApp } from '../apps/web/e2e/support/running-app'
import { routeAddresses } from '../apps/web/e2e/support/screens'
import { chromiumArguments, chromiumPath } from './chromium'
import { presentVisits, type Visit } from './present-visits'

/** `holds` is whether a promise is kept; left out where the figure is none. */
export type Figure = { name: string; figure: string; holds?: boolean }

const debuggingPort = 9_333
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const otherCategories = ['accessibility', 'best-practices', 'seo']

/**
 * First load of two screens, and Lighthouse (mobile, 4x slower CPU, slow 4G) of every route as a guest meets it on a first visit:
 * medians of `visits`. Five to each route take about half an hour.
 */
export async function benchWeb(routes: readonly string[] = routeAddresses, visits = 5): Promise<Figure[]> {
  const app = await runApp({ LOG_LEVEL: 'silent' })
  try {
    const figures = await inNewProfile(async (context) => {
      const signIn = await firstLoad(context, `${app.url}/get-started`)
      await enterAsGuest(context, app.url)
      return [...signIn, ...(await firstLoad(context, `${app.url}/`))]
    })
    for (const route of routes) figures.push(...(await everyVisit(app.url, route, visits)))
    return figures
  } finally {
    await app.stop()
  }
}

/** On a busy machine Lighthouse now and then records no beginning of a visit (NO_NAVSTART), whichever the route. */
const spareVisits = 2

async function everyVisit(url: string, address: string, visits: number): Promise<Figure[]> {
  const measured: Visit[] = []
  const failures: string[] = []
  while (measured.length < visits && failures.length < visits + spareVisits) {
    const visit = await inNewProfile(async (context) => {
      if (address !== '/get-started') await enterAsGuest(context, url)
      return visitOf(url + address)
    })
    if ('failure' in visit) failures.push(visit.failure)
    else measured.push(visit)
  }
  const figures = presentVisits(address, measured, failures)
  for (const { name, figure, holds } of figures)
    process.stdout.write(`    ${holds === false ? 'MISS' : '    '} ${name}: ${figure}\n`)
  return figures
}

/** Runs with a Chromium that has never seen the app. */
async function inNewProfile<Result>(use: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'maitri-bench-'))
  const executablePath = chromiumPath()
  const context = await chromium.launchPersistentContext(profile, {
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    return await use(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function enterAsGuest(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  // A page without the app: nothing of it is loaded or stored before the visit that is measured.
  await page.goto(`${url}/robots.txt`)
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

/** One visit; the cache is emptied first, and what `enterAsGuest` stored stays. A failure where a metric has no value: one would make no median of any. */
async function visitOf(url: string): Promise<Visit | { failure: string }> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', ...otherCategories],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  const { runtimeError } = result.lhr
  const metrics = ['total-blocking-time', 'largest-contentful-paint', 'cumulative-layout-shift'] as const
  const [blockingMs, paintMs, shift] = metrics.map((metric) => audits[metric]?.numericValue)
  const score = categories.performance?.score
  if (typeof score !== 'number' || blockingMs === undefined || paintMs === undefined || shift === undefined) {
    const messages = Object.values(audits).flatMap(({ errorMessage }) => errorMessage ?? [])
    return { failure: runtimeError?.message ?? messages[0] ?? 'Lighthouse gave no score, and no reason' }
  }
  return {
    score,
    others: otherCategories.map(
      (name) => `${categories[name]?.title} ${Math.round((categories[name]?.score ?? 0) * 100)}`,
    ),
    blockingMs,
    paintMs,
    shift,
  }
}
