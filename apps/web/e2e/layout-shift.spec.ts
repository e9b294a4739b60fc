import type { Page } from '@playwright/test'
import { field } from './support/chat'
import { button } from './support/exercise'
import { answered, expectStill, watchShifts } from './support/layout-shift'
import { continueAsGuest, expect, test } from './support/test'

const words =
  'Office has been heavy this month. I keep thinking about the deadline even at night, and I am not sleeping well. I am tired all day and I snap at everybody.'

/** So long that what comes over the line comes after the first frame of what is there. */
const lineMs = 500

/** A line so slow that whatever comes later on a screen comes seen. */
const slowDown = (page: Page) =>
  page.route(/\/(?:assets|api)\//, async (route) => {
    await new Promise((done) => setTimeout(done, lineMs))
    await route.continue()
  })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectStill(page, path)
}

const visitedAgain = ['/', '/mindscan', '/mindmitra', '/profile?tab=progress', '/months', '/coping-tools', '/insights']

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, ...(size.width < 760 && { isMobile: true, hasTouch: true }) })

    test('nothing that stands moves: from the sign-in page through a check-in, a reading, a tip, a tool and a talk', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await watchShifts(page)
      await open(page, '/get-started')
      await slowDown(page)
      await page.getByRole('button', { name: 'Continue without an account' }).click()
      await answered(page, page.getByRole('heading', { level: 1 }))
      await expectStill(page, 'Today after the sign-in page')

      await page.getByRole('radio', { name: '8, light' }).click()
      await answered(page, page.getByText(/^Saved: 8, light/).first())
      await expectStill(page, 'Today after a check-in')

      await open(page, '/mindscan')
      await page.getByLabel("What's on your mind?").fill(words)
      await page.getByRole('button', { name: 'Use This Text' }).click()
      await answered(page, page.getByRole('button', { name: 'Analyze My Mental Health' }))
      await expectStill(page, 'words that were taken')
      await page.getByRole('button', { name: 'Analyze My Mental Health' }).click()
      await answered(page, page.getByRole('button', { name: 'Processing...' }))
      await expect(page.getByText('What your words suggest')).toBeVisible()
      await expectStill(page, 'a reading')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Start / })
        .first()
        .click()
      await answered(page, button(page, 'Exit'))
      await expectStill(page, 'what a tip opens')

      await open(page, '/coping-tools/exercise?tool=jaali')
      await button(page, 'Next').click()
      for (let screen = 0; screen < 3; screen += 1) {
        const hint = button(page, 'Turn one for me')
        await expect(hint).toBeVisible()
        while (await hint.isVisible()) await hint.click()
        await answered(page, page.getByRole('heading', { name: 'Closed' }))
        await expectStill(page, 'a screen that is closed')
        await button(page, 'Next').click()
      }
      await button(page, 'Complete').click()
      await answered(page, page.getByRole('heading', { name: 'How was that?' }))
      await expectStill(page, 'a tool at its end')

      await open(page, '/mindmitra')
      await field(page).fill('I feel so sad and lonely')
      await field(page).press('Enter')
      const messages = page.locator('[data-message]')
      await answered(page, messages.first())
      await expect(messages.nth(1)).toBeVisible()
      await expect(page.getByText('Mindmitra is typing')).toBeHidden()
      await expectStill(page, 'a reply')

      // With what the way has left.
      for (const path of visitedAgain) await open(page, path)
      await page.getByRole('list', { name: 'Insights' }).getByRole('link').first().click()
      await answered(page, page.getByRole('heading', { level: 1 }))
      await expectStill(page, 'an article from the list')
    })
  })

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`Voice and Video take each other's place, and what stands below keeps its own, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await continueAsGuest(page, '/mindscan')
    const voice = page.getByRole('tab', { name: 'Voice', exact: true })
    const video = page.getByRole('tab', { name: 'Video', exact: true })
    const history = page.getByText('No results yet. Your first one will show up here.')
    await expect(history).toBeVisible()
    // Far down, below the header: from there a page that shrinks would be pulled from under the finger.
    await voice.evaluate((tab) => window.scrollBy(0, tab.getBoundingClientRect().top - 160))
    const tops = async () => {
      const [tab, below] = [await voice.boundingBox(), await history.boundingBox()]
      // What lies under the lower edge is not seen to move.
      return { tab: Math.round(tab?.y ?? 0), below: Math.min(Math.round(below?.y ?? 0), size.height) }
    }
    const before = await tops()
    await video.click()
    await expect(page.getByRole('button', { name: 'Turn on camera' })).toBeVisible()
    const atVideo = await tops()
    expect(atVideo.tab, 'the tabs stay under the finger').toBe(before.tab)
    expect(atVideo.below, 'nothing is pulled up').toBeGreaterThanOrEqual(before.below)
    await voice.click()
    await expect(page.getByLabel("What's on your mind?")).toBeVisible()
    expect(await tops(), 'and back').toEqual(atVideo)
  })
