import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium'
import { continueAsGuest, expect, test } from './support/test'

const neutral = '/kitchen-measures.html'

const browsers: Browser[] = []
test.afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close()
})

/** A page in a Chromium as people have it: Playwright's own keeps no page for Back, so nothing would ever be restored whole. */
async function openAsPeopleDo(url: string): Promise<Page> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  })
  browsers.push(browser)
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  return context.newPage()
}

type Seen = { path: string; at: number }

/** Names every screen of Maitri of which a word can be read in a frame, and when. */
async function watchScreens(page: Page): Promise<Seen[]> {
  const seen: Seen[] = []
  await page.exposeFunction('noteScreen', (one: Seen) => void seen.push(one))
  await page.addInitScript((harmless) => {
    const note = (window as unknown as { noteScreen: (one: Seen) => void }).noteScreen
    const look = () => {
      // Of what is not drawn `innerText` still has the words.
      const isDrawn = !document.documentElement.hidden && location.pathname !== harmless
      if (isDrawn && document.body?.innerText.trim()) note({ path: location.pathname, at: Date.now() })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, neutral)
  return seen
}

const restores = { 'kept whole for Back': true, 'loaded again for Back': false }

for (const [name, isKept] of Object.entries(restores)) {
  test(`P9: after Quick exit neither Back nor Forward shows a page of Maitri that the browser has ${name}`, async ({
    app,
    page: plain,
  }) => {
    const page = isKept ? await openAsPeopleDo(app.url) : plain
    const seen = await watchScreens(page)
    await continueAsGuest(page, '/mindscan')
    // A second document in the tab, and screens that share one.
    await page.goto('/privacy')
    await page.getByRole('link', { name: 'Help now' }).first().click()
    await expect(page).toHaveURL('/help')
    await page.getByRole('button', { name: 'Quick exit' }).first().click()
    await expect(page).toHaveURL(neutral)
    await expect(page.getByRole('heading', { name: 'Kitchen measures' })).toBeVisible()
    const leftAt = Date.now()

    // To the two documents that were there before.
    for (let steps = 0; steps < 2; steps += 1) {
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page).toHaveURL(neutral)
      await expect(page.getByRole('heading', { name: 'Kitchen measures' })).toBeVisible()
    }
    await page.evaluate(() => void setTimeout(() => history.forward()))
    await expect(page).toHaveURL(neutral)
    await expect(page.getByRole('heading', { name: 'Kitchen measures' })).toBeVisible()
    // A page that is frozen delivers what it saw before only when it is restored.
    expect(seen.filter(({ at }) => at > leftAt)).toEqual([])
    expect(seen).not.toEqual([])

    // Whoever comes back by the address means it.
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/privacy')
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
