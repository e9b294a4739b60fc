import type { Page } from '@playwright/test'
import { continueAsGuest, expect, test } from './support/test'

const count = 2_000

/** Two years of use on this device, newest first. */
const keepActivities = (page: Page) =>
  page.evaluate((many) => {
    const activities = Array.from({ length: many }, (_, index) => {
      const at = new Date(Date.now() - index * 8 * 60 * 60 * 1000).toISOString()
      return { id: crypto.randomUUID(), type: 'tool', title: `Saans ${index + 1}`, occurredAt: at, updatedAt: at }
    })
    localStorage.setItem('recentActivities', JSON.stringify(activities))
  }, count)

/** The longest task since the page began to listen, in milliseconds. */
const listenToTasks = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { longestTask: number }
    seen.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration)
    }).observe({ type: 'longtask' })
  })
const longestTask = (page: Page) => page.evaluate(() => (window as unknown as { longestTask: number }).longestTask)

test('two thousand activities are drawn where they are seen, to the last, in the places of a phone', async ({
  page,
}) => {
  await continueAsGuest(page)
  await keepActivities(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/profile?tab=progress&range=all')
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  const rows = activity.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await listenToTasks(page)
  await activity.getByRole('button', { name: /^Show all/ }).click()
  await expect(rows.nth(8)).toBeVisible()
  process.stdout.write(`longest task of showing ${count} activities: ${Math.round(await longestTask(page))} ms\n`)
  expect(await rows.count(), 'rows on the page').toBeLessThan(60)

  for (const width of [320, 390, 560, 760]) {
    await page.setViewportSize({ width, height: 800 })
    const row = rows.first()
    const [title, when, bin] = await Promise.all(
      [row.getByText('Saans 1', { exact: true }), row.locator('time'), row.getByRole('button')].map((one) =>
        one.boundingBox(),
      ),
    )
    if (!title || !when || !bin) throw new Error('A part of the row is not drawn')
    expect(when.y, `the date is below the title at ${width}`).toBeGreaterThanOrEqual(title.y + title.height - 1)
    expect(bin.x, `the bin is behind the title at ${width}`).toBeGreaterThanOrEqual(title.x + 40)
    expect(bin.x + bin.width, `the bin is on the page at ${width}`).toBeLessThanOrEqual(width)
  }

  await rows
    .first()
    .getByRole('button', { name: /^Delete Saans 1,/ })
    .click()
  await expect(rows.first().getByText('Saans 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows.first().getByText('Saans 1', { exact: true })).toBeVisible()

  const last = activity.getByText('Saans 2000', { exact: true })
  // Below the list stands more, so the end of the page may be further than the last row.
  await expect(async () => {
    await activity.getByRole('button', { name: 'Show fewer' }).scrollIntoViewIfNeeded({ timeout: 500 })
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()
})
