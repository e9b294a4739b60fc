import { guidedToolIds } from '@maitri/content/narration'
import { type ToolId, toolIds } from '@maitri/contracts'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Figure } from '../../../scripts/bench-web'
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium'
import { words } from '../e2e/support/messages'
import { runApp } from '../e2e/support/running-app'
import { longTaskMs, recordTasks, type TaskTimes } from './long-tasks'

/** How much slower than this machine a cheap phone computes. */
const slowdown = 4

/** More cards than any tool has. */
const mostCards = 30

const guided = new Set<string>(guidedToolIds)

/** The longest task of each tool's way from its tile to its last step, on a phone that computes four times slower. */
export async function benchExercises(): Promise<Figure[]> {
  const app = await runApp({ LOG_LEVEL: 'silent' })
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
  try {
    const figures: Figure[] = []
    for (const tool of toolIds) {
      const times = await walkThrough(browser, app.url, tool)
      const most = longest([...times.values()].flat())
      figures.push({
        name: `${tool}: longest task at ${slowdown}x slower CPU, from its tile to its last step (at most ${longTaskMs} ms)`,
        figure: `${most} ms (${[...times].map(([phase, tasks]) => `${phase} ${longest(tasks)}`).join(', ')})`,
        holds: most <= longTaskMs,
      })
    }
    return figures
  } finally {
    await browser.close()
    await app.stop()
  }
}

const longest = (tasks: readonly number[]) => Math.round(Math.max(0, ...tasks))

/** Each press by the finger, in a visit that knows nothing yet. */
async function walkThrough(browser: Browser, url: string, tool: ToolId): Promise<TaskTimes> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'en-IN',
  })
  const page = await context.newPage()
  await page.goto('/kitchen-measures.html')
  await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'))
  await page.goto('/coping-tools')
  await page.getByRole('list', { name: 'Tools' }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const say = words('en', 'player')
  const times = await recordTasks(page, async (begins) => {
    await begins('detail')
    await tapNamed(page, words('en', 'coping_tools')(`tools.${tool}.title`))
    await shown(page, 'Start Now')
    await page.waitForTimeout(1_000)
    await begins('player')
    await tapNamed(page, 'Start Now')
    await shown(page, say('exit'))
    await page.waitForTimeout(1_000)
    if (guided.has(tool)) await tapNamed(page, say('start.begin'))
    await page.waitForTimeout(3_500)
    await begins('running')
    await page.waitForTimeout(3_000)
    await begins('steps')
    for (let card = 0; card < mostCards && !(await placeOf(page, say('complete'))); card += 1) {
      await tapNamed(page, say('next'))
      await page.waitForTimeout(700)
    }
  })
  await context.close()
  return times
}

/** Where a control stands that begins with these words. Not by a locator: finding a role and a name takes a slow page longer than a task may. */
const placeOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll('dialog[open] :is(a, button), main :is(a, button)')]
    const control = controls.find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(wanted))
    if (!control) return null
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, name)

async function shown(page: Page, name: string): Promise<{ x: number; y: number }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const place = await placeOf(page, name)
    if (place) return place
    await page.waitForTimeout(100)
  }
  throw new Error(`${name} did not come`)
}

async function tapNamed(page: Page, name: string): Promise<void> {
  const { x, y } = await shown(page, name)
  await page.touchscreen.tap(x, y)
}
