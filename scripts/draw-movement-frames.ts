import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { runApp } from '../apps/web/e2e/support/running-app'
import { chromiumArguments, chromiumPath } from './chromium'
import { repositoryRoot } from './run-command'

/**
 * Each movement as a row of frames, `docs/design/movement/<name>.jpg`, over the last build, on a phone of 390 px. Under each frame stands how
 * many milliseconds after the press the browser drew it. `--movements=check-in` draws fewer.
 */
const folder = join(repositoryRoot, 'docs/design/movement')
const viewport = { width: 390, height: 844 }
const thumbWidth = 150
const framesInRow = 8

type Movement = {
  name: string
  /** Brings the page to where the movement begins. */
  before: (page: Page) => Promise<void>
  /** The press, or the finger. */
  press: (page: Page) => Promise<void>
  /** How long the movement is looked at. */
  lengthMs: number
  /** Whether nobody has come in yet. */
  isNewcomer?: boolean
  /** What lies at least between two frames that are kept, where the movement takes minutes. */
  leastBetweenMs?: number
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function dragAlongStrip(page: Page): Promise<void> {
  const [first, last] = [
    await page.getByRole('radio').first().boundingBox(),
    await page.getByRole('radio').last().boundingBox(),
  ]
  if (!first || !last) throw new Error('The strip is not there')
  const y = first.y + first.height / 2
  await page.mouse.move(first.x + first.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(first.x + (last.x - first.x) * 0.7, y, { steps: 24 })
  await page.mouse.up()
}

async function toLastScreenOfJaali(page: Page): Promise<void> {
  await open(page, '/coping-tools/exercise?tool=jaali')
  await button(page, 'Pause').waitFor()
  while (!(await button(page, 'Complete').isVisible())) await button(page, 'Next').click()
}

/** Goes in without an account, presses Panic now, breathes for a minute, counts things to see and to touch, and comes back to the breath. */
async function panicForThreeMinutes(page: Page): Promise<void> {
  await button(page, 'Continue without an account').click()
  await page
    .getByRole('link', { name: /^Panic now/ })
    .first()
    .click()
  await page.waitForTimeout(70_000)
  await page.getByRole('button', { name: '5-4-3-2-1' }).click()
  for (const things of [5, 4])
    for (let tap = 0; tap < things; tap += 1) {
      await page.waitForTimeout(5_000)
      await button(page, `${tap} of ${things} noticed`).click()
    }
  await page.waitForTimeout(5_000)
  await button(page, 'Back to the breath').click()
}

const words =
  'Office has been heavy this month. I keep worrying about the deadline even at night, and I am not sleeping well. My sister called and that felt good.'

const movements: readonly Movement[] = [
  {
    name: 'check-in',
    before: (page) => open(page, '/'),
    press: dragAlongStrip,
    lengthMs: 3_200,
  },
  {
    name: 'tile-to-detail',
    before: (page) => open(page, '/coping-tools'),
    press: (page) => page.getByRole('button', { name: /^Saans/ }).click(),
    lengthMs: 900,
  },
  {
    name: 'detail-to-player',
    before: async (page) => {
      await open(page, '/coping-tools')
      await page.getByRole('button', { name: /^Saans/ }).click()
      await page.waitForTimeout(800)
    },
    press: (page) => page.getByRole('link', { name: 'Start Now' }).click(),
    lengthMs: 1_200,
  },
  {
    name: 'result',
    before: async (page) => {
      await open(page, '/mindscan')
      await page.getByLabel("What's on your mind?").fill(words)
      await button(page, 'Use This Text').click()
    },
    press: (page) => button(page, 'Analyze My Mental Health').click(),
    lengthMs: 6_000,
  },
  {
    name: 'finishing-a-tool',
    before: toLastScreenOfJaali,
    press: (page) => button(page, 'Complete').click(),
    lengthMs: 4_000,
  },
  {
    name: 'panic-first-minutes',
    isNewcomer: true,
    before: (page) => open(page, '/get-started'),
    press: panicForThreeMinutes,
    lengthMs: 60_000,
    leastBetweenMs: 500,
  },
]

const chosen = process.argv
  .find((argument) => argument.startsWith('--movements='))
  ?.split('=')[1]
  ?.split(',')
const executablePath = chromiumPath()
const app = await runApp()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
mkdirSync(folder, { recursive: true })
try {
  for (const movement of movements) {
    if (chosen && !chosen.includes(movement.name)) continue
    const frames = await filmed(browser, movement)
    await drawRow(browser, frames, join(folder, `${movement.name}.jpg`))
    process.stdout.write(`${movement.name}: ${frames.length} frames\n`)
  }
} finally {
  await browser.close()
  await app.stop()
}

type Frame = { image: string; atMs: number }

/** What the browser drew from the press on, spread evenly over the changes. */
async function filmed(
  from: Browser,
  { before, press, lengthMs, isNewcomer = false, leastBetweenMs = 0 }: Movement,
): Promise<Frame[]> {
  const context = await from.newContext({
    baseURL: app.url,
    viewport,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/kitchen-measures.html')
  if (!isNewcomer) await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'))
  await before(page)
  const session = await context.newCDPSession(page)
  const all: Frame[] = []
  let firstAt: number | null = null
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = (metadata.timestamp ?? 0) * 1000
    firstAt ??= at
    const atMs = Math.round(at - firstAt)
    const last = all.at(-1)
    if (!last || atMs - last.atMs >= leastBetweenMs) all.push({ image: data, atMs })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: viewport.width })
  await press(page)
  await page.waitForTimeout(lengthMs)
  await session.send('Page.stopScreencast')
  await context.close()
  const last = all.length - 1
  const places = Array.from({ length: framesInRow }, (_, index) => Math.round((index * last) / (framesInRow - 1)))
  return [...new Set(places)].flatMap((place) => all[place] ?? [])
}

async function drawRow(from: Browser, frames: readonly Frame[], file: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: framesInRow * (thumbWidth + 8) + 8, height: 100 } })
  const cells = frames
    .map(
      ({ image, atMs }) =>
        `<figure><img src="data:image/jpeg;base64,${image}"><figcaption>${atMs} ms</figcaption></figure>`,
    )
    .join('')
  await page.setContent(
    `<style>body{margin:8px;display:flex;gap:8px;background:#fff;font:10px sans-serif}figure{margin:0}img{width:${thumbWidth}px;display:block}</style>${cells}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path: file, type: 'jpeg', quality: 55, fullPage: true })
  await page.close()
}
