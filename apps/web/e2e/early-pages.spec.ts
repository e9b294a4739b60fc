import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { helplines } from '@maitri/content/helplines'
import { type Language, languages } from '@maitri/domain'
import type { Page } from '@playwright/test'
import { expectStill, watchShifts } from './support/layout-shift'
import { expect, test } from './support/test'

/** Keeps the app from coming until it is let in; what the server sent stands alone for that long. */
async function holdApp(page: Page): Promise<() => void> {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(/\/assets\/libraries-/, async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}

async function readMessages(language: Language, namespace: string): Promise<{ heading: string }> {
  const messages = join(import.meta.dirname, '../../../packages/content/messages')
  return JSON.parse(await readFile(join(messages, language, `${namespace}.json`), 'utf8'))
}

const early = (page: Page) => page.locator('#early')
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'hi-IN' })

  test('the page of help is there in the language of the browser, and every number on it can be called', async ({
    page,
  }) => {
    await page.goto('/help')
    await expect(headline(page)).toHaveText('आप अभी किसी से बात कर सकते हैं')
    await expect(page).toHaveTitle(/आप अभी किसी से बात कर सकते हैं/)
    for (const number of ['14416', '112', '18008914416', '1098', '181', '1930', '14567'])
      await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'तुरंत बाहर' }).click()
    await expect(page).toHaveURL('/kitchen-measures.html')
  })
})

for (const path of ['/get-started', '/help', '/privacy', '/terms', '/accessibility'])
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    test(`${path} stands before the app at ${size.width} px, and nothing moves when the app takes its place`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await watchShifts(page)
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      const letIn = await holdApp(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(headline(page)).toHaveCount(1)
      await expect(headline(page)).toBeVisible()
      const before = await headline(page).boundingBox()
      // Every frame from here on has the headline, once.
      await page.evaluate(() => {
        const seen = new Set<number>()
        Object.assign(window, { seen })
        const look = () => {
          seen.add(
            [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
              .length,
          )
          requestAnimationFrame(look)
        }
        look()
      })
      letIn()
      await expect(early(page)).toHaveCount(0)
      await expect(headline(page)).toHaveCount(1)
      expect(await headline(page).boundingBox()).toEqual(before)
      await expectStill(page, path)
      expect(await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen])).toEqual([1])
      expect(complaints).toEqual([])
    })

test('the help lines stand in one order, before the app and in it', async ({ page }) => {
  const letIn = await holdApp(page)
  await page.goto('/help', { waitUntil: 'commit' })
  const lines = () =>
    page.locator('[data-line]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-line')))
  await expect(page.locator('#early [data-line="icall"]')).toBeVisible()
  const sent = await lines()
  letIn()
  await expect(early(page)).toHaveCount(0)
  expect(await lines()).toEqual(sent)
})

test.describe('where a browser asks for Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('the app goes on in the language of the page that was sent, until another is chosen', async ({ page }) => {
    for (const [path, namespace] of [
      ['/get-started', 'auth'],
      ['/help', 'help'],
    ] as const) {
      const { heading } = await readMessages('hi', namespace)
      const letIn = await holdApp(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('#early h1')).toHaveText(heading)
      await expect(page.locator('#early h1')).toBeVisible()
      letIn()
      await expect(early(page)).toHaveCount(0)
      await expect(headline(page)).toHaveText(heading)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await page.unroute(/\/assets\/libraries-/)
    }
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBeNull()
    await page.getByRole('button', { name: /^भाषा/ }).click()
    await page.getByRole('button', { name: /^English/ }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(headline(page)).toHaveText('You can talk to someone now')
  })
})

test('what was typed, pressed and focused before the app came is so in the app', async ({ page }) => {
  const letIn = await holdApp(page)
  await page.goto('/get-started', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill('ananya@example.in')
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially('monsoon-in-june')
  await expect(early(page)).toHaveCount(1)
  letIn()
  await expect(early(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ananya@example.in')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('monsoon-in-june')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ananya@example.in')
})

test('a button that is pressed before the app came answers as soon as it is there', async ({ page }) => {
  const letIn = await holdApp(page)
  await page.goto('/get-started', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await expect(early(page)).toHaveCount(1)
  letIn()
  await expect(page).toHaveURL('/')
})

test('the place to which somebody has read stays under their eyes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letIn = await holdApp(page)
  await page.goto('/privacy', { waitUntil: 'commit' })
  await expect(headline(page)).toBeVisible()
  // As far as the page has come by then.
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 1_500)
        return scrollY
      }),
    )
    .toBe(1_500)
  const section = page.getByRole('heading', { level: 2 }).nth(4)
  const before = await section.boundingBox()
  letIn()
  await expect(early(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(1_500)
  expect((await section.boundingBox())?.y).toBe(before?.y)
})

test('who has chosen another language, and who is in, never sees what is not for them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'ta'))
  const letIn = await holdApp(page)
  await page.goto('/help', { waitUntil: 'commit' })
  await expect(page.locator('#early h1')).toHaveText('You can talk to someone now')
  await expect(page.locator('#early h1')).toBeHidden()
  letIn()
  await expect(headline(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await expect(headline(page)).not.toHaveText('You can talk to someone now')

  await page.addInitScript(() => {
    localStorage.setItem('preferredLanguage', 'en')
    localStorage.setItem('isAuthenticated', 'true')
  })
  await page.goto('/get-started', { waitUntil: 'commit' })
  await expect(early(page).getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('Quick exit on a page whose app never comes leaves for good', async ({ page }) => {
  await page.goto('/kitchen-measures.html')
  await page.route(/\/assets\/libraries-/, () => {})
  await page.goto('/help', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('/kitchen-measures.html')
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('1')

  await page.goto('/privacy', { waitUntil: 'commit' })
  await expect(headline(page)).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/kitchen-measures.html')
})

test('a page of help whose app breaks on its way stays what it is', async ({ page }) => {
  await page.route(/\/assets\/help-page-.*\.js/, (route) => route.abort())
  await page.goto('/help')
  // The app has said so where nobody sees it.
  await expect(page.locator('#root h1')).toHaveText('Something broke on our side')
  await expect(page.locator('#root h1')).toBeHidden()
  await expect(headline(page)).toHaveText('You can talk to someone now')
  await expect(page.locator('a[href="tel:14416"]').first()).toBeVisible()
})

test('the server sends every page in every language, with its headline and the lines of help', async ({ request }) => {
  for (const path of ['/get-started', '/help', '/privacy', '/terms', '/accessibility'])
    for (const language of languages) {
      const answer = await request.get(path, { headers: { 'accept-language': `${language}-IN,${language};q=0.9` } })
      const [, sent = ''] = /<div id="early"(.*)<div id="root">/s.exec(await answer.text()) ?? []
      const { heading } = await readMessages(language, path === '/get-started' ? 'auth' : path.slice(1))
      expect(/<h1[^>]*>([^<]*)</.exec(sent)?.[1], `${path} in ${language}`).toBe(heading)
      if (path !== '/help') continue
      for (const { country, number } of helplines)
        if (country === 'IN') expect(sent).toContain(`href="tel:${number.tel}"`)
    }
})
