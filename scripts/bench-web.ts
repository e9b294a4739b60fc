import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { runApp } from '../apps/web/e2e/support/running-app'
import { routeAddresses } from '../apps/web/e2e/support/screens'
import { chromiumArguments, chromiumPath } from './chromium'

/** `holds` is whether a promise is kept; left out where the figure is none. */
export type Figure = { name: string; figure: string; holds?: boolean }

const debuggingPort = 9_333
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const otherCategories = ['accessibility', 'best-practices', 'seo']

type Visit = { score: number; others: string[]; blockingMs: number; paintMs: number; shift: number }

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

async function everyVisit(url: string, address: string, visits: number): Promise<Figure[]> {
  const measured: Visit[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    measured.push(
      await inNewProfile(async (context) => {
        if (address !== '/get-started') await enterAsGuest(context, url)
        return visitOf(url + address)
      }),
    )
  }
  const figures = presentVisits(address, measured)
  for (const { name, figure, holds } of figures)
    process.stdout.write(`    ${holds === false ? 'MISS' : '    '} ${name}: ${figure}\n`)
  return figures
}

function presentVisits(address: string, measured: Visit[]): Figure[] {
  const middle = (pick: (visit: Visit) => number) => {
    const sorted = measured.map(pick).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  const promised = address === '/get-started' ? 97 : 95
  const score = Math.round(middle((visit) => visit.score) * 100)
  const blocking = middle((visit) => visit.blockingMs)
  const paint = middle((visit) => visit.paintMs)
  const shift = middle((visit) => visit.shift)
  const figure = `${score}; blocked ${Math.round(blocking)} ms, largest paint ${(paint / 1000).toFixed(1)} s, shift ${shift.toFixed(3)}`
  return [
    {
      name: `${address}: Lighthouse mobile (at least ${promised}, blocked at most 200 ms)`,
      figure,
      holds: score >= promised && blocking <= 200,
    },
    { name: `${address}: the other categories`, figure: measured[0]?.others.join(', ') ?? 'none' },
  ]
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

/** One visit; the cache is emptied first, and what `enterAsGuest` stored stays. */
async function visitOf(url: string): Promise<Visit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', ...otherCategories],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: categories.performance?.score ?? Number.NaN,
    others: otherCategories.map(
      (name) => `${categories[name]?.title} ${Math.round((categories[name]?.score ?? 0) * 100)}`,
    ),
    blockingMs: value('total-blocking-time'),
    paintMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
  }
}
