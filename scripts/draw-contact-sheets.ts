import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@maitri/domain'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { runApp } from '../apps/web/e2e/support/running-app'
import { chromiumArguments, chromiumPath } from './chromium'
import { repositoryRoot } from './run-command'
import { type DrawnScreen, screensToDraw, type Viewer, viewers } from './screens-to-draw'

/**
 * Small pictures of every screen, side by side, as `docs/design/<width>-<theme>-<language>.jpg`, over the last build. `--languages=en,hi`,
 * `--widths=360,768`, `--themes=light` and `--screens=today,month` draw fewer; `--large=<folder>` draws no sheets and keeps each picture as large as the screen.
 */
const folder = join(repositoryRoot, 'docs/design')
const heights = { 320: 640, 360: 740, 390: 844, 768: 1024, 1280: 860 } as const
type Width = keyof typeof heights
type Theme = 'light' | 'dark'
/** Widths that share one visit: a phone's, and those of a pointer. */
const devices = [
  { isPhone: true, widths: [320, 360, 390] },
  { isPhone: false, widths: [768, 1280] },
] as const
const thumbWidth = (width: Width) => (width < 760 ? 118 : width < 1000 ? 150 : 210)
/** Days before today that left a check-in, from the heaviest feeling (0) to the lightest (10). */
const moods = [6, null, 4, 7, null, 8, 5, 3, null, 6, 7, 9] as const
/** Figures grow beside the screen and come into it when they are whole. */
const figuresMs = 400
/** A weekday morning in the middle of a month. */
const today = new Date('2026-11-20T03:20:00Z')
const dayMs = 24 * 60 * 60 * 1000

const option = (name: string) =>
  process.argv
    .find((argument) => argument.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',')
const languages = (option('languages') ?? ['en', 'hi', 'ta']) as Language[]
const chosenWidths = (option('widths') ?? ['360', '390', '768', '1280']).map(Number)
const themes = (option('themes') ?? ['light', 'dark']) as Theme[]
const chosenScreens = option('screens')
const large = option('large')?.[0]
const screens = chosenScreens
  ? screensToDraw.filter(({ name }) => chosenScreens.some((chosen) => name.startsWith(chosen)))
  : screensToDraw

const executablePath = chromiumPath()
const app = await runApp()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
mkdirSync(large ?? folder, { recursive: true })
try {
  for (const { isPhone, widths } of devices) {
    const drawn = widths.filter((width) => chosenWidths.includes(width))
    if (drawn.length === 0) continue
    for (const language of languages) {
      const pictures = await pictureScreens(isPhone, drawn, language)
      for (const width of drawn)
        for (const theme of themes) {
          const ofSheet = pictures.filter((picture) => picture.width === width && picture.theme === theme)
          if (large)
            for (const { name, image } of ofSheet)
              writeFileSync(join(large, `${name.replaceAll(/\W+/g, '-')}-${width}-${theme}-${language}.jpg`), image)
          else await drawSheet(ofSheet, width, join(folder, `${width}-${theme}-${language}.jpg`))
          process.stdout.write(`${width} ${theme} ${language}: ${ofSheet.length} screens\n`)
        }
    }
  }
} finally {
  await browser.close()
  await app.stop()
}

type Picture = { name: string; width: Width; theme: Theme; image: Buffer }

/** Each screen as the one who looks meets it, in both themes and at each of the device's widths. */
async function pictureScreens(isPhone: boolean, widths: readonly Width[], language: Language): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const viewer of viewers) {
    const toDraw = screens.filter((screen) => screen.viewer === viewer)
    if (toDraw.length === 0) continue
    const context = await openContext(browser, isPhone, widths[0] ?? 1280)
    const page = await context.newPage()
    await comeIn(page, viewer, language)
    for (const screen of toDraw) pictures.push(...(await picture(page, screen, widths, language)))
    await context.close()
  }
  return pictures
}

async function openContext(from: Browser, isPhone: boolean, width: Width): Promise<BrowserContext> {
  const context = await from.newContext({
    baseURL: app.url,
    viewport: { width, height: heights[width] },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    ...(isPhone && { isMobile: true, hasTouch: true }),
  })
  await context.clock.setSystemTime(today)
  return context
}

async function comeIn(page: Page, viewer: Viewer, language: Language): Promise<void> {
  // The page that loads nothing of the app, and has its origin.
  await page.goto('/kitchen-measures.html')
  if (viewer === 'account') await signUp(page, language)
  if (viewer === 'guest' || viewer === 'new guest')
    await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'))
  if (viewer === 'guest') await checkInOnDaysBefore(page)
  await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
}

async function signUp(page: Page, language: Language): Promise<void> {
  const body = {
    name: 'Ananya Rao',
    email: `ananya.${crypto.randomUUID()}@example.in`,
    password: 'monsoon-in-june',
    isAdult: true,
    consents: { improvement: false, reminders: false },
    language,
  }
  const isMade = await page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/auth/sign-up', { method: 'POST', headers, body: JSON.stringify(sent) })
    return response.ok
  }, body)
  if (!isMade) throw new Error('The account was not made')
}

/** Checks in by the strip of Today, on each of the days. */
async function checkInOnDaysBefore(page: Page): Promise<void> {
  for (const [daysAgo, mood] of [...moods.entries()].reverse()) {
    if (mood === null || daysAgo === 0) continue
    await page.context().clock.setSystemTime(new Date(today.getTime() - daysAgo * dayMs))
    await page.goto('/')
    await page.getByRole('radio').nth(mood).click()
    await page
      .getByText(/^Saved: /)
      .first()
      .waitFor()
  }
  await page.context().clock.setSystemTime(today)
}

async function picture(
  page: Page,
  { name, address, act }: DrawnScreen,
  widths: readonly Width[],
  language: Language,
): Promise<Picture[]> {
  const [first = 1280] = widths
  await page.unrouteAll()
  await page.context().setOffline(false)
  await page.setViewportSize({ width: first, height: heights[first] })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page, language)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(figuresMs)
  const pictures: Picture[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] })
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await endTransitions(page)
      const image = await page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' })
      pictures.push({ name, width, theme, image })
    }
  }
  return pictures
}

/** Colours go over from one theme to the next; a picture taken on the way shows neither. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
    }
  })
}

async function drawSheet(pictures: Picture[], width: Width, file: string): Promise<void> {
  const thumb = thumbWidth(width)
  const columns = width < 760 ? 10 : width < 1000 ? 8 : 6
  const page = await browser.newPage({ viewport: { width: columns * (thumb + 8) + 8, height: 400 } })
  const cells = pictures
    .map(
      ({ name, image }) =>
        `<figure><img src="data:image/jpeg;base64,${image.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
    )
    .join('')
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${columns},${thumb}px);gap:8px;background:#fff;font:9px sans-serif}
    figure{margin:0}img{width:${thumb}px;height:${Math.round((thumb * heights[width]) / width)}px;display:block}</style>${cells}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path: file, type: 'jpeg', quality: 46, fullPage: true })
  await page.close()
}
