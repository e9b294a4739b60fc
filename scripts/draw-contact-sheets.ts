import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@maitri/domain'
import { type Browser, chromium, type Page } from '@playwright/test'
import { runApp } from '../apps/web/e2e/support/running-app'
import { chromiumArguments, chromiumPath } from './chromium'
import { repositoryRoot } from './run-command'

/** Small pictures of every screen, side by side, as `docs/design/<width>-<theme>-<language>.jpg`, over the last build. */
const folder = join(repositoryRoot, 'docs/design')
const widths = { 360: { height: 740, thumb: 132 }, 1280: { height: 860, thumb: 236 } } as const
const themes = ['light', 'dark'] as const
const spoken: readonly Language[] = ['en', 'hi', 'ta']

const signedOut = ['/get-started', '/help', '/insights', '/panic']
const inside = [
  '/',
  '/mindscan',
  '/mindmitra',
  '/coping-tools',
  '/coping-tools?tool=saans',
  '/coping-tools?tab=routines',
  '/coping-tools/exercise?tool=paanch-indriya&now=true',
  '/coping-tools/exercise?tool=jaali',
  '/therapists',
  '/therapists?therapist=meera-iyer',
  '/therapists/appointments',
  '/insights/your-rights',
  '/community',
  '/community/anxiety-support-circle',
  '/profile',
  '/profile?tab=progress',
  '/profile?tab=privacy',
  '/months',
  '/safety-plan',
  '/worry',
]

const executablePath = chromiumPath()
const app = await runApp()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
mkdirSync(folder, { recursive: true })
try {
  for (const width of [360, 1280] as const)
    for (const language of spoken)
      for (const theme of themes) {
        const pictures = await pictureScreens(browser, width, theme, language)
        await drawSheet(browser, pictures, width, join(folder, `${width}-${theme}-${language}.jpg`))
        process.stdout.write(`${width} ${theme} ${language}: ${pictures.length} screens\n`)
      }
} finally {
  await browser.close()
  await app.stop()
}

type Picture = { address: string; image: string }

/** Each screen as a guest meets it, with three days of check-ins behind; the first ones signed out. */
async function pictureScreens(
  from: Browser,
  width: keyof typeof widths,
  theme: 'light' | 'dark',
  language: Language,
): Promise<Picture[]> {
  const context = await from.newContext({
    baseURL: app.url,
    viewport: { width, height: widths[width].height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    ...(width < 760 && { isMobile: true, hasTouch: true }),
  })
  const page = await context.newPage()
  await page.goto('/kitchen-measures.html')
  await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
  const pictures: Picture[] = []
  for (const address of signedOut) pictures.push(await picture(page, address))
  await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'))
  for (const address of inside) pictures.push(await picture(page, address))
  await context.close()
  return pictures
}

async function picture(page: Page, address: string): Promise<Picture> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot({ type: 'jpeg', quality: 80 })
  return { address, image: image.toString('base64') }
}

async function drawSheet(from: Browser, pictures: Picture[], width: keyof typeof widths, file: string): Promise<void> {
  const { thumb, height } = widths[width]
  const columns = width < 760 ? 8 : 5
  const page = await from.newPage({ viewport: { width: columns * (thumb + 10) + 10, height: 400 } })
  const cells = pictures
    .map(
      ({ address, image }) =>
        `<figure><img src="data:image/jpeg;base64,${image}"><figcaption>${address}</figcaption></figure>`,
    )
    .join('')
  await page.setContent(
    `<style>body{margin:10px;display:grid;grid-template-columns:repeat(${columns},${thumb}px);gap:10px;background:#fff;font:9px sans-serif}
    figure{margin:0}img{width:${thumb}px;height:${Math.round((thumb * height) / width)}px;display:block}figcaption{overflow-wrap:anywhere}</style>${cells}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path: file, type: 'jpeg', quality: 52, fullPage: true })
  await page.close()
}
