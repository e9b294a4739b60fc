import type { Page } from '@playwright/test'
import { continueAsGuest, expect, test } from './support/test'

const openness = (page: Page) =>
  page
    .locator('[data-phase] g')
    .first()
    .evaluate((branches) => Number((branches as SVGGElement).style.getPropertyValue('--openness')))

for (const from of ['/', '/coping-tools', '/mindmitra'])
  test(`one press in ${from} brings a breath that moves, with a call beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await continueAsGuest(page, from)
    const link = page.getByRole('main').getByRole('link', { name: /^Panic now/ })
    // It is there before it is pressed: nobody in a panic waits for a network.
    await expect.poll(() => asked.some((path) => /\/panic-page-[^/]*\.js$/.test(path))).toBe(true)
    await link.click()
    await expect(page.getByText('Breathe in')).toBeVisible()
    const first = await openness(page)
    await expect.poll(() => openness(page)).toBeGreaterThan(first)
    const call = await page.getByRole('link', { name: /^Call 14416/ }).boundingBox()
    // Off the edge at which a phone takes gestures for itself.
    expect(844 - (call?.y ?? 844) - (call?.height ?? 0)).toBeGreaterThan(60)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(from)
  })

test('within 300 ms of its screen the breath has moved, and it goes out for longer than in', async ({ page }) => {
  await page.clock.install()
  await page.goto('/panic')
  await expect(page.getByText('Breathe in')).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const before = await openness(page)
  await page.clock.runFor(300)
  expect(await openness(page)).not.toBe(before)
  const seconds = { in: 0, out: 0 }
  for (let second = 0; second < 20; second += 1) {
    await page.clock.runFor(1_000)
    seconds[(await page.getByText('Breathe in').isVisible()) ? 'in' : 'out'] += 1
  }
  expect(seconds).toEqual({ in: 8, out: 12 })
})

test('who is not signed in breathes, grounds and calls on one phone screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/panic')
  const tooTall = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, [data-immersive] *')]
        .filter((part) => part.tagName === 'HTML' || getComputedStyle(part).overflowY === 'auto')
        .filter((part) => part.scrollHeight > part.clientHeight)
        .map((part) => `${part.className}: ${part.scrollHeight} in ${part.clientHeight}`),
    )
  await expect(page.getByText('Breathe in')).toBeVisible()
  expect(await tooTall()).toEqual([])
  await page.getByRole('button', { name: '5-4-3-2-1' }).click()
  for (let tap = 0; tap < 5; tap += 1) await page.getByRole('button', { name: `${tap} of 5 noticed` }).click()
  await expect(page.getByRole('heading', { name: '4 things you can touch' })).toBeVisible()
  expect(await tooTall()).toEqual([])
  await expect(page.getByRole('link', { name: /^Call 14416/ })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Back to the breath' }).click()
  await expect(page.getByText('This will pass.')).toBeVisible()
})

test('the installed app leads to it from its icon', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Panic now', url: '/panic' },
    { name: 'Drop a worry', url: '/worry' },
  ])
})
