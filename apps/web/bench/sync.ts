import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Figure } from '../../../scripts/bench-web'
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium'
import { runApp } from '../e2e/support/running-app'
import { type DelayingProxy, startDelayingProxy } from './delaying-proxy'

/** What somebody does who uses the product daily: about six things a day. */
const spans = [
  { name: 'A day', records: 7 },
  { name: 'A week', records: 44 },
  { name: 'Two years', records: 4_600 },
] as const
const roundTripsMs = [0, 50, 150]
/** `docs/rules.md`: two years arrive on a new device, or leave one that was offline, at this round trip; a day leaves in one request. */
const promise = { records: 4_600, roundTripMs: 150, withinMs: 30_000 }
const dayRecords = spans[0].records
const password = 'a-kettle-in-the-monsoon'

/** How long records take to a new device and from one that was offline, in a browser on the built app, over a line of that length. */
export async function benchSync(): Promise<Figure[]> {
  const proxy = await startDelayingProxy()
  const app = await runApp({ LOG_LEVEL: 'silent', APP_URL: proxy.url })
  proxy.passTo(Number(new URL(app.url).port))
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
  try {
    const figures: Figure[] = []
    for (const span of spans) {
      proxy.roundTrip(0)
      const email = await makePerson(browser, proxy, span.records)
      for (const roundTripMs of roundTripsMs) {
        proxy.roundTrip(roundTripMs)
        const { ms, requests } = await arrive(browser, proxy, email, span.records)
        figures.push(figureOf({ span, way: 'on a new device', roundTripMs, ms, requests }))
      }
    }
    for (const span of spans)
      for (const roundTripMs of roundTripsMs) {
        proxy.roundTrip(0)
        const email = await makePerson(browser, proxy, 0)
        const { ms, requests } = await send(browser, proxy, { email, count: span.records, roundTripMs })
        figures.push(figureOf({ span, way: 'from a device that was offline', roundTripMs, ms, requests }))
      }
    return figures
  } finally {
    await browser.close()
    await app.stop()
    await proxy.close()
  }
}

type Measured = {
  span: (typeof spans)[number]
  way: 'on a new device' | 'from a device that was offline'
  roundTripMs: number
  ms: number
  requests: number
}

function figureOf({ span, way, roundTripMs, ms, requests }: Measured): Figure {
  const isTimed = span.records === promise.records && roundTripMs === promise.roundTripMs
  const isDaySent = span.records === dayRecords && way !== 'on a new device'
  const promised = isTimed ? ' (within 30 s)' : isDaySent ? ' (in one request)' : ''
  return {
    name: `${span.name} (${span.records.toLocaleString('en')} records) ${way} at ${roundTripMs} ms${promised}`,
    figure: `${(ms / 1000).toFixed(2)} s in ${requests} ${requests === 1 ? 'request' : 'requests'}`,
    ...(isTimed && { holds: ms <= promise.withinMs }),
    ...(isDaySent && { holds: requests === 1 }),
  }
}

/** That many check-ins, spread as if two years had as many as the promise has. */
function makeCheckIns(records: number) {
  const newest = Date.now() - 60_000
  return Array.from({ length: records }, (_, index) => {
    const at = new Date(newest - (index * 730 * 86_400_000) / promise.records).toISOString()
    const note = 'Rain on the terrace, tea after it, and a long call with home.'.slice(0, 20 + (index % 42))
    const body = { mood: index % 11, feelings: ['calm'], tags: ['family'], note }
    return { id: crypto.randomUUID(), occurredAt: at, updatedAt: at, body }
  })
}

/** An account with that many check-ins, as other devices would have sent them. */
async function makePerson(browser: Browser, proxy: DelayingProxy, records: number): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`
  const context = await browser.newContext({ baseURL: proxy.url })
  const headers = { origin: proxy.url }
  const choices = { isAdult: true, consents: { improvement: false, reminders: false }, language: 'en' }
  await ok(context.request.post('/api/auth/sign-up', { headers, data: { name: 'Asha', email, password, ...choices } }))
  const writes = makeCheckIns(records).map((record) => ({ collection: 'check-ins', state: 'present', ...record }))
  for (let from = 0; from < writes.length; from += 200)
    await ok(context.request.post('/api/records', { headers, data: { writes: writes.slice(from, from + 200) } }))
  await context.close()
  return email
}

async function ok(answer: ReturnType<BrowserContext['request']['post']>): Promise<void> {
  const response = await answer
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`)
}

/** From the press of Login on a new device until every record lies on it. */
async function arrive(browser: Browser, proxy: DelayingProxy, email: string, records: number) {
  const { context, page, requests } = await openDevice(browser, proxy, email)
  const begun = performance.now()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  while ((await countOn(page)) < records) await page.waitForTimeout(50)
  const ms = performance.now() - begun
  await context.close()
  return { ms, requests: requests.all }
}

type Sending = { email: string; count: number; roundTripMs: number }

/**
 * From the moment the network is back until the page says that all is saved. The records are put on the offline device by a data file of the
 * person's own, since two years of them cannot be made by hand here; they lie there and wait as what was made by hand does.
 */
async function send(browser: Browser, proxy: DelayingProxy, { email, count, roundTripMs }: Sending) {
  const { context, page, requests } = await openDevice(browser, proxy, email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Only from now on does the whole app lie on the device: without it a screen that was never open cannot come up offline.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/profile?tab=privacy')
  const file = { product: 'Maitri', madeAt: new Date().toISOString(), parts: { records: {} }, device: {} }
  const buffer = Buffer.from(JSON.stringify({ ...file, parts: { records: { 'check-ins': makeCheckIns(count) } } }))
  await page
    .getByLabel('Data file', { exact: true })
    .setInputFiles({ name: 'maitri.json', mimeType: 'application/json', buffer })
  const add = page.getByRole('button', { name: 'Add to my data', exact: true })
  await add.waitFor()
  await context.setOffline(true)
  await add.click()
  await page.getByText(`${count} changes`).first().waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('radio', { name: '7, fairly light' }).waitFor()
  proxy.roundTrip(roundTripMs)
  requests.withWrites = 0
  const begun = performance.now()
  await context.setOffline(false)
  await page.getByText('All saved').first().waitFor({ state: 'attached', timeout: 180_000 })
  const ms = performance.now() - begun
  await context.close()
  return { ms, requests: requests.withWrites }
}

/** A browser that was never here, with the sign-in form filled in; counts its requests for records, and those with something to write. */
async function openDevice(browser: Browser, proxy: DelayingProxy, email: string) {
  const context = await browser.newContext({ baseURL: proxy.url })
  const page = await context.newPage()
  const requests = { all: 0, withWrites: 0 }
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/records') return
    requests.all += 1
    if ((request.postDataJSON() as { writes: unknown[] }).writes.length > 0) requests.withWrites += 1
  })
  await page.goto('/get-started')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  return { context, page, requests }
}

/** How many records lie in the device's store. */
const countOn = (page: Page): Promise<number> =>
  page
    .evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('maitri-records')
          // It is not there yet, and is not made here.
          opening.onupgradeneeded = () => opening.transaction?.abort()
          opening.onerror = () => resolve(0)
          opening.onsuccess = () => {
            const counting = opening.result.transaction('records').objectStore('records').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        }),
    )
    // The page is just giving way to the next one.
    .catch(() => 0)
