import { languages } from '@maitri/domain'
import type { Page } from '@playwright/test'
import { expectAccessible, expectRoomAtEveryWidth } from './support/accessibility'
import { expectStill, watchShifts } from './support/layout-shift'
import { openAddresses, ownAddresses } from './support/screens'
import { continueAsGuest, expect, readWords, signUp, test } from './support/test'
import { cutPlaceholders, latinWords, otherDigits, wordsWithoutFont } from './support/words-on-page'

/** Waits until the screen stands: its heading is there and nothing waits. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a reading and the help panel have room from 320 to 1440 px, and nothing on them stands in the way', async ({
  page,
  person,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page, person)
  await readWords(
    page,
    'I am so tired and lonely this week, and I cannot sleep. I am tired all day. I worry about the exam every single night.',
  )
  await expectRoomAtEveryWidth(page, 'a reading')
  await expectAccessible(page, 'a reading')
  await page
    .getByRole('button', { name: 'New Recording' })
    .or(page.getByRole('button', { name: 'New Mindscan' }))
    .click()
  await page.getByLabel("What's on your mind?").fill('I want to die')
  await page.getByRole('button', { name: 'Use This Text' }).click()
  await expect(page.locator('main a[href="tel:14416"]').first()).toBeVisible()
  await expectRoomAtEveryWidth(page, 'the help panel')
  await expectAccessible(page, 'the help panel')
})

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

/** In `npm test` two languages share the screens between them; `npm run test:long` walks all of them in each of the eight, on phone and desk in turn. */
const walks = process.env.WALK_IN_ALL_LANGUAGES
  ? languages.map((language, at) => ({ language, size: at % 2 === 0 ? phone : desk, isIn: () => true }))
  : [
      { language: 'hi', size: phone, isIn: (at: number) => at % 2 === 0 },
      { language: 'ta', size: desk, isIn: (at: number) => at % 2 === 1 },
    ]

for (const { language, size, isIn } of walks) {
  test(`no screen scrolls sideways from 320 to 1440 px, moves while it opens at ${size.width}, or has English left (${language})`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/kitchen-measures.html')
    await page.evaluate((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
    await watchShifts(page)
    const check = async (path: string) => {
      await page.setViewportSize(size)
      await page.goto(path)
      await settled(page)
      // A form is opened by a press, in a dialog that stands; opened by its address it still waits for the free times.
      if (!path.includes('form=')) await expectStill(page, path)
      expect.soft(await wordsWithoutFont(page), `${path}, words in another font than ours`).toEqual([])
      expect.soft(await otherDigits(page), `${path}, digits of another style`).toEqual([])
      if (language !== 'en' && !path.startsWith('/insights/'))
        // An article names its sources, and terms of the law beside their translation.
        expect.soft(await latinWords(page), `${path}, English words`).toEqual([])
      await expectRoomAtEveryWidth(page, path)
      await page.setViewportSize({ ...size, width: 320 })
      expect.soft(await cutPlaceholders(page), `${path}, cut off in a field at 320 px`).toEqual([])
    }
    for (const [at, path] of openAddresses.entries()) if (isIn(at)) await check(path)
    await continueAsGuest(page)
    for (const [at, path] of ownAddresses.entries()) if (isIn(at)) await check(path)
  })
}

test.describe('with everything that a visit stores', () => {
  test.use({ serviceWorkers: 'allow' })

  test('every link leads to a screen that exists', async ({ page }) => {
    test.setTimeout(300_000)
    await continueAsGuest(page)
    const seen = new Set<string>()
    const waiting = ['/', '/mindscan']
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      await page.goto(path)
      await settled(page)
      await expect(page.getByText("We can't find this page"), path).toBeHidden()
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const href of hrefs) {
        if (/^(?:tel|mailto|sms|https?):/.test(href)) continue
        if (href.startsWith('#'))
          await expect(page.locator(`[id="${href.slice(1)}"]`), `${path} ${href}`).toBeAttached()
        else waiting.push(href.split('#')[0] ?? '/')
      }
    }
    for (const path of ['/mindmitra', '/coping-tools', '/help', '/privacy']) expect(seen).toContain(path)
  })

  test('a whole journey asks no other origin for anything', async ({ page, person, app }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== app.url) foreign.push(request.url())
    })
    for (const path of openAddresses) await page.goto(path)
    await signUp(page, person)
    await readWords(page, 'I feel calm and grateful today, though the exam next week makes me a little anxious.')
    await page.goto('/')
    await settled(page)
    expect(foreign).toEqual([])
  })
})
