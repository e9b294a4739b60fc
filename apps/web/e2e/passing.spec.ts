import type { Page } from '@playwright/test'
import { continueAsGuest, expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Seen = { passed: number; grown: string[]; waited: string[] }

/** Writes down each passing of screens, the pictures that grew in it, and every word of waiting that came onto the page. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { passed: 0, grown: [], waited: [] }
    Object.assign(window, { seen })
    const start = document.startViewTransition
    document.startViewTransition = (update) => {
      seen.passed += 1
      const transition = start.call(document, update)
      void transition.ready.then(
        () => {
          const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          if (names.some((name) => name?.endsWith('(passing)'))) seen.grown.push(location.pathname)
        },
        () => undefined,
      )
      return transition
    }
    new MutationObserver(() => {
      const waiting = document.querySelector('main [role="status"] [class*="loading"], main [class*="pending"]')
      if (waiting) seen.waited.push(location.pathname)
    }).observe(document, { childList: true, subtree: true })
  })

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith('::view')),
  )

test('a tile grows into its detail and into the player, and back; help comes at once', async ({ page }) => {
  await watch(page)
  await continueAsGuest(page, '/coping-tools')
  await page.getByRole('button', { name: /^Jaali/ }).tap()
  await expect(page.getByRole('link', { name: 'Start Now' })).toBeVisible()
  await expect.poll(async () => (await seen(page)).grown).toEqual(['/coping-tools'])
  await settled(page)
  await page.getByRole('link', { name: 'Start Now' }).tap()
  await expect(page.getByRole('button', { name: 'Exit', exact: true })).toBeVisible()
  await expect.poll(async () => (await seen(page)).grown).toEqual(['/coping-tools', '/coping-tools/exercise'])
  await settled(page)
  expect(await page.locator('[style*="view-transition-name"]').count(), 'names are taken away').toBe(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => (await seen(page)).grown.length).toBe(3)
  await settled(page)
  const { passed } = await seen(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Help now' }).tap()
  await expect(page).toHaveURL('/help')
  expect((await seen(page)).passed, 'nothing stands before help').toBe(passed)
})

test('screens that were seen are there at once, one passing into the other', async ({ page }) => {
  await watch(page)
  await continueAsGuest(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const places = ['Mindscan', 'Mindmitra', 'Tools', 'You', 'Today']
  for (const name of places) {
    await bar.getByRole('link', { name, exact: true }).tap()
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => {
    ;(window as unknown as { seen: Seen }).seen.waited = []
  })
  const before = (await seen(page)).passed
  for (const name of places) {
    await bar.getByRole('link', { name, exact: true }).tap()
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await settled(page)
  }
  const after = await seen(page)
  expect(after.waited, 'no waiting').toEqual([])
  expect(after.passed - before).toBe(places.length)
})

test('whoever asked for less motion gets the next screen without passing, and dots that keep still', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(page)
  await continueAsGuest(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(340, 120)
  await page.mouse.move(330, 130)
  await expect(page.locator('section i').first()).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).tap()
  await page.getByRole('button', { name: /^Jaali/ }).tap()
  await page.getByRole('link', { name: 'Start Now' }).tap()
  await expect(page.getByRole('button', { name: 'Exit', exact: true })).toBeVisible()
  expect((await seen(page)).passed).toBe(0)
})

test('the dots of Today swell under the finger, nearest most, and settle when it is gone', async ({ page }) => {
  await continueAsGuest(page)
  const growth = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('section i')]
        .filter((light) => light.checkVisibility() && Number(light.style.opacity) > 0)
        .map((light) => Number(/scale\(([\d.]+)\)/.exec(light.style.transform)?.[1])),
    )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(330, 120)
  await page.mouse.move(340, 110, { steps: 4 })
  await expect.poll(async () => Math.max(0, ...(await growth()))).toBeGreaterThan(1.6)
  const sizes = await growth()
  expect(sizes.length).toBeGreaterThan(3)
  expect(sizes).toEqual([...sizes].sort((one, two) => two - one))
  await page.mouse.move(120, 800)
  await expect.poll(growth).toEqual([])
})

test('a screen that passes into another is not styled anew as a whole', async ({ page }) => {
  await continueAsGuest(page, '/coping-tools')
  await expect(page.getByRole('list', { name: 'Tools' })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const styled: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as unknown as { args: { elementCount?: number } }[])
      styled.push(args.elementCount ?? 0)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  })
  await page.evaluate(async () => await document.startViewTransition(() => undefined).finished)
  const isDone = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isDone
  expect(styled.some((count) => count > 0)).toBe(true)
  expect(Math.max(...styled), 'elements styled at once').toBeLessThan(60)
})
