import type { Page } from '@playwright/test'
import { field, helpRegion, log, openChat, say } from './support/chat'
import { continueAsGuest, expect, test } from './support/test'

const crisisWords = [
  ['en', 'I do not want to live anymore'],
  ['en', 'zindagi khatam karna chahti hu, jeene ka mann nahi hai'],
  ['hi', 'मैं अब जीना नहीं चाहती'],
  ['ta', 'எனக்கு வாழ பிடிக்கவில்லை, சாக வேண்டும்'],
] as const

test('in the chat help is there within 100 ms in English, Hindi, Tamil and Latin Hindi, and the field stays open', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await continueAsGuest(page)
  for (const [language, text] of crisisWords) {
    await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
    // The quickest of three: a machine that runs other tests beside may hold up any one of them.
    const tries = [await msUntilHelp(page, text), await msUntilHelp(page, text), await msUntilHelp(page, text)]
    expect(Math.min(...tries), `${language}: ${text}`).toBeLessThan(100)
    await expect(page.locator('main a[href="tel:14416"]').first()).toBeVisible()
    await expect(field(page)).toBeEnabled()
  }
})

/** From the press of the button until the line to call stands in the page. */
async function msUntilHelp(page: Page, text: string): Promise<number> {
  await openChat(page)
  await field(page).fill(text)
  return page.evaluate(async () => {
    const start = performance.now()
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click()
    while (!document.querySelector('main a[href="tel:14416"]') && performance.now() - start < 5_000)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - start
  })
}

test('on a phone the acknowledgement and the call are in view together, and the call stays when it is taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await continueAsGuest(page)
  await openChat(page)
  await say(page, 'I want to die, I have no reason to live')
  await expect(helpRegion(page)).toBeVisible()
  const acknowledgement = log(page).locator('[data-message]').nth(1)
  await expect(acknowledgement).toBeInViewport({ ratio: 0.95 })
  await expect(page.locator('main a[href="tel:14416"]').first()).toBeInViewport({ ratio: 1 })
  await expect(field(page)).toBeFocused()
  await say(page, 'just joking')
  await expect(log(page)).toContainText('just joking')
  await expect(helpRegion(page).getByRole('link', { name: /Call 14416/ })).toBeInViewport({ ratio: 1 })
})

test.describe('where a service worker keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('offline the chat still answers, and help is there', async ({ page, context }) => {
    await continueAsGuest(page)
    await openChat(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await context.setOffline(true)
    await page.goto('/mindmitra')
    await say(page, 'I feel low today')
    await expect.poll(() => log(page).locator('[data-message]').count()).toBeGreaterThan(1)
    await say(page, 'I want to end my life tonight')
    await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible()
  })
})
