import type { Locator, Page } from '@playwright/test'
import { continueAsGuest, expect, test } from './support/test'

type Box = { name: string; left: number; right: number; top: number; bottom: number; isClipped: boolean }

/** Where the links, buttons and radio rows inside an element stand, those that are shown. */
function boxesIn(element: Locator): Promise<Box[]> {
  return element.evaluate((root) =>
    [...root.querySelectorAll('a, button, label')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getClientRects().length > 0)
      .map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const isClipped =
          control.scrollWidth > control.clientWidth + 1 && getComputedStyle(control).display !== 'inline'
        return { name: control.textContent ?? '', left, right, top, bottom, isClipped }
      }),
  )
}

/** Nothing is cut off at the sides, and nothing stands on something else. */
async function expectRoom(page: Page, element: Locator, where: string): Promise<void> {
  const boxes = await boxesIn(element)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(boxes.length, where).toBeGreaterThan(0)
  for (const [index, box] of boxes.entries()) {
    expect(box.left, `${where}: ${box.name} begins on the screen`).toBeGreaterThanOrEqual(0)
    expect(box.right, `${where}: ${box.name} ends on the screen`).toBeLessThanOrEqual(width)
    expect(box.isClipped, `${where}: ${box.name} is whole`).toBe(false)
    for (const other of boxes.slice(index + 1)) {
      const apart =
        box.right <= other.left + 1 ||
        other.right <= box.left + 1 ||
        box.bottom <= other.top + 1 ||
        other.bottom <= box.top + 1
      expect(apart, `${where}: ${box.name} and ${other.name} stand apart`).toBe(true)
    }
  }
}

const pictures = [
  { name: '200 % zoom', viewport: { width: 640, height: 450 } },
  { name: '320 px', viewport: { width: 320, height: 640 } },
]

test.describe('on a screen of fine pixels', () => {
  test.use({ deviceScaleFactor: 2 })

  for (const language of ['en', 'ta'])
    test(`at 200 % zoom and at 320 px nothing in headers and menus is cut off or overlaps (${language})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((chosen) => localStorage.setItem('preferredLanguage', chosen), language)
      const header = page.locator('header').first()
      const inBothPictures = async (path: string, look: (where: string) => Promise<void>) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        for (const { name, viewport } of pictures) {
          await page.setViewportSize(viewport)
          await expect(() => expectRoom(page, header, `${path}, ${name}`)).toPass({ timeout: 15_000 })
          await look(`${path}, ${name}`)
          await page.keyboard.press('Escape')
        }
      }
      for (const path of ['/get-started', '/help'])
        await inBothPictures(path, async (where) => {
          await header.getByRole('button', { name: /^(Language|மொழி)/ }).click()
          const list = page.locator('[popover]:popover-open')
          await expect(list).toBeVisible()
          await expect(() => expectRoom(page, list, `languages on ${where}`)).toPass({ timeout: 15_000 })
        })
      await continueAsGuest(page)
      for (const path of ['/', '/mindscan'])
        await inBothPictures(path, async (where) => {
          const bar = page.locator('nav').last()
          if (where.endsWith('320 px')) {
            await expect(() => expectRoom(page, bar, `the bar on ${where}`)).toPass({ timeout: 15_000 })
            return
          }
          await header.locator('[aria-haspopup=dialog]').click()
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          await expect(() => expectRoom(page, dialog, `the menu on ${where}`)).toPass({ timeout: 15_000 })
          const last = dialog.getByRole('button').last()
          await last.scrollIntoViewIfNeeded()
          await expect(last, 'the end of the menu can be reached').toBeInViewport()
        })
    })
})

test('whoever asked for less motion sees nothing move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () => page.evaluate(() => document.getAnimations().length)
  for (const path of ['/get-started', '/help', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(moving, path).toBe(0)
  }
  await continueAsGuest(page)
  for (const path of ['/', '/mindscan']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(moving, path).toBe(0)
  }
  await page.getByLabel("What's on your mind?").fill('I feel calm and grateful today, though tired.')
  await page.getByRole('button', { name: 'Use This Text' }).click()
  await page.getByRole('button', { name: 'Analyze My Mental Health' }).click()
  await expect(page.getByText('Analysing your words').first()).toBeVisible()
  await expect.poll(moving, 'while the words are read').toBe(0)
  await expect(page.getByText('What your words suggest')).toBeVisible()
  await expect.poll(moving, 'a reading').toBe(0)
})

test('the help page prints its numbers, and nothing that only works on a screen', async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const number of ['112', '14416', '1098', '181', '9999 666 555', '14567'])
    await expect(main.getByText(number, { exact: false }).filter({ visible: true }).first(), number).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('header').first()).toBeHidden()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a chosen theme stands before anything of the page is drawn, and outlasts a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    // The theme at the moment the body begins; a paint cannot come before.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      sessionStorage.setItem('theme at first', document.documentElement.dataset.theme ?? 'the device')
    }).observe(document, { childList: true, subtree: true })
  })
  const themeAtFirst = () => page.evaluate(() => sessionStorage.getItem('theme at first'))
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await continueAsGuest(page)
  expect(await themeAtFirst()).toBe('the device')
  const light = await paper()

  await page.getByRole('button', { name: 'Menu of Guest' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await paper(), 'at once').not.toBe(light)

  await page.reload()
  expect(await themeAtFirst()).toBe('dark')
  expect(await paper()).not.toBe(light)
  await page.getByRole('button', { name: 'Menu of Guest' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'Same as device' }).check()
  await page.reload()
  expect(await themeAtFirst()).toBe('the device')
  expect(await paper()).toBe(light)
})
