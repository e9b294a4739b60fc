import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { continueAsGuest, expect, readWords, signUp, test } from './support/test'

const openPaths = [
  '/get-started',
  '/reset-password',
  '/reset-password?token=abc',
  '/help',
  '/privacy',
  '/terms',
  '/accessibility',
  '/not-a-page',
]
const guardedPaths = ['/', '/mindscan', '/mindmitra', '/help', '/privacy', '/not-a-page']

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Waits until the screen stands: its heading is there and nothing waits. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing on any screen, ${theme}, ${width} px`, async ({ page, person }) => {
      await page.setViewportSize({ width, height: 844 })
      // Motion would let axe measure colours half way through a fade.
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const path of openPaths) {
        await page.goto(path)
        await settled(page)
        expect(await violations(page), path).toEqual([])
      }
      await page.getByRole('link', { name: 'Help now' }).first().click()
      await signUp(page, person)
      await readWords(
        page,
        'I am so tired and lonely this week, and I cannot sleep. My mother called and that felt good. I worry about the exam every single night.',
      )
      expect(await violations(page), 'a reading').toEqual([])
      await page
        .getByRole('button', { name: 'New Recording' })
        .or(page.getByRole('button', { name: 'Another reading' }))
        .click()
      await page.getByLabel('What is on your mind?').fill('I want to die')
      await page.getByRole('button', { name: 'Use This Text' }).click()
      await expect(page.locator('main a[href="tel:14416"]').first()).toBeVisible()
      expect(await violations(page), 'the help panel').toEqual([])
      for (const path of guardedPaths) {
        await page.goto(path)
        await settled(page)
        expect(await violations(page), path).toEqual([])
      }
    })
  }
}

for (const language of ['en', 'hi', 'ta'] as const) {
  test(`no screen scrolls sideways from 320 to 1440 px (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/help')
    await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
    const check = async (path: string) => {
      await page.goto(path)
      await settled(page)
      for (const width of [320, 360, 390, 430, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    for (const path of openPaths) await check(path)
    await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'))
    for (const path of guardedPaths) await check(path)
  })
}

test('every link leads to a screen that exists', async ({ page }) => {
  test.setTimeout(120_000)
  await continueAsGuest(page)
  const seen = new Set<string>()
  const waiting = ['/', '/mindscan']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    await page.goto(path)
    await settled(page)
    await expect(page.getByText('This page is not here'), path).toBeHidden()
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) {
      if (/^(?:tel|mailto|sms|https?):/.test(href)) continue
      if (href.startsWith('#')) await expect(page.locator(`[id="${href.slice(1)}"]`), `${path} ${href}`).toBeAttached()
      else waiting.push(href.split('#')[0] ?? '/')
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(6)
})

test('a whole journey asks no other origin for anything', async ({ page, person, app }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== app.url) foreign.push(request.url())
  })
  for (const path of openPaths) await page.goto(path)
  await signUp(page, person)
  await readWords(page, 'I feel calm and grateful today, though the exam next week makes me a little anxious.')
  await page.goto('/')
  await settled(page)
  expect(foreign).toEqual([])
})
