import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { runApp } from '../apps/web/e2e/support/running-app'
import { chromiumArguments, chromiumPath } from './chromium'
import { repositoryRoot } from './run-command'

/** The page of 'Download My Data' as a person would hand it to a doctor, as `docs/design/readable-page.jpg`, over the last build. */
const file = join(repositoryRoot, 'docs/design/readable-page.jpg')
const person = { name: 'Ananya Rao', email: 'ananya@example.test', password: 'a kolam at the door' }

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour)).toISOString()
const records: [collection: string, at: string, body: object][] = [
  [
    'check-ins',
    at(18, 4),
    { mood: 3, feelings: ['tired', 'anxious'], tags: ['work', 'sleep'], note: 'Slept at two again.' },
  ],
  [
    'check-ins',
    at(20, 14),
    { mood: 6, feelings: ['hopeful'], tags: ['friends'], note: 'Walked by the lake with Meera.' },
  ],
  [
    'stress-readings',
    at(19, 5),
    {
      ...{ heartRate: 84, breathingRate: 16, sleepHours: 5.5, anxiety: 6, score: 5.6, band: 'moderate' },
      sources: { heartRate: 'counted', breathingRate: 'slider' },
    },
  ],
  [
    'tool-writings',
    at(19, 15),
    {
      ...{ kind: 'thought_record', happened: 'My manager asked for a call.', thought: 'I will be told off.' },
      ...{
        feeling: 'afraid',
        strength: 80,
        traps: ['mind_reading'],
        evidenceFor: '',
        evidenceAgainst: 'The last three went well.',
      },
      ...{ fairThought: 'It may be about the plan.', belief: null, strengthAfter: 40, nextAction: '' },
    },
  ],
  [
    'routines',
    at(20, 15),
    {
      name: 'Before bed',
      description: '',
      tools: ['saans', 'bhramari'],
      createdAt: at(20, 15),
      totalDuration: '10 min',
    },
  ],
]

const executablePath = chromiumPath()
const app = await runApp()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
try {
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/kitchen-measures.html')
  const choices = { isAdult: true, consents: { improvement: false, reminders: false }, language: 'en' }
  await send(page, 'POST', '/api/auth/sign-up', { ...person, ...choices })
  for (const [collection, moment, body] of records) {
    const path = `/api/${collection}/${crypto.randomUUID()}`
    await send(page, 'PUT', path, { occurredAt: moment, updatedAt: moment, body })
  }
  await page.goto('/profile?tab=privacy')
  await page.getByRole('button', { name: 'Download My Data', exact: true }).click()
  await page.getByLabel('Your password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Make files', exact: true }).click()
  const html = await saved(page, page.getByRole('button', { name: 'Save page', exact: true }))
  const sheet = await browser.newPage({ viewport: { width: 820, height: 1160 }, colorScheme: 'light' })
  await sheet.setContent(html)
  await sheet.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: true })
} finally {
  await browser.close()
  await app.stop()
}

async function send(page: Page, method: string, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([how, where, text]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(where, { method: how, headers, body: text })).status
    },
    [method, path, JSON.stringify(body)] as const,
  )
  if (status >= 300) throw new Error(`${method} ${path} was answered by ${status}`)
}

async function saved(page: Page, press: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), press.click()])
  return readFileSync(await download.path(), 'utf8')
}
