import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { continueAsGuest, expect, signUp, test } from './support/test'

const point = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save check-in' }).click()
const trend = (page: Page) => page.getByRole('region', { name: 'Wellness Trend' })
const stat = (page: Page, name: string) => page.locator('dl div', { hasText: name }).locator('dd')

/** Lays the line from one point to another with a pressed mouse. */
async function drag(page: Page, from: string, to: string) {
  const [start, end] = [await point(page, from).boundingBox(), await point(page, to).boundingBox()]
  if (!start || !end) throw new Error('The scale is not there')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** An activity of that many days ago, as another device would have sent it. */
const sendActivity = (page: Page, daysAgo: number) =>
  page.evaluate(async (days) => {
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const body = { occurredAt: at, updatedAt: at, body: { type: 'tool', title: 'Jaali', itemId: 'jaali' } }
    const response = await fetch(`/api/activities/${crypto.randomUUID()}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok
  }, daysAgo)

/** Yesterday at eight in the morning, as the field of the browser takes it, by the browser's clock. */
const yesterday = (page: Page) =>
  page.evaluate(() => {
    const day = new Date()
    day.setDate(day.getDate() - 1)
    const two = (value: number) => String(value).padStart(2, '0')
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T08:00`
  })

test('check-ins are made on Home, changed and deleted under My Progress, and become bars and an average', async ({
  page,
  person,
}) => {
  await signUp(page, person)
  await drag(page, '0, very heavy', '6, steady')
  await expect(page.getByText('Saved: 6, steady')).toBeFocused()

  await page.getByRole('button', { name: 'Check in again' }).click()
  await point(page, '7, fairly light').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('button', { name: 'Grateful' }).click()
  await page.getByLabel('A note').fill('Rain on the terrace')
  await save(page)
  await expect(page.getByText('Saved: 8, light')).toBeVisible()

  await page.getByRole('button', { name: 'Check in again' }).click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await point(page, '3, low').check()
  await page.getByLabel('When').fill('2090-01-01T08:00')
  await save(page)
  await expect(page.getByText("That's in the future.", { exact: false })).toBeVisible()
  await page.getByLabel('When').fill(await yesterday(page))
  await save(page)
  await expect(page.getByText('Saved: 3, low')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See who answers' })).toBeVisible()

  expect(await sendActivity(page, 20)).toBe(true)
  await page.getByRole('region', { name: 'Your week' }).getByRole('link', { name: 'See month' }).click()
  await page.getByRole('link', { name: 'Your check-ins' }).click()
  await expect(trend(page).getByText('5.0', { exact: true })).toBeVisible()
  await expect(trend(page).getByText('today: 7 of 10, 2 check-ins', { exact: false })).toBeAttached()
  await expect(trend(page).getByText('Not enough yet')).toBeVisible()

  const list = page.getByRole('region', { name: 'Your check-ins' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('listitem').filter({ hasText: '8, light' }).getByRole('button', { name: /^Edit/ }).click()
  await list.getByRole('radio', { name: '10, very light', exact: true }).check()
  await list.getByRole('button', { name: 'Save changes' }).click()
  await expect(trend(page).getByText('5.5', { exact: true })).toBeVisible()

  await page.reload()
  await expect(trend(page).getByText('5.5', { exact: true })).toBeVisible()
  await trend(page).getByRole('button', { name: 'Show as table' }).click()
  await expect(trend(page).getByRole('row')).toHaveCount(8)
  await expectAccessible(page, 'My Progress')

  await expect(stat(page, 'Tools Used')).toHaveText('0')
  await page.getByLabel('Show', { exact: true }).selectOption('30d')
  await expect(page).toHaveURL(/range=30d/)
  await expect(stat(page, 'Tools Used')).toHaveText('1')
  await trend(page).getByRole('button', { name: 'Show as table' }).click()
  await expect(
    trend(page).getByRole('img', { name: /^Your check-ins as a line from .* between 3 and 8 of 10$/ }),
  ).toBeVisible()

  await list
    .getByRole('listitem')
    .filter({ hasText: '3, low' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(trend(page).getByText('8.0', { exact: true })).toBeVisible()
})

test("a guest's check-in outlasts a reload, also without a network, and can be taken back", async ({
  page,
  context,
}) => {
  await continueAsGuest(page)
  await expect(point(page, '5, in between')).toBeVisible()
  await context.setOffline(true)
  await point(page, '5, in between').click()
  await expect(page.getByText('Saved: 5, in between')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Today so far' })).toContainText('5, in between')
  await point(page, '1, heavy').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('list', { name: 'Today so far' }).getByRole('listitem')).toHaveCount(1)
})
