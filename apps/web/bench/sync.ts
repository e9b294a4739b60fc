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
/** `docs/rules.md`: two years on a new device, at this round trip. */
const promise = { records: 4_600, roundTripMs: 150, withinMs: 30_000 }
const password = 'a-kettle-in-the-monsoon'

/** How long records take to a new device, in a browser on the built app, over a line of that length. What a device sends: `record-sync.test.ts`. */
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
        const isPromised = span.records === promise.records && roundTripMs === promise.roundTripMs
        figures.push({
          name: `${span.name} (${span.records.toLocaleString('en')} records) on a new device at ${roundTripMs} ms${isPromised ? ' (within 30 s)' : ''}`,
          figure: `${(ms / 1000).toFixed(2)} s in ${requests} requests`,
          ...(isPromised && { holds: ms <= promise.withinMs }),
        })
      }
    }
    return figures
  } finally {
    await browser.close()
    await app.stop()
    await proxy.close()
  }
}

/** An account with that many check-ins over two years, as other devices would have sent them. */
async function makePerson(browser: Browser, proxy: DelayingProxy, records: number): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`
  const context = await browser.newContext({ baseURL: proxy.url })
  const headers = { origin: proxy.url }
  const choices = { isAdult: true, consents: { improvement: false, reminders: false }, language: 'en' }
  await ok(context.request.post('/api/auth/sign-up', { headers, data: { name: 'Asha', email, password, ...choices } }))
  const newest = Date.now() - 60_000
  const writes = Array.from({ length: records }, (_, index) => {
    const at = new Date(newest - (index * 730 * 86_400_000) / promise.records).toISOString()
    const note = 'Rain on the terrace, tea after it, and a long call with home.'.slice(0, 20 + (index % 42))
    const body = { mood: index % 11, feelings: ['calm'], tags: ['family'], note }
    return { collection: 'check-ins', state: 'present', id: crypto.randomUUID(), occurredAt: at, updatedAt: at, body }
  })
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

/** A browser that was never here, with the sign-in form filled in; counts its requests for records. */
async function openDevice(browser: Browser, proxy: DelayingProxy, email: string) {
  const context = await browser.newContext({ baseURL: proxy.url })
  const page = await context.newPage()
  const requests = { all: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/records') requests.all += 1
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
