import type { Page } from '@playwright/test'
import { continueAsGuest, expect, test } from './support/test'

const phone = { width: 320, height: 568 }
const written = {
  en: 'I want to die, I have no reason to live',
  hi: 'मैं मरना चाहती हूँ, जीने का मन नहीं है',
  ta: 'நான் சாக விரும்புகிறேன், வாழ பிடிக்கவில்லை',
}

const help = (page: Page) =>
  page.locator('main section:has(h2)').filter({ has: page.locator('a[href^="https://wa.me/"]') })
const firstCall = (page: Page) => help(page).locator('a[href^="tel:"]').first()
const quickExit = { en: 'Quick exit', hi: 'तुरंत बाहर', ta: /.+/ }

async function use(page: Page, words: string): Promise<void> {
  await page.goto('/mindscan')
  await page.locator('textarea').first().fill(words)
  await page.locator('form button[type=submit]').first().click()
}

for (const language of ['en', 'hi', 'ta'] as const) {
  test(`on the smallest phone the call and Quick exit are in view as soon as the words are used, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await continueAsGuest(page)
    await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
    await use(page, written[language])
    await expect(firstCall(page)).toBeInViewport({ ratio: 1 })
    await expect(help(page).getByRole('button', { name: quickExit[language] }).first()).toBeInViewport({ ratio: 1 })
  })
}

test('scrolled away from, the call and Quick exit stay one tap away, and folding keeps them', async ({ page }) => {
  await page.setViewportSize(phone)
  await continueAsGuest(page)
  await use(page, 'my husband beats me every night')
  await expect(firstCall(page)).toHaveAttribute('href', 'tel:181')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bar = page.getByRole('complementary', { name: 'Help from a person' })
  await expect(bar.getByRole('link', { name: 'Call 181' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Show all help' }).click()
  await expect(firstCall(page)).toBeInViewport({ ratio: 1 })
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: 'Fold this away' }).click()
  const folded = page.getByRole('region', { name: 'Help from a person' })
  await expect(folded.getByRole('link')).toHaveCount(1)
  await expect(folded.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 })
  await folded.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('/kitchen-measures.html')
})

for (const size of [phone, { width: 1280, height: 700 }]) {
  test(`in a dialog help comes into view from its last field, and stays above it, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await continueAsGuest(page, '/community?start=true')
    const tags = page.getByRole('textbox', { name: 'Tags' })
    await tags.fill('I want to die')
    await tags.press('Tab')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: /^Call 14416/ }).first()).toBeInViewport({ ratio: 0.9 })
    await tags.scrollIntoViewIfNeeded()
    await expect(tags).toBeInViewport()
    await expect(dialog.getByRole('link', { name: /^Call 14416/ }).first()).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Quick exit' }).first()).toBeInViewport({ ratio: 1 })
  })
}

test('words in another script than the page’s are answered in their language and in its type', async ({ page }) => {
  await continueAsGuest(page)
  await use(page, written.ta)
  await expect(help(page)).toHaveAttribute('lang', 'ta')
  await expect(help(page).getByRole('heading')).toHaveText('இப்போது ஒருவரிடம் பேசுங்கள்')
  const font = await help(page)
    .getByRole('heading')
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(font).toContain('Anek Tamil')
})
