import type { Page } from '@playwright/test'
import { continueAsGuest, expect, readWords, test } from './support/test'

const lines = [
  ['en', 'I do not want to live anymore'],
  ['en', 'zindagi khatam karna chahti hu, jeene ka mann nahi hai'],
  ['hi', 'मैं अब जीना नहीं चाहती'],
  ['ta', 'எனக்கு வாழ பிடிக்கவில்லை, சாக வேண்டும்'],
] as const

test('S3: help is there within 100 ms of words in crisis, in English, Hindi, Tamil and Latin Hindi', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await continueAsGuest(page)
  for (const [language, text] of lines) {
    await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
    // The quickest of three: a machine that runs other tests beside may hold up any one of them.
    let quickest = await msUntilHelp(page, text)
    for (let tries = 1; tries < 3 && quickest >= 100; tries += 1)
      quickest = Math.min(quickest, await msUntilHelp(page, text))
    await expect(page.locator('main a[href="tel:14416"]').first()).toBeVisible()
    expect(quickest, `${language}: ${text}`).toBeLessThan(100)
  }
})

/** From the press of the button until the line to call stands in the page. */
async function msUntilHelp(page: Page, text: string): Promise<number> {
  await page.goto('/mindscan')
  await page.locator('textarea').fill(text)
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const start = performance.now()
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click()
    while (!document.querySelector('main a[href="tel:14416"]')) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (performance.now() - start > 5_000) break
    }
    return performance.now() - start
  })
}

test.describe('where a service worker keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('S4, S17: with the network gone and the server unreachable the gate, the panel and the help page still answer', async ({
    page,
    context,
  }) => {
    await continueAsGuest(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await context.setOffline(true)
    await page.goto('/mindscan')
    await page.getByLabel("What's on your mind?").fill('I want to end my life tonight')
    await page.getByRole('button', { name: 'Use This Text' }).click()
    await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible()
    await page.goto('/help')
    await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible()
  })
})

test('S9, S16: a reading of words in crisis shows no score, keeps no tier, and deletes like any other', async ({
  page,
}) => {
  await continueAsGuest(page, '/mindscan')
  await page.getByLabel("What's on your mind?").fill('Such a lovely, happy, wonderful day. I am going to kill myself.')
  await page.getByRole('button', { name: 'Use This Text' }).click()
  await page.getByRole('button', { name: 'Analyze My Mental Health' }).click()
  await expect(page.getByRole('heading', { name: 'What you wrote matters more than any word count.' })).toBeVisible()
  await expect(page.getByRole('meter', { name: 'From heavy to light' })).toHaveCount(0)
})

test('an earlier reading of words in crisis, opened after a reload, has the line to call on its page', async ({
  page,
}) => {
  await continueAsGuest(page)
  await readWords(page, 'I want to die, I have no reason to live')
  await page.goto('/mindscan')
  await expect(page.locator('main a[href="tel:14416"]')).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Open the result from/ })
    .first()
    .click()
  await expect(page.getByText('The helplines above answer 24 hours.', { exact: false })).toBeVisible()
  await expect(page.locator('main a[href="tel:14416"]').first()).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(page.locator('main a[href="tel:14416"]').first()).toBeVisible()
})

test('Esc three times leaves for a neutral page', async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/kitchen-measures.html')
  await expect(page).toHaveTitle('Kitchen measures')
})

test('S17: help is one press away on every screen, wide and narrow, signed out and in', async ({ page }) => {
  const helpNow = page.getByRole('link', { name: 'Help now' }).first()
  const expectOnePress = async (path: string) => {
    await page.goto(path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(helpNow, `${path}, ${width} px`).toBeInViewport()
    }
    await helpNow.click()
    await expect(page).toHaveURL('/help')
  }
  for (const path of ['/get-started', '/reset-password', '/privacy', '/safety-plan', '/not-a-page'])
    await expectOnePress(path)
  await continueAsGuest(page)
  for (const path of ['/', '/mindscan', '/mindmitra', '/coping-tools', '/not-a-page']) await expectOnePress(path)
})

test('on a phone the acknowledgement and the call are both in view as soon as the words are used', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await continueAsGuest(page, '/mindscan')
  await page.getByLabel("What's on your mind?").fill('I want to die, I have no reason to live')
  await page.getByRole('button', { name: 'Use This Text' }).click()
  await expect(page.getByRole('heading', { name: 'Your words' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Help from a person' }).locator('p').first()).toBeInViewport({
    ratio: 1,
  })
  await expect(page.locator('main a[href="tel:14416"]').first()).toBeInViewport({ ratio: 1 })
})

test('words of the panel that did not come at first are asked for again, and no key is ever shown', async ({
  page,
}) => {
  await continueAsGuest(page)
  let refused = 0
  await page.route(/\/assets\/words\/\w\w\/crisis-[\w-]{8}\.js$/, (route) => {
    refused += 1
    return refused <= 2 ? route.abort() : route.continue()
  })
  await page.goto('/mindscan')
  await page.getByLabel("What's on your mind?").fill('I want to die, I have no reason to live')
  await page.getByRole('button', { name: 'Use This Text' }).click()
  await expect(page.getByRole('heading', { name: 'Please talk to a person now' })).toBeVisible()
  expect(refused).toBeGreaterThan(2)
})
