import type { Language } from '@maitri/domain'
import type { Page } from '@playwright/test'
import { words } from './support/messages'
import { continueAsGuest, expect, signIn, test } from './support/test'
import { latinWords, wordsWithoutFont } from './support/words-on-page'

const nativeNames: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  kn: 'ಕನ್ನಡ',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  bn: 'বাংলা',
}

async function choose(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: /^(Language|भाषा|மொழி)/ }).click()
  await page.getByRole('button', { name: new RegExp(`^${nativeNames[language]}`) }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The font files that were asked for, by name and without their digest. */
function watchFonts(page: Page): () => string[] {
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const name = /\/(anek-[a-z-]+?)-[\w-]{8}\.woff2$/.exec(request.url())?.[1]
    if (name && !name.startsWith('anek-names-')) fonts.add(name)
  })
  return () => [...fonts].sort()
}

for (const { language, font } of [
  { language: 'hi', font: 'anek-devanagari' },
  { language: 'ta', font: 'anek-tamil' },
] as const) {
  test(`the sign-in page is wholly in ${language}, in its own type`, async ({ page }) => {
    const t = words(language, 'auth')
    await page.goto('/get-started')
    await choose(page, language)
    const fontsAskedFor = watchFonts(page)
    await page.reload()
    await expect(page.locator('html'), 'the choice outlasts a reload').toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('heading'))
    await page.waitForLoadState('networkidle')
    expect(await latinWords(page), 'Login').toEqual([])

    await page.getByRole('button', { name: t('mode.login'), exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(t('errors.empty_fields'))
    await page.getByRole('tab', { name: t('mode.sign_up') }).click()
    await page
      .getByRole('button', { name: t('mode.sign_up'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('alert')).toHaveText(t('errors.empty_fields'))
    await page.getByRole('button', { name: t('google.continue') }).click()
    await expect(page.getByRole('alert')).toHaveCount(2)
    expect(await latinWords(page), 'Sign Up with its errors').toEqual([])

    await page.getByRole('tab', { name: t('mode.login') }).click()
    await page.getByRole('button', { name: t('reset.link') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reset.heading'))
    expect(await latinWords(page), 'Reset password').toEqual([])

    await page.getByRole('button', { name: /^(भाषा|மொழி)/ }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^${nativeNames.kn}`) })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fontsAskedFor()).toEqual([font, 'anek-latin'].sort())
  })
}

test('a language chosen here is kept with the account and speaks on another device', async ({
  browser,
  page,
  person,
  app,
}) => {
  const t = words('hi', 'auth')
  await page.goto('/get-started')
  await choose(page, 'hi')
  await page.getByRole('tab', { name: t('mode.sign_up') }).click()
  await page.getByLabel(t('fields.name')).fill(person.name)
  await page.getByLabel(t('fields.email')).fill(person.email)
  await page.getByLabel(t('fields.password'), { exact: true }).fill(person.password)
  await page.getByLabel(t('adult.label')).check()
  await page
    .getByRole('button', { name: t('mode.sign_up'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL('/')

  const other = await browser.newContext({ baseURL: app.url })
  const elsewhere = await other.newPage()
  await signIn(elsewhere, person)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(elsewhere.getByRole('link', { name: words('hi', 'shell')('skip_to_content') })).toBeAttached()

  const saved = elsewhere.waitForResponse('**/api/me')
  await choose(elsewhere, 'ta')
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(page.locator('html'), 'and back on the first one').toHaveAttribute('lang', 'ta')
  await other.close()
})

test('the picker has the eight languages under their own names', async ({ page }) => {
  await page.goto('/get-started')
  await page.getByRole('button', { name: 'Language: English' }).click()
  const list = page.getByRole('list', { name: 'Language' })
  await expect(list.getByRole('button')).toHaveCount(8)
  for (const [language, name] of Object.entries(nativeNames) as [Language, string][]) {
    const row = list.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(row.getByText(name, { exact: true }).first()).toHaveAttribute('lang', language)
  }
  expect(await wordsWithoutFont(page), 'and in our type').toEqual([])
})

test.describe('where a service worker keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the words of the chosen language are kept for a time without a network, and those of no other', async ({
    page,
    context,
  }) => {
    await continueAsGuest(page)
    await page.evaluate(() => localStorage.setItem('preferredLanguage', 'hi'))
    await page.reload()
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await keptLanguages(page)).toEqual(['hi'])
    await page.reload()
    await context.setOffline(true)
    await page.goto('/community')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('hi', 'community')('hero.title'))

    await page.getByRole('button', { name: /^भाषा/ }).click()
    await page.getByRole('button', { name: new RegExp(`^${nativeNames.ta}`) }).click()
    await expect(page.getByRole('status').filter({ hasText: 'तमिल अभी इस डिवाइस पर नहीं है' })).toBeVisible()
    await expect(page.locator('html'), 'and the page stays whole in the one that is here').toHaveAttribute('lang', 'hi')
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('hi')
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await choose(page, 'ta')
    await expect.poll(() => keptLanguages(page)).toEqual(['hi', 'ta'])
    await context.setOffline(true)
    await page.goto('/therapists')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ta', 'therapists')('title'))
  })
})

/** The languages of which a screen that this journey has not opened is kept. */
const keptLanguages = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('words')).keys()
    return kept.flatMap(({ url }) => /\/words\/(\w\w)\/terms-/.exec(url)?.[1] ?? []).sort()
  })
